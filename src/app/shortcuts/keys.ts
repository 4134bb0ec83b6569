import { isKey } from '#ui/keyboard/keys.ts';
import type { KeyPress } from '#ui/keyboard/keys.ts';

/** `?`, `mod+k` (⌘ on a Mac, Ctrl elsewhere) or a sequence, `g p`. */
export type Keys = string;

export const PALETTE_KEYS = 'mod+k';
export const SHORTCUTS_KEYS = '?';

/** Milliseconds between keys. */
export const SEQUENCE_TIME = 1000;

export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

const strokes = (keys: Keys): string[] => keys.split(' ');

export const isSingleKey = (keys: Keys): boolean => !keys.includes('mod+');

function isStroke(press: KeyPress, stroke: string, apple: boolean): boolean {
  if (stroke.startsWith('mod+')) {
    const [held, free] = apple ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
    if (!held || free || press.shiftKey) return false;
    // Events don't spread.
    const { key, code, altKey, shiftKey } = press;
    const plain = { key, code, altKey, shiftKey, ctrlKey: false, metaKey: false };
    return isKey(plain, stroke.slice('mod+'.length));
  }
  return isKey(press, stroke);
}

export type Outcome<Shortcut> =
  | { kind: 'run'; shortcut: Shortcut }
  /** Start of a sequence. */
  | { kind: 'wait'; presses: KeyPress[] }
  | { kind: 'none' };

/** @param before pending presses, empty once expired */
export function followPress<Shortcut extends { keys: Keys }>(
  press: KeyPress,
  before: readonly KeyPress[],
  shortcuts: readonly Shortcut[],
  apple: boolean,
): Outcome<Shortcut> {
  const presses = [...before, press];
  const begun = shortcuts.filter(({ keys }) => {
    const all = strokes(keys);
    return presses.every((given, index) => {
      const stroke = all[index];
      return stroke !== undefined && isStroke(given, stroke, apple);
    });
  });
  const whole = begun.find(({ keys }) => strokes(keys).length === presses.length);
  if (whole) return { kind: 'run', shortcut: whole };
  if (begun.length > 0) return { kind: 'wait', presses };
  return before.length > 0 ? followPress(press, [], shortcuts, apple) : { kind: 'none' };
}

const CAPS: Record<string, string> = { mod: 'Ctrl' };
const APPLE_CAPS: Record<string, string> = { mod: '⌘', Alt: '⌥', Shift: '⇧' };

/** `g p` → [['G'], ['P']] */
export const keyCaps = (keys: Keys, apple: boolean): string[][] =>
  strokes(keys).map((stroke) => {
    const cap = (key: string): string => (key.length === 1 ? key.toUpperCase() : key);
    const [key = '', ...held] = stroke.split('+').toReversed();
    return [...held.map((name) => (apple ? APPLE_CAPS : CAPS)[name] ?? name), cap(key)];
  });

export const keyText = (keys: Keys, apple: boolean): string =>
  keyCaps(keys, apple)
    .map((caps) => caps.join(apple ? '' : '+'))
    .join(' ');
