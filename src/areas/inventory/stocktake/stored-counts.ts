import { unfinishedWork } from '#app/preferences/storage.ts';
import { countText, readCount } from './count.ts';
import type { Count } from './count.ts';

/** Serialized counts by location id, latest last. */
const kept = unfinishedWork<Record<string, string>>('stocktake');

/** @param owner see `ownerKey` */
export const loadCount = (location: string, owner: string): Count =>
  readCount(kept.read(owner)?.[location] ?? null);

/** Removes an empty count. */
export function saveCount(location: string, owner: string, count: Count): void {
  const { [location]: _before, ...others } = kept.read(owner) ?? {};
  const isEmpty = count.units.size + count.unknown.size === 0;
  const all = isEmpty ? others : { ...others, [location]: countText(count) };
  kept.write(Object.keys(all).length === 0 ? null : all, owner);
}

/** Returns the location id of the latest unsaved count. */
export const lastCountedAt = (owner: string): string | undefined =>
  Object.keys(kept.read(owner) ?? {}).at(-1);
