import { languages as all } from '../../../src/app/i18n/language-names.ts';
import { isShort } from '../../support/short.ts';

/** A language, size and scheme to look at a screen in. */
export interface Look {
  language: string;
  size: { width: number; height: number };
  colorScheme: 'light' | 'dark';
  /** Measure the layout. */
  isMeasured: boolean;
  /** Axe's rules: all, or those about colors; undefined: none. */
  axe?: 'all' | 'colors';
}

/** The window in which screens are opened. */
export const USUAL_SIZE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** Pixels of the windows that screens are measured in. */
const WIDTHS = [360, 820, 1024, 1280, 1440, 1920];
const HEIGHT = 900;

const sizeOf = (width: number): Look['size'] => ({ width, height: HEIGHT });

/** A language for each kind of writing: the widest words, from the right, without spaces. */
const KINDS = ['en', 'de', 'ar', 'ja', 'ru'];

/** All widths, a phone's with every second screen: what has no room has it least there. */
const WIDTHS_IN_TURN = [360, 820, 360, 1024, 360, 1440, 1280, 360, 1920];

/** The texts are looked at in this one, beside all else that is the same in every language. */
export const FIRST_LOOK: Look = {
  language: 'zz',
  size: USUAL_SIZE,
  colorScheme: 'light',
  isMeasured: true,
  axe: 'all',
};

/** One look: each width, scheme and kind of writing comes up with many screens. */
function lookInTurn(place: number): Look {
  const colorScheme = place % 2 === 0 ? 'dark' : 'light';
  return {
    language: KINDS[place % KINDS.length] ?? 'en',
    size: sizeOf(WIDTHS_IN_TURN[place % WIDTHS_IN_TURN.length] ?? 360),
    colorScheme,
    isMeasured: true,
    ...(colorScheme === 'dark' ? { axe: 'colors' } : {}),
  };
}

/** All widths in all languages, and axe in both schemes and directions, on phone and desktop. */
function allLooks(): Look[] {
  const schemes = (['en', 'ar'] as const).flatMap((language) =>
    [USUAL_SIZE, PHONE].flatMap((size) =>
      (['light', 'dark'] as const).map((colorScheme): Look => ({
        language,
        size,
        colorScheme,
        isMeasured: false,
        // The schemes differ in nothing but colors: what was tried in the light one needs no second look.
        axe: colorScheme === 'dark' ? 'colors' : 'all',
      })),
    ),
  );
  const widths = all.flatMap(({ code }) =>
    WIDTHS.map((width): Look => ({
      language: code,
      size: sizeOf(width),
      colorScheme: 'light',
      isMeasured: true,
    })),
  );
  // In English, light and on a desktop axe finds what it does in the pseudo-language.
  const [, ...others] = schemes;
  // The language changes once for each.
  return [...others, ...widths].toSorted((a, b) => a.language.localeCompare(b.language));
}

/**
 * The looks after the first one.
 *
 * @param place of the screen among all
 */
export const looksOf = (place: number): Look[] => (isShort ? [lookInTurn(place)] : allLooks());
