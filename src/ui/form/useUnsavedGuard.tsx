import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ask } from '../overlay/confirm.tsx';
import { hasUnsaved, setUnsaved } from './unsaved.ts';
import type { UnsavedPlace } from './unsaved.ts';

export interface UnsavedGuard {
  /** Lets the next leaving pass: what was unsaved is saved now. */
  release: () => void;
}

/**
 * Asks before unsaved work is left: by a link, the back button or by closing the tab.
 *
 * @param place where the work is: in a form that another address of the page closes, or on the page itself
 */
export function useUnsavedGuard(isDirty: boolean, place: UnsavedPlace = 'form'): UnsavedGuard {
  const { t } = useTranslation('common');
  // Read at the moment of leaving, which may come before the next drawing.
  const dirty = useRef(isDirty);
  useEffect(() => {
    dirty.current = isDirty;
    setUnsaved(dirty, isDirty, place);
    return () => setUnsaved(dirty, false);
  }, [isDirty, place]);
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    // The router asks only one of the guards of a page: it speaks for the others.
    currentLocation.pathname === nextLocation.pathname
      ? currentLocation.search !== nextLocation.search && hasUnsaved('form')
      : hasUnsaved(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    return ask(
      {
        title: t('form.leaveTitle'),
        text: t('form.leaveText'),
        action: t('actions.discard'),
        cancel: t('actions.keepEditing'),
        isDangerous: true,
      },
      (leave) => {
        if (leave) blocker.proceed();
        else blocker.reset();
      },
    );
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
