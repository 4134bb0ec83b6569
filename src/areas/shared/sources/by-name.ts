import { isObject } from '#ui/format/guards.ts';
import { plainText } from '#ui/format/instant.ts';

/** Sorts by name in the user's locale; tolerates damaged records. */
export const byName = <Named extends { name: string }>(records: readonly Named[]): Named[] =>
  records.filter(isObject).toSorted((a, b) => plainText(a.name).localeCompare(plainText(b.name)));
