import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { ask } from '../overlay/confirm.tsx';
import { leaveQuestion, uncheckedQuestion } from './leave-question.ts';
import { hasUnknown, hasUnsaved, setUnsaved } from './unsaved.ts';
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
  // Read at the moment of leaving, which may come before the next drawing.
  const dirty = useRef(isDirty);
  useEffect(() => {
    dirty.current = isDirty;
    setUnsaved(dirty, isDirty ? { place, isUnknown: false } : undefined);
    return () => setUnsaved(dirty, undefined);
  }, [isDirty, place]);
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    // The router asks only one of the guards of a page: it speaks for the others.
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

/** Lets the guards of the page ask before something is left of which nobody knows yet whether it went through. */
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
