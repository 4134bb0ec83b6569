import { languages as all } from '../../../src/app/i18n/language-names.ts';
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

/** The longest words, and right-to-left: on a phone and at one wider width in turn. */
const WIDEST = new Set(['de', 'ar']);

const [NARROWEST = 360, ...WIDER] = WIDTHS;

/** Other languages have one width in turn: nine screens see all. */
function widthsOf(language: string, turn: number): readonly number[] {
  if (isWhole) return WIDTHS;
  if (WIDEST.has(language)) return [NARROWEST, WIDER[turn % WIDER.length] ?? NARROWEST];
  return [WIDTHS_IN_TURN[turn % WIDTHS_IN_TURN.length] ?? NARROWEST];
}

function allLooks(place: number): Look[] {
  const measured = all.flatMap(({ code }, index) =>
    widthsOf(code, place + index).map((width): Look => ({
      language: code,
      size: sizeOf(width),
      colorScheme: 'light',
      isMeasured: true,
    })),
  );
  // Grouped to change the language once each.
  return [...AXE, ...measured].toSorted((a, b) => a.language.localeCompare(b.language));
}

/** Every fifth screen of the short form has a second look. */
const SECOND = 5;

/** Neighbors get the other looks. */
const inTurn = <Row>(rows: readonly Row[], turn: number, step: number): Row[] =>
  rows.filter((_row, index) => index % step === turn % step);

/** Of 27 looks, three on a screen, two on what opens over one. */
const STEP = { screen: 9, opening: 13 };

/**
 * Looks after the first. All of them with `TESTS_WHOLE=1`.
 *
 * @param place index of the stop
 */
export function looksOf(place: number, isOpening = false): Look[] {
  if (isShort) return place % SECOND === 0 ? [lookInTurn(place / SECOND)] : [];
  const looks = allLooks(place);
  return isWhole ? looks : inTurn(looks, place, isOpening ? STEP.opening : STEP.screen);
}
