import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { savePendingToBrowser } from '#app/preferences/browser-storage.ts';
import type { KeptTexts } from '#ui/number/kept-texts.ts';
import type { KeptRequest } from '../save/create-once.ts';
import { readDraft, storable } from './draft.ts';
import type { Draft, DraftKind } from './draft.ts';

/** Milliseconds. */
export const DRAFT_DEBOUNCE = 400;

/** `empty`: nothing worth keeping. */
export type DraftStatus = 'empty' | 'saving' | 'saved' | 'failed';

export interface DraftState<Values, Created> extends KeptRequest {
  values: Values;
  /** Includes unrendered changes. */
  latest: () => Values;
  change: (change: (values: Values) => Values) => void;
  status: DraftStatus;
  /** Undefined for a new draft. */
  continuedFrom: string | undefined;
  /** For the `KeptTextsContext` around number fields. */
  texts: KeptTexts;
  uploads: Record<string, string>;
  addUpload: (url: string, key: string) => void;
  /** Already on the server. */
  created: Created | undefined;
  setCreated: (created: Created) => void;
  clear: () => void;
  /** Keeps the values on screen only, since the server may have them; uploads may be in use. A change keeps them again. */
  release: () => void;
}

/**
 * Keeps a record in the browser until it is created.
 *
 * @param place see `useDraftPlace`
 */
export function useDraft<Values, Created extends { id: string }>(
  kind: DraftKind<Values, Created>,
  place: string,
): DraftState<Values, Created> {
  type Kept = Draft<Values, Created>;
  const [first] = useState(() => readDraft(kind, kind.kept.read(place)));
  const [draft, setDraft] = useState<Kept>(
    () => first ?? { values: kind.empty, saved_at: '', uploads: {}, texts: {} },
  );
  const [continuedFrom, setContinuedFrom] = useState(first?.saved_at);
  const [status, setStatus] = useState<Exclude<DraftStatus, 'empty'>>('saved');
  const latest = useRef(draft);
  const kept = useCallback((): object | null => {
    const { values, created, sent } = latest.current;
    const isKept = created !== undefined || sent !== undefined || !kind.isEmpty(values);
    return isKept ? storable({ ...latest.current, saved_at: new Date().toISOString() }) : null;
  }, [kind]);
  const onSaved = useCallback((isSaved: boolean) => setStatus(isSaved ? 'saved' : 'failed'), []);
  const write = useCallback(
    () => onSaved(kind.kept.write(kept(), place)),
    [kind, kept, place, onSaved],
  );
  const writeSoon = useCallback(() => {
    // Leaving meanwhile would still lose it.
    setStatus((before) => (before === 'failed' ? before : 'saving'));
    kind.kept.writeSoon(kept, DRAFT_DEBOUNCE, place, onSaved);
  }, [kind, kept, place, onSaved]);
  // Then another tab may take the place: write now, not later.
  useEffect(() => savePendingToBrowser, []);
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
  const texts = useMemo(
    (): KeptTexts => ({
      textOf: (field) => latest.current.texts[field],
      keep: (field, text) => {
        const { [field]: before, ...others } = latest.current.texts;
        if (text === before) return;
        const kept = text === undefined ? others : { ...others, [field]: text };
        latest.current = { ...latest.current, texts: kept };
        writeSoon();
      },
    }),
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
    texts,
    uploads: draft.uploads,
    addUpload: useCallback(
      (url, key) => put((before) => ({ ...before, uploads: { ...before.uploads, [url]: key } })),
      [put],
    ),
    created: draft.created,
    setCreated: useCallback(
      (created) => {
        put((before) => ({ ...before, created }));
        // Not debounced: if lost, a retry creates a duplicate.
        write();
      },
      [put, write],
    ),
    sent: draft.sent,
    setSent: useCallback(
      (sent) => {
        put((before) => ({ ...before, sent }));
        // Not debounced, for the same reason.
        write();
      },
      [put, write],
    ),
    clear: useCallback(() => {
      latest.current = { values: kind.empty, saved_at: '', uploads: {}, texts: {} };
      setDraft(latest.current);
      setContinuedFrom(undefined);
      write();
    }, [kind, write]),
    release: useCallback(() => {
      latest.current = { ...latest.current, uploads: {} };
      setDraft(latest.current);
      setContinuedFrom(undefined);
      kind.kept.write(null, place);
    }, [kind, place]),
  };
}
