import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Opens a menu as soon as it is there, for one that is made when it is first asked for.
 *
 * @param target its button, which took the place of the one that was pressed
 */
export function useOpenOnArrival(
  target: RefObject<HTMLButtonElement | null>,
): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    // The menu gives the focus back to what had it.
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
    // By then it has the focus, which the library notes as it opens.
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return [isOpen, setOpen];
}
