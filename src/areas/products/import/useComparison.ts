import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readIndex, readStored } from './read-store.ts';
import type { Needs } from './read-store.ts';
import type { StoreFacts } from './sheet.ts';
import type { OpenSheet, SheetState } from './useSheet.ts';

export interface Comparison {
  state: 'running' | 'stopped' | 'failed' | 'done';
  /** Products read; undefined until the total is known. */
  progress: { done: number; total: number } | undefined;
  error: unknown;
  stop: () => void;
  start: () => void;
}

const covers = (has: Needs, needs: Needs): boolean =>
  (!needs.variants || has.variants) && (!needs.prices || has.prices) && (!needs.stock || has.stock);

/** Reads the store data a file needs: all products, then details of those it names. Edits may trigger further reads. */
export function useComparison(sheet: OpenSheet, state: SheetState, facts: StoreFacts): Comparison {
  const { wants } = sheet;
  const latest = useRef(wants);
  useEffect(() => {
    latest.current = wants;
  });
  const [progress, setProgress] = useState<Comparison['progress']>();
  const [ended, setEnded] = useState<'stopped' | 'failed'>();
  const [error, setError] = useState<unknown>();
  // Needs the index was read for; `before` was the sheet's state at that time.
  const [has, setHas] = useState<{ needs: Needs; before: typeof wants }>();
  const controller = useRef<AbortController>(undefined);
  /** Undefined while the index has to be read. */
  const known =
    has && wants?.products && wants !== has.before && covers(has.needs, wants)
      ? { products: wants.products, needs: has.needs }
      : undefined;
  const isDone = known?.products.length === 0 && sheet.plan !== undefined;
  // Changes when other data is needed.
  const question = wants && JSON.stringify([wants, known !== undefined]);

  const read = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    if (!wants) return;
    const onProgress = (done: number, total: number): void => setProgress({ done, total });
    if (!known) {
      const index = await readIndex(wants, onProgress, signal);
      setHas({ needs: wants, before: latest.current });
      state.setIndex(index);
    } else if (known.products.length > 0)
      state.addStored(await readStored(known.products, known.needs, facts, onProgress, signal));
  });
  useEffect(() => {
    if (question === undefined || ended) return undefined;
    const leaving = new AbortController();
    controller.current = leaving;
    read(leaving.signal).catch((failure: unknown) => {
      if (leaving.signal.aborted) return;
      setHas(undefined);
      setError(failure);
      setEnded('failed');
    });
    return () => leaving.abort();
  }, [question, ended]);

  return {
    state: ended ?? (isDone ? 'done' : 'running'),
    progress,
    error,
    stop: () => {
      controller.current?.abort();
      setHas(undefined);
      setEnded('stopped');
    },
    start: () => {
      setHas(undefined);
      setError(undefined);
      setProgress(undefined);
      setEnded(undefined);
    },
  };
}
