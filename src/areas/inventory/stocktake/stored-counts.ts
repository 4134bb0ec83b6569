import { unfinishedWork } from '#app/preferences/storage.ts';
import { countText, readCount } from './count.ts';
import type { Count } from './count.ts';

const NAME = 'stocktake';

/** Serialized counts by location id, latest last. */
const kept = unfinishedWork<Record<string, string>>(NAME);

interface Unstored {
  location: string;
  owner: string;
  count: Count;
}

/** Counts that storage refused, until it takes them or the page reloads. */
const unstored = new Map<string, Unstored>();

const keyOf = (location: string, owner: string): string => `${owner} ${location}`;

/** @param owner see `ownerKey` */
export const loadCount = (location: string, owner: string): Count =>
  unstored.get(keyOf(location, owner))?.count ?? readCount(kept.read(owner)?.[location] ?? null);

function store({ location, owner, count }: Unstored): void {
  const { [location]: _before, ...others } = kept.read(owner) ?? {};
  const isEmpty = count.units.size + count.unknown.size === 0;
  const all = isEmpty ? others : { ...others, [location]: countText(count) };
  const isStored = kept.write(Object.keys(all).length === 0 ? null : all, owner);
  if (isStored || isEmpty) unstored.delete(keyOf(location, owner));
  else unstored.set(keyOf(location, owner), { location, owner, count });
}

/** Removes an empty count. One that can't be stored is kept in memory. */
export function saveCount(location: string, owner: string, count: Count): void {
  // There may be room again for what was refused. This count comes last, as the latest.
  for (const other of [...unstored.values()]) {
    if (other.owner === owner && other.location !== location) store(other);
  }
  store({ location, owner, count });
}

/** False while a count is kept in memory only. */
export const areCountsStored = (): boolean => unstored.size === 0;

/** Returns the location id of the latest unsaved count. */
export const lastCountedAt = (owner: string): string | undefined =>
  Object.keys(kept.read(owner) ?? {}).at(-1);

/** Returns the number of counted items by location id, of all unsaved counts. */
export function openCounts(owner: string): ReadonlyMap<string, number> {
  const inMemory = [...unstored.values()].filter((count) => count.owner === owner);
  const locations = new Set([
    ...Object.keys(kept.read(owner) ?? {}),
    ...inMemory.map(({ location }) => location),
  ]);
  return new Map(
    [...locations].map((location) => [location, loadCount(location, owner).units.size] as const),
  );
}

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
