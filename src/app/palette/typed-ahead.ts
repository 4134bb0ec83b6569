import { useLayoutEffect } from 'react';
import { paletteOpen } from '../state/overlays.ts';

let typed = '';

export function takeTypedAhead(): string {
  const taken = typed;
  typed = '';
  return taken;
}

/** Buffers typing until the palette opens, so that it doesn't act on the page. */
export function useTypedAhead(): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!paletteOpen.get() || event.ctrlKey || event.metaKey || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest('[aria-modal="true"]')) return;
      // Leave F5 and the like to the browser.
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
