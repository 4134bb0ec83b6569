import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { ask } from '../overlay/confirm.tsx';
import { leaveQuestion, uncheckedQuestion } from './leave-question.ts';
import { hasUnknown, hasUnsaved, setUnsaved } from './unsaved.ts';
import type { UnsavedPlace } from './unsaved.ts';

export interface UnsavedGuard {
  /** Allows the next navigation, after saving. */
  release: () => void;
}

/** Asks before navigating or closing the tab. */
export function useUnsavedGuard(isDirty: boolean, place: UnsavedPlace = 'form'): UnsavedGuard {
  // A ref: navigation may come before the next render.
  const dirty = useRef(isDirty);
  useEffect(() => {
    dirty.current = isDirty;
    setUnsaved(dirty, isDirty ? { place, isUnknown: false } : undefined);
    return () => setUnsaved(dirty, undefined);
  }, [isDirty, place]);
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    // The router asks one blocker only, so it checks all guards.
    currentLocation.pathname === nextLocation.pathname
      ? currentLocation.search !== nextLocation.search && hasUnsaved('form')
      : hasUnsaved(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    return ask(hasUnknown() ? uncheckedQuestion() : leaveQuestion(), (leave) => {
      if (leave) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker]);
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
