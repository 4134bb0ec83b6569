import { languages as all } from '../../../src/app/i18n/language-names.ts';
import { directionOf } from '../../../src/app/i18n/languages.ts';
import { isShort, isWhole } from '../../support/short.ts';

export interface Look {
  language: string;
  size: { width: number; height: number };
  colorScheme: 'light' | 'dark';
  isMeasured: boolean;
  axe?: 'all' | 'colors';
}

const USUAL_SIZE = { width: 1280, height: 800 };
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
function lookInTurn(turn: number): Look {
  const colorScheme = turn % 2 === 0 ? 'dark' : 'light';
  return {
    language: KINDS[turn % KINDS.length] ?? 'en',
    size: sizeOf(WIDTHS_IN_TURN[turn % WIDTHS_IN_TURN.length] ?? 360),
    colorScheme,
    isMeasured: true,
    ...(colorScheme === 'dark' ? { axe: 'colors' } : {}),
  };
}

/** Axe in both schemes and directions, on phone and desktop. */
const AXE: readonly Look[] = [
  { language: 'en', size: PHONE, colorScheme: 'light', isMeasured: false, axe: 'all' },
  // Schemes only differ in colors.
  { language: 'en', size: USUAL_SIZE, colorScheme: 'dark', isMeasured: false, axe: 'colors' },
  { language: 'ar', size: USUAL_SIZE, colorScheme: 'light', isMeasured: false, axe: 'all' },
  { language: 'ar', size: PHONE, colorScheme: 'dark', isMeasured: false, axe: 'colors' },
];

const LEFT_TO_RIGHT = all.map(({ code }) => code).filter((code) => directionOf(code) === 'ltr');

/**
 * Languages whose texts are the longest of all left-to-right languages; see scripts/lib/pseudo.ts. What they have room
 * for, each of them has.
 */
const STAND_INS: readonly string[] = ['zw', 'zl'];

/** Languages to measure where a stand-in has flaws; undefined for real languages. */
export const standsFor = (language: string): readonly string[] | undefined =>
  STAND_INS.includes(language) ? LEFT_TO_RIGHT : undefined;

const measured = (language: string, width: number): Look => ({
  language,
  size: sizeOf(width),
  colorScheme: 'light',
  isMeasured: true,
});

/** Grouped by width, which takes longer to change than the language. */
const WHOLE: readonly Look[] = [
  ...WIDTHS.flatMap((width) =>
    // Arabic is right-to-left, Japanese has no spaces.
    [...STAND_INS, 'ar', 'ja'].map((language) => measured(language, width)),
  ),
  ...AXE,
];

const at = <Row>(rows: readonly Row[], turn: number): Row => {
  const row = rows[turn % rows.length];
  if (row === undefined) throw new Error('No rows');
  return row;
};

const [NARROWEST = 360, ...WIDER] = WIDTHS;

/** On a screen a phone and a wider look, on what opens over one of them; then a real language, and Arabic or axe. */
function someLooks(place: number, isOpening: boolean): Look[] {
  const wider = at(WIDER, place);
  const [first, second] = place % 2 === 0 ? [NARROWEST, wider] : [wider, NARROWEST];
  return [
    measured(at(STAND_INS, Math.floor(place / 2)), first),
    ...(isOpening ? [] : [measured(at(STAND_INS, Math.floor(place / 2) + 1), second)]),
    measured(at(all, place).code, first),
    place % 2 === 0
      ? at(AXE, place / 2)
      : measured('ar', at(WIDTHS_IN_TURN, Math.floor(place / 2))),
  ];
}

/** Every fifth screen of the short form has a second look. */
const SECOND = 5;

/**
 * Looks after the first. All of them with `TESTS_WHOLE=1`.
 *
 * @param place index of the stop
 */
export function looksOf(place: number, isOpening = false): readonly Look[] {
  if (isShort) return place % SECOND === 0 ? [lookInTurn(place / SECOND)] : [];
  return isWhole ? WHOLE : someLooks(place, isOpening);
}
