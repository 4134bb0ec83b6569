import { useLayoutEffect } from 'react';
import { paletteOpen } from './overlays.ts';

let typed = '';

/** What was typed since the palette was asked for; it is the field's from now on. */
export function takeTypedAhead(): string {
  const taken = typed;
  typed = '';
  return taken;
}

/** Keeps what is typed before the palette's field is there to take it, instead of letting it act on the page beneath. */
export function useTypedAhead(): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!paletteOpen.get() || event.ctrlKey || event.metaKey || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest('[aria-modal="true"]')) return;
      // The browser's own keys, such as F5, stay its own.
      if (/^F\d/.test(event.key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key === 'Escape') paletteOpen.set(false);
      else if (event.key === 'Backspace') typed = typed.slice(0, -1);
      else if (event.key.length === 1) typed += event.key;
    };
    window.addEventListener('keydown', onKey, { capture: true });
    const unsubscribe = paletteOpen.subscribe(takeTypedAhead);
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      unsubscribe();
      paletteOpen.set(false);
    };
  }, []);
}
