import { useEffect } from 'react';
import { SAVE_MARK, isSaveKey } from './save-keys.ts';

/**
 * The button of the form that one is in, else of the one that lies on top; a dialog without one keeps the keys from what
 * lies beneath.
 */
function topButton(field: Element | undefined): HTMLButtonElement | undefined {
  const [dialog] = [...document.querySelectorAll('[aria-modal="true"]')].toReversed();
  const buttons = [
    ...(dialog ?? document).querySelectorAll<HTMLButtonElement>(`[${SAVE_MARK}]`),
  ].toReversed();
  const form = field?.closest('form');
  return buttons.find((button) => form?.contains(button)) ?? buttons[0];
}

/** Lets the keys save the form that is open; the browser doesn't save the page meanwhile. Loaded after the first content. */
export function SaveKeys(): null {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.isComposing || !isSaveKey(event)) return;
      if (!document.querySelector(`[${SAVE_MARK}]`)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.repeat) return;
      const field =
        document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
      const around = field?.parentElement?.closest<HTMLElement>('[tabindex]');
      // Some fields hand over what was typed when they are left.
      field?.blur();
      setTimeout(() => {
        if (document.activeElement === document.body) {
          (field?.isConnected ? field : around)?.focus({ preventScroll: true });
        }
        // A disabled button takes no press: nothing is sent twice, and nothing that can't be.
        topButton(field)?.click();
      });
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return null;
}
