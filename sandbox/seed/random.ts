/** Returns a seeded generator of numbers in [0, 1). */
export function randomSource(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Item at an index, wrapping around. */
export function pick<T>(items: readonly T[], at: number): T {
  const item = items[Math.abs(Math.trunc(at)) % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}
