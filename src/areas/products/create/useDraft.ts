import { useCallback, useEffect, useRef, useState } from 'react';
import { keepNow } from '#app/preferences/kept.ts';
import { isEmptyDraft, keptDraft, readDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { NEW_PRODUCT } from './values.ts';
import type { CreateValues } from './values.ts';

/** Milliseconds after the last key until a draft is written. */
export const DRAFT_DEBOUNCE = 400;

export interface DraftState {
  values: CreateValues;
  change: (change: (values: CreateValues) => CreateValues) => void;
  /** When the draft that one goes on with was last changed; undefined for a new one. */
  continuedFrom: string | undefined;
  uploads: Record<string, string>;
  addUpload: (url: string, key: string) => void;
  /** The product that is on the server already. */
  created: Draft['created'];
  setCreated: (created: NonNullable<Draft['created']>) => void;
  /** Forgets the draft and begins anew. */
  clear: () => void;
}

/**
 * A product while it is being created, kept in this browser until its creation comes to its end.
 *
 * @param place this tab's, see `useDraftPlace`
 */
export function useDraft(place: string): DraftState {
  const [first] = useState(() => readDraft(keptDraft.read(place)));
  const [draft, setDraft] = useState<Draft>(
    () => first ?? { values: NEW_PRODUCT, saved_at: '', uploads: {} },
  );
  const [continuedFrom, setContinuedFrom] = useState(first?.saved_at);
  const latest = useRef(draft);
  const kept = useCallback((): Draft | null => {
    const { values, created } = latest.current;
    const isKept = created !== undefined || !isEmptyDraft(values);
    return isKept ? { ...latest.current, saved_at: new Date().toISOString() } : null;
  }, []);
  const write = useCallback(() => keptDraft.write(kept(), place), [kept, place]);
  const writeSoon = useCallback(
    () => keptDraft.writeSoon(kept, DRAFT_DEBOUNCE, place),
    [kept, place],
  );
  // Whoever leaves the page lets its place go to another tab: nothing is written there later.
  useEffect(() => keepNow, []);
  const put = useCallback(
    (edit: (draft: Draft) => Draft) => {
      latest.current = edit(latest.current);
      setDraft(latest.current);
      writeSoon();
    },
    [writeSoon],
  );
  return {
    values: draft.values,
    change: useCallback(
      (change) => put((before) => ({ ...before, values: change(before.values) })),
      [put],
    ),
    continuedFrom,
    uploads: draft.uploads,
    addUpload: useCallback(
      (url, key) => put((before) => ({ ...before, uploads: { ...before.uploads, [url]: key } })),
      [put],
    ),
    created: draft.created,
    setCreated: useCallback(
      (created) => {
        put((before) => ({ ...before, created }));
        // This must not be lost: without it, a retry would make the product twice.
        write();
      },
      [put, write],
    ),
    clear: useCallback(() => {
      latest.current = { values: NEW_PRODUCT, saved_at: '', uploads: {} };
      setDraft(latest.current);
      setContinuedFrom(undefined);
      write();
    }, [write]),
  };
}
