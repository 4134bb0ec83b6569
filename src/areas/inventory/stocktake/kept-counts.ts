import { unfinishedWork } from '#app/preferences/storage.ts';
import { countText, readCount } from './count.ts';
import type { Count } from './count.ts';

/** Counts as text by location, the one that was counted at last at the end. */
const kept = unfinishedWork<Record<string, string>>('stocktake');

/** @param owner see `ownerKey` */
export const keptCount = (location: string, owner: string): Count =>
  readCount(kept.read(owner)?.[location] ?? null);

/** Keeps a count; an empty one is forgotten. */
export function keepCount(location: string, owner: string, count: Count): void {
  const { [location]: _before, ...others } = kept.read(owner) ?? {};
  const isEmpty = count.units.size + count.unknown.size === 0;
  const all = isEmpty ? others : { ...others, [location]: countText(count) };
  kept.write(Object.keys(all).length === 0 ? null : all, owner);
}

/** The location at which someone counted last and has not saved it. */
export const lastCountedAt = (owner: string): string | undefined =>
  Object.keys(kept.read(owner) ?? {}).at(-1);
