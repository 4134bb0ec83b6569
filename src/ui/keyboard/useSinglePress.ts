import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useSingleEnter } from './useSingleEnter.ts';

function dropRepeats(event: MouseEvent): void {
  if (event.detail <= 1) return;
  event.preventDefault();
  event.stopPropagation();
}

/** As `useSingleEnter`, and the second click of a double click presses nothing either. */
export function useSinglePress(ref: RefObject<HTMLElement | null>): void {
  useSingleEnter(ref);
  useEffect(() => {
    const element = ref.current;
    element?.addEventListener('click', dropRepeats, { capture: true });
    return () => element?.removeEventListener('click', dropRepeats, { capture: true });
  }, [ref]);
}
