/** Strips accents and case. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/** Returns a test for texts that contain each word. */
export function matching(search: string): (text: string) => boolean {
  const words = plain(search).split(/\s+/);
  return (text) => {
    const given = plain(text);
    return words.every((word) => given.includes(word));
  };
}

/** Wraps around; -1 if there are no options. */
export function moveActive(key: 'ArrowDown' | 'ArrowUp', current: number, count: number): number {
  if (count === 0) return -1;
  if (key === 'ArrowDown') return (current + 1) % count;
  return current <= 0 ? count - 1 : current - 1;
}
