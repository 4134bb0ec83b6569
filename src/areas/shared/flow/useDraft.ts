import { useCallback, useEffect, useRef, useState } from 'react';
import { keepNow } from '#app/preferences/kept.ts';
import { readDraft, storable } from './draft.ts';
import type { Draft, DraftKind } from './draft.ts';

/** Milliseconds after the last key until a draft is written. */
export const DRAFT_DEBOUNCE = 400;

/** Whether this browser has the draft as it stands; `empty` while there is nothing worth keeping. */
export type DraftStatus = 'empty' | 'saving' | 'saved' | 'failed';

export interface DraftState<Values, Created> {
  values: Values;
  /** The values with what was changed since they were drawn. */
  latest: () => Values;
  change: (change: (values: Values) => Values) => void;
  status: DraftStatus;
  /** When the draft that one goes on with was last changed; undefined for a new one. */
  continuedFrom: string | undefined;
  uploads: Record<string, string>;
  addUpload: (url: string, key: string) => void;
  /** The record that is on the server already. */
  created: Created | undefined;
  setCreated: (created: Created) => void;
  /** Forgets the draft and begins anew. */
  clear: () => void;
}

/**
 * A record while it is being created, kept in this browser until its creation comes to its end.
 *
 * @param place this tab's, see `useDraftPlace`
 */
export function useDraft<Values, Created extends { id: string }>(
  kind: DraftKind<Values, Created>,
  place: string,
): DraftState<Values, Created> {
  type Kept = Draft<Values, Created>;
  const [first] = useState(() => readDraft(kind, kind.kept.read(place)));
  const [draft, setDraft] = useState<Kept>(
    () => first ?? { values: kind.empty, saved_at: '', uploads: {} },
  );
  const [continuedFrom, setContinuedFrom] = useState(first?.saved_at);
  const [status, setStatus] = useState<Exclude<DraftStatus, 'empty'>>('saved');
  const latest = useRef(draft);
  const kept = useCallback((): object | null => {
    const { values, created } = latest.current;
    const isKept = created !== undefined || !kind.isEmpty(values);
    return isKept ? storable({ ...latest.current, saved_at: new Date().toISOString() }) : null;
  }, [kind]);
  const onKept = useCallback((isKept: boolean) => setStatus(isKept ? 'saved' : 'failed'), []);
  const write = useCallback(
    () => onKept(kind.kept.write(kept(), place)),
    [kind, kept, place, onKept],
  );
  const writeSoon = useCallback(() => {
    setStatus('saving');
    kind.kept.writeSoon(kept, DRAFT_DEBOUNCE, place, onKept);
  }, [kind, kept, place, onKept]);
  // Whoever leaves the page lets its place go to another tab: nothing is written there later.
  useEffect(() => keepNow, []);
  const put = useCallback(
    (edit: (draft: Kept) => Kept) => {
      const next = edit(latest.current);
      if (next === latest.current) return;
      latest.current = next;
      setDraft(next);
      writeSoon();
    },
    [writeSoon],
  );
  return {
    values: draft.values,
    latest: useCallback(() => latest.current.values, []),
    change: useCallback(
      (change) =>
        put((before) => {
          const values = change(before.values);
          return values === before.values ? before : { ...before, values };
        }),
      [put],
    ),
    status: kind.isEmpty(draft.values) ? 'empty' : status,
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
        // This must not be lost: without it, a retry would make the record twice.
        write();
      },
      [put, write],
    ),
    clear: useCallback(() => {
      latest.current = { values: kind.empty, saved_at: '', uploads: {} };
      setDraft(latest.current);
      setContinuedFrom(undefined);
      write();
    }, [kind, write]),
  };
}
