/**
 * `npm test` tries what is the same for all screens in a short form; `npm run e2e` tries all of it. The short form
 * leaves out pairs, never a screen, a look, a fault, a journey or a currency.
 */
export const isShort = process.env.E2E_SHORT === '1';

/** How a screen may be looked at. */
export interface Look {
  language: 'en' | 'ar';
  device: 'desktop' | 'phone';
  /** Pixels. */
  size: { width: number; height: number };
  colorScheme: 'light' | 'dark';
}

const DESKTOP = { device: 'desktop', size: { width: 1280, height: 800 } } as const;
const PHONE = { device: 'phone', size: { width: 390, height: 844 } } as const;

/** The looks in a language, which is also a direction of writing. */
export function looksIn(language: Look['language']): Look[] {
  if (isShort) {
    return [
      language === 'en'
        ? { language, ...DESKTOP, colorScheme: 'light' }
        : { language, ...PHONE, colorScheme: 'dark' },
    ];
  }
  return [DESKTOP, PHONE].flatMap((device) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ language, ...device, colorScheme })),
  );
}

/**
 * Rows for which a journey is the same, such as currencies, or the moments at which a connection breaks. In the short
 * form every third of them, beginning with another one in each journey: each row comes up, but not in all journeys.
 *
 * @param turn where this journey begins
 */
export function inTurn<Row>(rows: readonly Row[], turn: number): readonly Row[] {
  const step = Math.min(3, rows.length);
  return isShort ? rows.filter((_row, place) => place % step === turn % step) : rows;
}
