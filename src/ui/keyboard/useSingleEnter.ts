import { useEffect } from 'react';
import type { RefObject } from 'react';

function dropRepeats(event: KeyboardEvent): void {
  const isText = event.target instanceof HTMLTextAreaElement;
  if (event.repeat && event.key === 'Enter' && !isText) event.preventDefault();
}

/** A held Enter must not also confirm the notice or step that its first press brought. */
export function useSingleEnter(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    element?.addEventListener('keydown', dropRepeats);
    return () => element?.removeEventListener('keydown', dropRepeats);
  }, [ref]);
}
