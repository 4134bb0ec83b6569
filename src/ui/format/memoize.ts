/**
 * Memoizes by key: an Intl formatter takes up to 1 ms, and tables have hundreds of cells.
 *
 * @param make pure; its result is never mutated
 */
export function memoize<Made>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
}
