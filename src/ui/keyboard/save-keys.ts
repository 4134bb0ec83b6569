import { isKey } from './keys.ts';
import type { KeyPress } from './keys.ts';

const MARK = 'data-saves';

/** Props of a button that Ctrl/⌘ with S or Enter also presses. */
export const SAVE_BUTTON = { [MARK]: true } as const;

export function isSaveKey(press: KeyPress): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (ctrlKey === metaKey || altKey || shiftKey) return false;
  return (
    key === 'Enter' || isKey({ key, code, altKey, shiftKey, ctrlKey: false, metaKey: false }, 's')
  );
}

/** The focused form's button, else the topmost; an open dialog hides buttons beneath it. */
function topButton(field: Element | undefined): HTMLButtonElement | undefined {
  const [dialog] = [...document.querySelectorAll('[aria-modal="true"]')].toReversed();
  const buttons = [...(dialog ?? document).querySelectorAll<HTMLButtonElement>(`[${MARK}]`)]
    // A closing dialog has had its press; `click` reaches inert buttons, too.
    .filter((button) => !button.closest('[inert]'))
    .toReversed();
  const form = field?.closest('form');
  return buttons.find((button) => form?.contains(button)) ?? buttons[0];
}

function onKey(event: KeyboardEvent): void {
  if (event.isComposing || !isSaveKey(event)) return;
  if (!document.querySelector(`[${MARK}]`)) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.repeat) return;
  const field = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
  const around = field?.parentElement?.closest<HTMLElement>('[tabindex]');
  // Some fields commit on blur.
  field?.blur();
  setTimeout(() => {
    if (document.activeElement === document.body) {
      (field?.isConnected ? field : around)?.focus({ preventScroll: true });
    }
    // Disabled buttons ignore clicks: no double submit.
    topButton(field)?.click();
  });
}

// Loaded with the first save button, not on startup.
if (typeof window !== 'undefined') window.addEventListener('keydown', onKey, { capture: true });
