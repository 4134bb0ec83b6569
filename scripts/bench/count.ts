import { UserError } from '../lib/stop.ts';

/** @throws UserError for a text that is no whole number of at least `least` */
export function countFrom(text: string | undefined, usual: number, least = 1): number {
  if (text === undefined) return usual;
  const count = Number(text);
  if (Number.isInteger(count) && count >= least) return count;
  throw new UserError(`“${text}” is no number from ${least} on. Give a whole number.`);
}
