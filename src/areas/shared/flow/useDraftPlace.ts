import { useEffect, useState } from 'react';
import { ownerKey } from '#app/preferences/storage.ts';
import { readDraft } from './draft.ts';
import type { DraftKind } from './draft.ts';

/** Tabs of one person that can each create a record of a kind; any more share the last place. */
const PLACES = 20;

/** The places for drafts, the one with the newest draft first. The first has had no number, so it keeps having none. */
function placesOf<Values, Created extends { id: string }>(
  kind: DraftKind<Values, Created>,
  owner: string,
): string[] {
  const savedAt = (place: string): string => readDraft(kind, kind.kept.read(place))?.saved_at ?? '';
  return Array.from({ length: PLACES }, (_, index) => (index === 0 ? owner : `${owner}.${index}`))
    .map((place) => ({ place, at: savedAt(place) }))
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .map(({ place }) => place);
}

/** Holds a lock until the signal or the tab's end; false when another tab holds it. */
const hold = (name: string, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        if (lock === null || signal.aborted) return undefined;
        return new Promise<void>((release) => {
          signal.addEventListener('abort', () => release(), { once: true });
        });
      })
      .catch(reject);
  });

/** The first of the places that no other tab is using. */
async function freePlace(
  name: string,
  places: readonly string[],
  signal: AbortSignal,
): Promise<string> {
  const [newest = '', last = newest] = [places[0], places.at(-1)];
  // A page that React takes away again at once (its strict mode does) asks for nothing.
  await Promise.resolve();
  // Without locks (a page that isn't served securely) tabs don't know of each other.
  if (!('locks' in navigator)) return newest;
  for (const place of places) {
    if (signal.aborted) break;
    if (await hold(`quartermaster.${name}.${place}`, signal)) return place;
  }
  return last;
}

/**
 * Where this tab keeps its draft: the newest draft that no other tab has open, or a new place. Two tabs that create
 * the same kind of record don't write over each other, and what a closed tab has left is gone on with.
 *
 * @param subject the record that the new one belongs to, where each has drafts of its own
 */
export function useDraftPlace<Values, Created extends { id: string }>(
  kind: DraftKind<Values, Created>,
  userId: string,
  subject?: string,
): string | undefined {
  const [place, setPlace] = useState<string>();
  useEffect(() => {
    const end = new AbortController();
    const owner = ownerKey(userId);
    const places = placesOf(kind, subject === undefined ? owner : `${owner}.${subject}`);
    const settle = (found: string | undefined): void => {
      if (!end.signal.aborted) setPlace(found);
    };
    freePlace(kind.name, places, end.signal).then(settle, () => settle(places[0]));
    return () => end.abort();
  }, [kind, userId, subject]);
  return place;
}
