/** What a key press must tell. */
export interface KeyPress {
  key: string;
  /** The key's place on the keyboard. */
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** Where a sign is on a Latin keyboard. */
const PLACES: Record<string, { code: string; shift?: true }> = {
  '/': { code: 'Slash' },
  '?': { code: 'Slash', shift: true },
  '[': { code: 'BracketLeft' },
  ']': { code: 'BracketRight' },
};

const isLatin = (key: string): boolean => /^[\u0020-\u024f]$/.test(key);

/**
 * Whether a plain key was pressed. A key counts by what it writes; on a keyboard that writes no Latin letters it
 * counts by its place, so that shortcuts work in Arabic or Russian too: two signs of one key by Shift.
 *
 * @param sign a small letter or a sign such as `/`
 */
export function isKey(press: KeyPress, sign: string): boolean {
  if (press.ctrlKey || press.metaKey || press.altKey) return false;
  if (press.key.toLowerCase() === sign) return true;
  if (press.key.length !== 1 || isLatin(press.key)) return false;
  const place = PLACES[sign];
  if (!place) return press.code === `Key${sign.toUpperCase()}`;
  return press.code === place.code && press.shiftKey === (place.shift ?? false);
}

/** Whether keys pressed here write something, so that no shortcut may take them. */
export function isWritingIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  if (target instanceof HTMLInputElement) {
    return !['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range'].includes(
      target.type,
    );
  }
  return ['TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** Whether something lies over the page, such as a dialog, a menu or an open list of choices. */
export function isCovered(target: EventTarget | null): boolean {
  if (document.querySelector('[aria-modal="true"]')) return true;
  return target instanceof Element && target.closest('[role="menu"],[role="listbox"]') !== null;
}
