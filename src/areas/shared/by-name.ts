import { plainText } from '#ui/format/instant.ts';

/** Records by their names, in the reader's alphabet. A damaged one, which may lack its name, doesn't take the others along. */
export const byName = <Named extends { name: string }>(records: readonly Named[]): Named[] =>
  records
    .filter((record) => typeof record === 'object' && record !== null)
    .toSorted((a, b) => plainText(a.name).localeCompare(plainText(b.name)));
