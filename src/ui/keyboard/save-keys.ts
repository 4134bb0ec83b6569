import { isKey } from './keys.ts';
import type { KeyPress } from './keys.ts';

/** The attribute of such a button. */
export const SAVE_MARK = 'data-saves';

/** For the button that saves a form, or leads on in it: Ctrl or ⌘ with S or Enter presses it too. */
export const SAVE_BUTTON = { [SAVE_MARK]: true } as const;

/** Whether keys ask to save: Ctrl or ⌘, with S or Enter. */
export function isSaveKey(press: KeyPress): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (ctrlKey === metaKey || altKey || shiftKey) return false;
  return (
    key === 'Enter' || isKey({ key, code, altKey, shiftKey, ctrlKey: false, metaKey: false }, 's')
  );
}
