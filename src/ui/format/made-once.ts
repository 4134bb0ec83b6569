/**
 * What is made of a language's tag or another key, made once for each: the platform takes up to a millisecond for a
 * formatter, and a table has hundreds of cells.
 *
 * @param make has no other input, and what it makes is never changed
 */
export function madeOnce<Made>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
}
