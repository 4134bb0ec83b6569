import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Opens a lazily mounted menu on mount.
 *
 * @param target its button, which replaced the pressed button
 */
export function useOpenOnArrival(
  target: RefObject<HTMLButtonElement | null>,
): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    // Menus return the focus to the element that had it.
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
    // Mantine records the focused element on open.
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return [isOpen, setOpen];
}
