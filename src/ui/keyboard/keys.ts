export interface KeyPress {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** Positions on a Latin keyboard. */
const PLACES: Record<string, { code: string; shift?: true }> = {
  '/': { code: 'Slash' },
  '?': { code: 'Slash', shift: true },
  '[': { code: 'BracketLeft' },
  ']': { code: 'BracketRight' },
};

const isLatin = (key: string): boolean => /^[\u0020-\u024f]$/.test(key);

/**
 * Matches the typed character, or the key's position on non-Latin keyboards (Arabic, Russian).
 *
 * @param sign lowercase letter, or a sign such as `/`
 */
export function isKey(press: KeyPress, sign: string): boolean {
  if (press.ctrlKey || press.metaKey || press.altKey) return false;
  if (press.key.toLowerCase() === sign) return true;
  if (press.key.length !== 1 || isLatin(press.key)) return false;
  const place = PLACES[sign];
  if (!place) return press.code === `Key${sign.toUpperCase()}`;
  return press.code === place.code && press.shiftKey === (place.shift ?? false);
}

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

/** A dialog, menu or listbox is open. */
export function isCovered(target: EventTarget | null): boolean {
  if (document.querySelector('[aria-modal="true"]')) return true;
  return target instanceof Element && target.closest('[role="menu"],[role="listbox"]') !== null;
}
