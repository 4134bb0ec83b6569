import { unfinishedWork } from '#app/preferences/storage.ts';

/** Stock orders by key, latest last. */
const kept = unfinishedWork<Record<string, string>>('importStock');

/** Latest lists to keep; they may be large. */
const MOST = 10;

const othersOf = (key: string, owner: string): [string, string][] =>
  Object.entries(kept.read(owner) ?? {}).filter(([other]) => other !== key);

/**
 * Stores an import's stock orders: CORS may prevent reading the upload back.
 *
 * @param owner see `ownerKey`
 */
export function saveStock(key: string, text: string, owner: string): void {
  const others = othersOf(key, owner).slice(1 - MOST);
  kept.write(Object.fromEntries([...others, [key, text]]), owner);
}

/** Returns the stock orders uploaded under a key, if this browser uploaded them lately. */
export const loadStock = (key: string, owner: string): string | undefined =>
  kept.read(owner)?.[key];

/** Forgets an import's stock orders: they are set, or never will be. */
export function clearStock(key: string, owner: string): void {
  if (loadStock(key, owner) === undefined) return;
  const others = othersOf(key, owner);
  kept.write(others.length === 0 ? null : Object.fromEntries(others), owner);
}
