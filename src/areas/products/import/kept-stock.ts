import { personValue } from '#app/preferences/storage.ts';

/** The stock list of the last import from this browser, as it was uploaded. */
const lastStock = personValue('importStock', { key: '', text: '' });

/**
 * Keeps the stock list of an import: where the app and the store's files have different origins, the browser may refuse
 * to read it back.
 *
 * @param key   of the uploaded file
 * @param owner see `ownerKey`
 */
export const keepStock = (key: string, text: string, owner: string): void =>
  void lastStock.write({ key, text }, owner);

/** The stock list that was uploaded under a key; undefined where this browser didn't upload it last. */
export function keptStock(key: string, owner: string): string | undefined {
  const kept = lastStock.read(owner);
  return kept.key === key ? kept.text : undefined;
}

/** All of it is done. */
export const dropStock = (owner: string): void =>
  void lastStock.write({ key: '', text: '' }, owner);
