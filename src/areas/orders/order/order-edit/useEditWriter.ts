import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { updateOrderEdit } from '#generated/admin/order-edits/order-edits.ts';
import { useOwnCalls } from '#app/query/own-calls.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { isApiError } from '#client/index.ts';
import type { Order } from '../query.ts';
import { settled } from '../actions/settle.ts';
import { fingerprintOf } from './differences.ts';
import { openEditOf, readEditsNow, readOrderWithEdits } from './edits.ts';
import type { OrderEditRecord, OrderWithEdits } from './edits.ts';
import { linesOf } from './lines.ts';
import type { EditLine } from './lines.ts';
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

/** What is done with the order's edit as it was read right before; says of a change of the lines what is wanted. */
type Task = (now: OrderWithEdits, call: CallOptions) => { change?: Change; done: Promise<unknown> };

export interface EditWriter {
  notice: WriteNotice | undefined;
  isRunning: boolean;
  /** The edit as this person knows it: as they saw it first, changed it, or were told that someone else has. */
  known: OrderEditRecord | undefined;
  /** They have seen what someone else changed. */
  acknowledge: () => void;
  /** Changes the lines, once what is under way is done; given the lines as they are then. */
  change: (want: (lines: EditLine[]) => Wanted) => void;
  /** Looks what became of the change whose answer was lost. */
  look: () => void;
  /** Does what is left of it. */
  doRest: () => void;
  /** Writes the note for staff. */
  writeNote: (note: string) => void;
  /** Does something once nothing is under way and all of it is done; not where something went wrong. */
  whenDone: (then: () => void) => void;
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
  const queue = useRef<Task[]>([]);
  const following = useRef<() => void>(undefined);
  // Its name says what is refreshed afterwards.
  const call = useMutation({
    mutationKey: ['updateOrderEditItem'],
    mutationFn: (work: () => Promise<unknown>) => work(),
    meta: { errors: 'form' },
  });

  /** @returns what the edit is by then */
  const runTask = async (task: Task, seen: string, own: CallOptions): Promise<string> => {
    const now = await readOrderWithEdits(client, order.id, own);
    const edit = openEditOf(now.edits);
    if (fingerprintOf(now, edit) !== seen) throw new NotSentError({ kind: 'overtaken' });
    const reason = edit ? undefined : whyNotEdit(now);
    if (reason !== undefined) throw new NotSentError({ kind: 'impossible', reason });
    let change: Change | undefined;
    try {
      await call.mutateAsync(async () => {
        const begun = task(now, own);
        ({ change } = begun);
        await begun.done;
      });
    } catch (error) {
      if (!change || !isApiError(error) || error.outcome !== 'unknown') throw error;
      setLost({ ...change, at: Date.now() });
      throw new NotSentError({ kind: 'unknown' });
    }
    const after = openEditOf(await readEditsNow(client, order.id, own));
    setKnown(after);
    return fingerprintOf(now, after);
  };

  const run = (task: Task): void => {
    queue.current.push(task);
    void calls.run(async (own) => {
      setNotice(undefined);
      try {
        let seen = fingerprintOf(order, shown);
        for (let next = queue.current.shift(); next; next = queue.current.shift()) {
          seen = await runTask(next, seen, own);
        }
        setLost(undefined);
        following.current?.();
        following.current = undefined;
      } catch (error) {
        queue.current = [];
        following.current = undefined;
        if (error instanceof NotSentError) {
          setNotice(error.notice);
          return;
        }
        // What was done before it failed is this person's own.
        const edits = await readEditsNow(client, order.id, own).catch(() => undefined);
        if (edits) setKnown(openEditOf(edits));
        setNotice({ kind: 'failed', error });
      }
    });
  };

  const bring =
    (want: (lines: EditLine[]) => Wanted, hadTakenBack: boolean): Task =>
    (now, own) => {
      const wanted = want(linesOf(now, openEditOf(now.edits)));
      const hasTakenBack =
        hadTakenBack || stepsTo(now, wanted, false).some(({ kind }) => kind === 'takeBack');
      return { change: { wanted, hasTakenBack }, done: bringTo(now, wanted, hadTakenBack, own) };
    };

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
    change: (want) => run(bring(want, false)),
    look,
    doRest: () => {
      if (lost) run(bring(() => lost.wanted, lost.hasTakenBack));
    },
    writeNote: (note) =>
      run((now, own) => {
        const edit = openEditOf(now.edits);
        return {
          done: edit
            ? updateOrderEdit(edit.id, { internal_note: note }, own)
            : Promise.resolve(undefined),
        };
      }),
    whenDone: (then) => {
      if (calls.isRunning) following.current = then;
      else then();
    },
  };
}

/** Ends a task about which the person is told something else than an error. */
class NotSentError extends Error {
  readonly notice: WriteNotice;

  constructor(notice: WriteNotice) {
    super(notice.kind);
    this.notice = notice;
  }
}
