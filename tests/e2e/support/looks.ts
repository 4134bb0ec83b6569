import { languages as all } from '../../../src/app/i18n/language-names.ts';
import { isShort } from '../../support/short.ts';

export interface Look {
  language: string;
  size: { width: number; height: number };
  colorScheme: 'light' | 'dark';
  isMeasured: boolean;
  axe?: 'all' | 'colors';
}

export const USUAL_SIZE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** Pixels. */
const WIDTHS = [360, 820, 1024, 1280, 1440, 1920];
const HEIGHT = 900;

const sizeOf = (width: number): Look['size'] => ({ width, height: HEIGHT });

/** A language per script: widest words, right-to-left, no spaces. */
const KINDS = ['en', 'de', 'ar', 'ja', 'ru'];

/** All widths, with a phone's in between, where layouts break first. */
const WIDTHS_IN_TURN = [360, 820, 360, 1024, 360, 1440, 1280, 360, 1920];

/** Checks texts and everything else independent of language. */
export const FIRST_LOOK: Look = {
  language: 'zz',
  size: USUAL_SIZE,
  colorScheme: 'light',
  isMeasured: true,
  axe: 'all',
};

/** A single look; widths, schemes and scripts rotate over screens. */
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

/** All widths × languages, and axe in both schemes and directions, on phone and desktop. */
function allLooks(): Look[] {
  const schemes = (['en', 'ar'] as const).flatMap((language) =>
    [USUAL_SIZE, PHONE].flatMap((size) =>
      (['light', 'dark'] as const).map((colorScheme): Look => ({
        language,
        size,
        colorScheme,
        isMeasured: false,
        // Schemes only differ in colors.
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
  // English on a light desktop is covered by the pseudo-language.
  const [, ...others] = schemes;
  // Grouped to change the language once each.
  return [...others, ...widths].toSorted((a, b) => a.language.localeCompare(b.language));
}

/**
 * Looks after the first.
 *
 * @param place index of the screen
 */
export const looksOf = (place: number): Look[] => (isShort ? [lookInTurn(place)] : allLooks());
