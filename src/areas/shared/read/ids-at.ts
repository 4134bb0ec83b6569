/**
 * Reads the ids of `withIds`, without duplicates.
 *
 * @returns undefined if the address doesn't name any by that name
 */
export function idsAt(
  { search, hash }: { search: string; hash: string },
  name: string,
): string[] | undefined {
  const named = [search, hash.slice(1)]
    .map((text) => new URLSearchParams(text).getAll(name))
    .find((values) => values.length > 0);
  return named && [...new Set(named.flatMap((ids) => ids.split(',')).filter(Boolean))];
}
