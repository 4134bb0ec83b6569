import { modals } from '@mantine/modals';
import { Text } from '@mantine/core';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { whenOverlaysReady } from '../overlay/loader.ts';
import { setUnsaved } from './unsaved.ts';

export interface UnsavedGuard {
  /** Lets the next leaving pass: what was unsaved is saved now. */
  release: () => void;
}

/** Asks before unsaved work is left: by a link, the back button or by closing the tab. */
export function useUnsavedGuard(isDirty: boolean): UnsavedGuard {
  const { t } = useTranslation('common');
  // Read at the moment of leaving, which may come before the next drawing.
  const dirty = useRef(isDirty);
  useEffect(() => {
    dirty.current = isDirty;
    setUnsaved(dirty, isDirty);
    return () => setUnsaved(dirty, false);
  }, [isDirty]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty.current &&
      (currentLocation.pathname !== nextLocation.pathname ||
        currentLocation.search !== nextLocation.search),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    let isAnswered = false;
    const answer = (leave: boolean): void => {
      if (isAnswered) return;
      isAnswered = true;
      if (leave) blocker.proceed();
      else blocker.reset();
    };
    let id: string | undefined;
    const open = (): void => {
      if (isAnswered) return;
      id = modals.openConfirmModal({
        title: t('form.leaveTitle'),
        children: <Text size="sm">{t('form.leaveText')}</Text>,
        labels: { confirm: t('actions.discard'), cancel: t('actions.keepEditing') },
        confirmProps: { color: 'red' },
        closeButtonProps: { 'aria-label': t('actions.close') },
        onConfirm: () => answer(true),
        onCancel: () => answer(false),
        onClose: () => answer(false),
      });
    };
    whenOverlaysReady(open);
    return () => {
      isAnswered = true;
      if (id !== undefined) modals.close(id);
    };
  }, [blocker, t]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (dirty.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const release = useCallback(() => {
    dirty.current = false;
    setUnsaved(dirty, false);
  }, []);
  return { release };
}
