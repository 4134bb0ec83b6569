import { unfinishedWork } from '#app/preferences/storage.ts';
import { countText, readCount } from './count.ts';
import type { Count } from './count.ts';

const NAME = 'stocktake';

/** Serialized counts by location id, latest last. */
const kept = unfinishedWork<Record<string, string>>(NAME);

/** Counts that storage refused, until the page reloads. */
const unstored = new Map<string, Count>();

const keyOf = (location: string, owner: string): string => `${owner} ${location}`;

/** @param owner see `ownerKey` */
export const loadCount = (location: string, owner: string): Count =>
  unstored.get(keyOf(location, owner)) ?? readCount(kept.read(owner)?.[location] ?? null);

/** Removes an empty count. One that can't be stored is kept in memory. */
export function saveCount(location: string, owner: string, count: Count): void {
  const { [location]: _before, ...others } = kept.read(owner) ?? {};
  const isEmpty = count.units.size + count.unknown.size === 0;
  const all = isEmpty ? others : { ...others, [location]: countText(count) };
  const isStored = kept.write(Object.keys(all).length === 0 ? null : all, owner);
  if (isStored || isEmpty) unstored.delete(keyOf(location, owner));
  else unstored.set(keyOf(location, owner), count);
}

/** False while a count is kept in memory only. */
export const areCountsStored = (): boolean => unstored.size === 0;

/** Returns the location id of the latest unsaved count. */
export const lastCountedAt = (owner: string): string | undefined =>
  Object.keys(kept.read(owner) ?? {}).at(-1);

/**
 * Calls back when another tab has stored counts.
 *
 * @returns stops it
 */
export function watchCounts(onChange: () => void): () => void {
  const look = ({ key }: StorageEvent): void => {
    if (key === null || key.endsWith(`.${NAME}`)) onChange();
  };
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}
