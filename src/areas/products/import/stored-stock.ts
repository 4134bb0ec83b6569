import { personValue } from '#app/preferences/storage.ts';

const lastStock = personValue('importStock', { key: '', text: '' });

/**
 * Stores an import's stock orders: CORS may prevent reading the upload back.
 *
 * @param owner see `ownerKey`
 */
export const saveStock = (key: string, text: string, owner: string): void =>
  void lastStock.write({ key, text }, owner);

/** Returns the stock orders uploaded under a key, if this browser uploaded them last. */
export function loadStock(key: string, owner: string): string | undefined {
  const kept = lastStock.read(owner);
  return kept.key === key ? kept.text : undefined;
}

export const clearStock = (owner: string): void =>
  void lastStock.write({ key: '', text: '' }, owner);
