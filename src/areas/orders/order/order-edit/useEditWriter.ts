import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnCalls } from '#app/query/own-calls.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { isApiError } from '#client/index.ts';
import type { Order } from '../query.ts';
import { settled } from '../actions/settle.ts';
import { fingerprintOf } from './differences.ts';
import { openEditOf, readEditsNow, readOrderWithEdits } from './edits.ts';
import type { OrderEditRecord, OrderWithEdits } from './edits.ts';
import { bringTo, stepsTo } from './steps.ts';
import type { EditStep, Wanted } from './wanted.ts';
import { whyNotEdit } from './why-not.ts';
import type { EditReason } from './why-not.ts';

/** What became of the last change, where it isn't simply done. */
export type WriteNotice =
  /** Someone else was quicker; nothing was sent. */
  | { kind: 'overtaken' }
  | { kind: 'impossible'; reason: EditReason }
  | { kind: 'failed'; error: unknown }
  /** The answer was lost: the server may have done it, or may still be at it. */
  | { kind: 'unknown' }
  /** After a look: it has all been done. */
  | { kind: 'doneBefore' }
  /** After a look: this is still to do. */
  | { kind: 'rest'; steps: readonly EditStep[] };

interface Change {
  wanted: Wanted;
  /** It takes an addition back, of which the discounts may not know yet. */
  hasTakenBack: boolean;
}

export interface EditWriter {
  notice: WriteNotice | undefined;
  isRunning: boolean;
  /** The edit as this person knows it: as they saw it first, changed it, or were told that someone else has. */
  known: OrderEditRecord | undefined;
  /** They have seen what someone else changed. */
  acknowledge: () => void;
  /** Brings the edit to what is wanted, unless something is under way. */
  change: (wanted: Wanted) => void;
  /** Looks what became of the change whose answer was lost. */
  look: () => void;
  /** Does what is left of it. */
  doRest: () => void;
  /** Writes something else of the edit, under the same guard. */
  write: (work: (now: OrderWithEdits, call: CallOptions) => Promise<unknown>) => void;
  stop: () => void;
}

/**
 * Changes the lines of an order's edit: the order and the edit are read anew before each change, nothing is sent where
 * someone else has changed the edit since it was shown, and after a lost answer only what is still missing is sent.
 *
 * @param shown the edit on the screen
 */
export function useEditWriter(order: Order, shown: OrderEditRecord | undefined): EditWriter {
  const client = useQueryClient();
  const calls = useOwnCalls();
  const [known, setKnown] = useState(shown);
  const [notice, setNotice] = useState<WriteNotice>();
  const [lost, setLost] = useState<Change & { at: number }>();
  // Its name says what is refreshed afterwards.
  const call = useMutation({
    mutationKey: ['updateOrderEditItem'],
    mutationFn: (work: () => Promise<unknown>) => work(),
    meta: { errors: 'form' },
  });

  const readAgain = async (own: CallOptions): Promise<void> => {
    setKnown(openEditOf(await readEditsNow(client, order.id, own)));
  };

  const guarded = (
    work: (now: OrderWithEdits, own: CallOptions) => Promise<unknown>,
    change?: Change,
  ): void => {
    void calls.run(async (own) => {
      setNotice(undefined);
      try {
        const now = await readOrderWithEdits(client, order.id, own);
        const edit = openEditOf(now.edits);
        const reason = edit ? undefined : whyNotEdit(now);
        if (fingerprintOf(now, edit) !== fingerprintOf(order, shown)) {
          setNotice({ kind: 'overtaken' });
        } else if (reason !== undefined) {
          setNotice({ kind: 'impossible', reason });
        } else {
          await call.mutateAsync(() => work(now, own));
          setLost(undefined);
          await readAgain(own);
        }
      } catch (error) {
        if (change && isApiError(error) && error.outcome === 'unknown') {
          setLost({ ...change, at: Date.now() });
          setNotice({ kind: 'unknown' });
          return;
        }
        // What was done before it failed is this person's own.
        await readAgain(own).catch(() => undefined);
        setNotice({ kind: 'failed', error });
      }
    });
  };

  const bring = (change: Change): void =>
    guarded((now, own) => bringTo(now, change.wanted, change.hasTakenBack, own), change);

  const look = (): void => {
    if (!lost) return;
    void calls.run(async (own) => {
      try {
        await settled(lost.at, own.signal);
        const now = await readOrderWithEdits(client, order.id, own);
        const steps = stepsTo(now, lost.wanted, lost.hasTakenBack);
        setKnown(openEditOf(now.edits));
        setNotice(steps.length === 0 ? { kind: 'doneBefore' } : { kind: 'rest', steps });
        if (steps.length === 0) setLost(undefined);
      } catch {
        // It is as open as before.
        setNotice({ kind: 'unknown' });
      }
    });
  };

  return {
    notice,
    isRunning: calls.isRunning,
    known,
    acknowledge: () => {
      setKnown(shown);
      if (notice?.kind === 'overtaken') setNotice(undefined);
    },
    change: (wanted) => {
      const steps = stepsTo({ ...order, edits: shown ? [shown] : [] }, wanted, false);
      if (steps.length === 0) return;
      bring({ wanted, hasTakenBack: steps.some(({ kind }) => kind === 'takeBack') });
    },
    look,
    doRest: () => {
      if (lost) bring(lost);
    },
    write: (work) => guarded(work),
    stop: calls.stop,
  };
}
