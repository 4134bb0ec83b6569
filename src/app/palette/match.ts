/** A text as it is compared: without accents and capitals. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/** Whether each typed word begins, or stands in, the text; an empty search matches everything. */
export function matches(text: string, search: string): boolean {
  const given = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => given.includes(word));
}

/**
 * The option that an arrow leads to; past the end it goes on at the other end.
 *
 * @param current index of the active option, -1 when there is none
 * @returns an index, or -1 when there are no options
 */
export function moveActive(key: 'ArrowDown' | 'ArrowUp', current: number, count: number): number {
  if (count === 0) return -1;
  if (key === 'ArrowDown') return (current + 1) % count;
  return current <= 0 ? count - 1 : current - 1;
}
