import { isKey } from './keys.ts';
import type { KeyPress } from './keys.ts';

const MARK = 'data-saves';

/** For the button that saves a form, or leads on in it: Ctrl or ⌘ with S or Enter presses it too. */
export const SAVE_BUTTON = { [MARK]: true } as const;

/** Whether keys ask to save: Ctrl or ⌘, with S or Enter. */
export function isSaveKey(press: KeyPress): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (ctrlKey === metaKey || altKey || shiftKey) return false;
  return (
    key === 'Enter' || isKey({ key, code, altKey, shiftKey, ctrlKey: false, metaKey: false }, 's')
  );
}

/**
 * The button of the form that one is in, else of the one that lies on top; a dialog without one keeps the keys from what
 * lies beneath.
 */
function topButton(field: Element | undefined): HTMLButtonElement | undefined {
  const [dialog] = [...document.querySelectorAll('[aria-modal="true"]')].toReversed();
  const buttons = [
    ...(dialog ?? document).querySelectorAll<HTMLButtonElement>(`[${MARK}]`),
  ].toReversed();
  const form = field?.closest('form');
  return buttons.find((button) => form?.contains(button)) ?? buttons[0];
}

/** Lets the keys save the form that is open; the browser doesn't save the page meanwhile. */
function onKey(event: KeyboardEvent): void {
  if (event.isComposing || !isSaveKey(event)) return;
  if (!document.querySelector(`[${MARK}]`)) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.repeat) return;
  const field = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
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
}

// From the first form on: what shows such a button brings this module with it, and no screen waits for it.
if (typeof window !== 'undefined') window.addEventListener('keydown', onKey, { capture: true });
