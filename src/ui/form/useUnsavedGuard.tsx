import { useCallback, useEffect, useRef } from 'react';
import { NavigationType, useBlocker, useNavigate } from 'react-router-dom';
import type { BlockerFunction } from 'react-router-dom';
import { ask } from '../overlay/confirm.tsx';
import { leaveQuestion, uncheckedQuestion } from './leave-question.ts';
import { hasUnknown, hasUnsaved, setUnsaved, watchUnsaved } from './unsaved.ts';
import type { UnsavedPlace } from './unsaved.ts';

type Navigation = Parameters<BlockerFunction>[0];

export interface UnsavedGuard {
  /** Allows the next navigation, after saving. */
  release: () => void;
}

/**
 * Asks before navigating or closing the tab.
 *
 * @param isSaving for fields that save when left: navigation waits for the save, and asks only if it fails
 */
export function useUnsavedGuard(
  isDirty: boolean,
  place: UnsavedPlace = 'form',
  isSaving?: boolean,
): UnsavedGuard {
  // A ref: navigation may come before the next render.
  const dirty = useRef(isDirty);
  useEffect(() => {
    dirty.current = isDirty;
    setUnsaved(dirty, isDirty ? { place, isUnknown: false } : undefined);
    return () => setUnsaved(dirty, undefined);
  }, [isDirty, place]);
  const navigate = useNavigate();
  const undrawn = useRef<Navigation>(undefined);
  const blocker = useBlocker((navigation) => {
    const { currentLocation, nextLocation } = navigation;
    // The router asks one blocker only, so it checks all guards.
    const isBlocked =
      currentLocation.pathname === nextLocation.pathname
        ? currentLocation.search !== nextLocation.search && hasUnsaved('form')
        : hasUnsaved();
    undrawn.current = isBlocked ? navigation : undefined;
    return isBlocked;
  });
  // A field that closes before the blocked state is drawn would lose a press on a link.
  useEffect(
    () => () => {
      const { nextLocation, historyAction } = undrawn.current ?? {};
      if (!nextLocation || historyAction === NavigationType.Pop) return;
      const { state } = nextLocation;
      void navigate(nextLocation, { state, replace: historyAction === NavigationType.Replace });
    },
    [navigate],
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    undrawn.current = undefined;
    let isAnswered = false;
    const answer = (leave: boolean): void => {
      if (isAnswered) return;
      isAnswered = true;
      if (leave) blocker.proceed();
      else blocker.reset();
    };
    if (!hasUnsaved()) {
      answer(true);
      return undefined;
    }
    if (isSaving !== true) {
      return ask(hasUnknown() ? uncheckedQuestion() : leaveQuestion(), answer);
    }
    return watchUnsaved((has) => {
      if (!has) answer(true);
    });
  }, [blocker, isSaving]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (dirty.current || hasUnknown()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const release = useCallback(() => {
    dirty.current = false;
    setUnsaved(dirty, undefined);
  }, []);
  return { release };
}

/** Asks before leaving a request with unknown outcome. */
export function useUnknownOutcome(isUnknown: boolean, place: UnsavedPlace = 'form'): UnsavedGuard {
  const holder = useRef<object>({});
  useEffect(() => {
    const { current } = holder;
    setUnsaved(current, isUnknown ? { place, isUnknown } : undefined);
    return () => setUnsaved(current, undefined);
  }, [isUnknown, place]);
  const release = useCallback(() => setUnsaved(holder.current, undefined), []);
  return { release };
}
