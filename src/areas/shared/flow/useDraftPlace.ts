import { useEffect, useState } from 'react';
import { ownerKey } from '#app/preferences/storage.ts';
import { readDraft } from './draft.ts';
import type { DraftKind } from './draft.ts';

/** Tabs per user with their own draft; more share the last place. */
const PLACES = 20;

/** Newest draft first. The first has no number, as in earlier versions. */
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

/** Holds a lock until abort or the tab closes; false if another tab has it. */
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

async function freePlace(
  name: string,
  places: readonly string[],
  signal: AbortSignal,
): Promise<string> {
  const [newest = '', last = newest] = [places[0], places.at(-1)];
  // StrictMode unmounts at once; skip the request.
  await Promise.resolve();
  // Insecure origin: tabs can't coordinate.
  if (!('locks' in navigator)) return newest;
  for (const place of places) {
    if (signal.aborted) break;
    if (await hold(`quartermaster.${name}.${place}`, signal)) return place;
  }
  return last;
}

/**
 * Returns this tab's place: the newest draft not open elsewhere, or a new one.
 *
 * @param subject parent record
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
