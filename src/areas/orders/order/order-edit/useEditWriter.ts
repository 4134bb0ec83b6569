import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { updateOrderEdit } from '#generated/admin/order-edits/order-edits.ts';
import { useAbortableCalls } from '#app/query/abortable-calls.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { isApiError } from '#client/index.ts';
import { lookUntilSettled, sinceLoss } from '#shared/save/look-until-settled.ts';
import type { EditReason } from '../facts/action-texts.ts';
import type { Order } from '../query.ts';
import { fingerprintOf } from './differences.ts';
import { openEditOf, readEditsNow, readOrderWithEdits } from './edits.ts';
import type { OrderEditRecord, OrderWithEdits } from './edits.ts';
import { linesOf } from './lines.ts';
import type { EditLine } from './lines.ts';
import { bringTo, stepsTo } from './steps.ts';
import type { EditStep, EditTarget } from './edit-target.ts';
import { whyNotEdit } from './why-not.ts';

export type WriteNotice =
  /** The edit changed meanwhile; nothing was sent */
  | { kind: 'overtaken' }
  | { kind: 'impossible'; reason: EditReason }
  | { kind: 'failed'; error: unknown }
  /** The answer was lost: it may be done or still running */
  | { kind: 'unknown' }
  /** After a check: everything is done */
  | { kind: 'doneBefore' }
  /** After a check: these steps are left */
  | { kind: 'rest'; steps: readonly EditStep[] };

interface Change {
  target: EditTarget;
  /** Undoes an addition, which leaves the discounts stale */
  hasTakenBack: boolean;
}

/** `now` was read right before; `change` returns the lines to end up with. */
type Task = (now: OrderWithEdits, call: CallOptions) => { change?: Change; done: Promise<unknown> };

export interface EditWriter {
  notice: WriteNotice | undefined;
  isRunning: boolean;
  /** The edit as the user last saw, changed or acknowledged it */
  known: OrderEditRecord | undefined;
  /** The user has seen the other person's change */
  acknowledge: () => void;
  /** Queued; gets the lines as of then */
  change: (want: (lines: EditLine[]) => EditTarget) => void;
  /** Checks the outcome of the lost change */
  look: () => void;
  /** Continues the lost change */
  doRest: () => void;
  writeNote: (note: string) => void;
  /** Runs once everything is done; never after a failure */
  whenDone: (then: () => void) => void;
}

/**
 * Refetches before each change, sends nothing if someone else changed the edit, and after a lost answer only what is
 * missing.
 *
 * @param shown the edit on screen
 */
export function useEditWriter(order: Order, shown: OrderEditRecord | undefined): EditWriter {
  const client = useQueryClient();
  const calls = useAbortableCalls();
  const [known, setKnown] = useState(shown);
  const [notice, setNotice] = useState<WriteNotice>();
  const [lost, setLost] = useState<Change & { at: number }>();
  const queue = useRef<Task[]>([]);
  const following = useRef<() => void>(undefined);
  // A press may come before the end of the last change is drawn.
  const isBusy = useRef(false);
  // The mutation key decides what to refetch.
  const call = useMutation({
    mutationKey: ['updateOrderEditItem'],
    mutationFn: (work: () => Promise<unknown>) => work(),
    meta: { errors: 'form' },
  });

  /** @returns the edit's fingerprint afterwards */
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
      isBusy.current = true;
      setNotice(undefined);
      try {
        let seen = fingerprintOf(order, shown);
        for (let next = queue.current.shift(); next; next = queue.current.shift()) {
          seen = await runTask(next, seen, own);
        }
        setLost(undefined);
        isBusy.current = false;
        following.current?.();
        following.current = undefined;
      } catch (error) {
        if (error instanceof NotSentError) {
          setNotice(error.notice);
        } else {
          // Changes made before the failure are the user's own.
          const edits = await readEditsNow(client, order.id, own).catch(() => undefined);
          if (edits) setKnown(openEditOf(edits));
          setNotice({ kind: 'failed', error });
        }
        queue.current = [];
        following.current = undefined;
        isBusy.current = false;
      }
    });
  };

  const bring =
    (want: (lines: EditLine[]) => EditTarget, hadTakenBack: boolean): Task =>
    (now, own) => {
      const target = want(linesOf(now, openEditOf(now.edits)));
      const hasTakenBack =
        hadTakenBack || stepsTo(now, target, false).some(({ kind }) => kind === 'takeBack');
      return { change: { target, hasTakenBack }, done: bringTo(now, target, hadTakenBack, own) };
    };

  const look = (): void => {
    if (!lost) return;
    void calls.run(async (own) => {
      try {
        const { found: steps, mayCome } = await lookUntilSettled({
          ...sinceLoss(lost.at, own.signal),
          look: async () => {
            const now = await readOrderWithEdits(client, order.id, own);
            setKnown(openEditOf(now.edits));
            return stepsTo(now, lost.target, lost.hasTakenBack);
          },
          isFound: ({ length }) => length === 0,
        });
        if (mayCome) return;
        setNotice(steps.length === 0 ? { kind: 'doneBefore' } : { kind: 'rest', steps });
        if (steps.length === 0) setLost(undefined);
      } catch {
        // Still unknown.
        setNotice({ kind: 'unknown' });
      } finally {
        // Changes made meanwhile aren't shown any more.
        queue.current = [];
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
      if (lost) run(bring(() => lost.target, lost.hasTakenBack));
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
      if (isBusy.current) following.current = then;
      else then();
    },
  };
}

/** Carries a notice instead of an error. */
class NotSentError extends Error {
  readonly notice: WriteNotice;

  constructor(notice: WriteNotice) {
    super(notice.kind);
    this.notice = notice;
  }
}
