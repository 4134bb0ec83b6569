/** Price endings in hundredths; undefined: no rounding. */
export const ENDINGS = [99, 95, 0] as const;
export type Ending = (typeof ENDINGS)[number] | undefined;

export interface Adjustment {
  /** Hundredths of a percent: -1500 takes 15 % off, 500 adds 5 %. */
  by: number;
  ending: Ending;
}

const WHOLE = 10_000;

/**
 * Returns the nearest price with the ending, up on ties; never 0.
 *
 * @param amount minor units
 * @param digits decimals; without any, the last two digits are rounded
 */
export function rounded(amount: number, ending: Ending, digits: number): number {
  if (ending === undefined) return amount;
  const step = 10 ** (digits === 0 ? 2 : digits);
  const end = (ending * step) / 100;
  const below = Math.floor((amount - end) / step) * step + end;
  const near = amount - below < below + step - amount ? below : below + step;
  return near > 0 ? near : near + step;
}

export const adjusted = (amount: number, { by, ending }: Adjustment, digits: number): number =>
  rounded(Math.round((amount * (WHOLE + by)) / WHOLE), ending, digits);
