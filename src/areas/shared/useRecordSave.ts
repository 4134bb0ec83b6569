import { useState } from 'react';
import type { CallOptions, OwnCalls } from '#app/query/own-calls.ts';
import { changedFields, conflicts, merged } from '#ui/form/changes.ts';
import type { FieldConflict, Settle, Side } from '#ui/form/changes.ts';
import { useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';

interface RecordSaveOptions<Stored, Values> {
  /** The form's own: what is sent ends with it. A hook that sends takes its `request`. */
  calls: OwnCalls;
  /** The record as it was when the form was opened. */
  record: Stored;
  /** The form's current values. */
  values: Values;
  toValues: (record: Stored) => Values;
  /** Reads the record as the server has it at this moment. */
  read: (call: CallOptions) => Promise<Stored>;
  /** Sends what changed between two states of the form, of which the first is the one that is stored. */
  send: (before: Values, after: Values, stored: Stored, call: CallOptions) => Promise<unknown>;
  /** Puts in order what hangs together in the merged form. */
  settle?: Settle<Values>;
  /** Puts values into the form. */
  setValues: (values: Values) => void;
  /** After a save, and when there was nothing to save. */
  onDone: () => void;
  /** The form stays open after a save, and goes on from what is stored then. */
  stays?: boolean;
}

export interface RecordSave<Values> {
  /** There is something to save. */
  isDirty: boolean;
  save: () => Promise<void>;
  isSaving: boolean;
  /** Ends a save that is under way; the form stays as it is. */
  stop: () => void;
  /** Why reading or sending failed; undefined when it didn't. */
  error: unknown;
  /** Fields that someone else changed too; nothing was sent because of them. */
  conflicts: FieldConflict<Values>[];
  /** Sends the form as it is, over what someone else saved. */
  keepMine: () => Promise<void>;
  /** Takes what someone else saved for the fields in conflict; the rest of the form stays. */
  useTheirs: () => void;
  /** Back to the form, with nothing sent. */
  dismiss: () => void;
  /** Back to what is stored: what was typed is gone. */
  discard: () => void;
}

/**
 * Saves a form over a record: reads the record anew, puts the form's own changes over what others have changed
 * meanwhile, and sends only those; where both changed the same, it asks before anything is overwritten. Values are
 * compared and not `updated_at`, which stays when prices, tags or sales channels change.
 */
export function useRecordSave<Stored extends object, Values extends object>(
  options: RecordSaveOptions<Stored, Values>,
): RecordSave<Values> {
  const { calls, record, values, toValues, read, send, settle, setValues, onDone } = options;
  const { stays = false } = options;
  // The record that the form's changes are compared with; the page below may have refreshed meanwhile.
  const [base, setBase] = useState(record);
  const [theirs, setTheirs] = useState<Stored>();
  // What was stored before a save that failed half way; all of its steps are done again.
  const [unfinished, setUnfinished] = useState<Values>();
  const [error, setError] = useState<unknown>();
  const before = toValues(base);
  const isDirty = unfinished !== undefined || changedFields(before, values).length > 0;
  const guard = useUnsavedGuard(isDirty);

  /**
   * Goes on from another record, with the form's own changes over it.
   *
   * @param mine what the form holds now, which `values` isn't any more once a save has moved it
   */
  const moveTo = (now: Stored, from: Values, mine: Values, winner: Side): Values => {
    const next = merged(from, mine, toValues(now), winner, settle);
    setBase(now);
    if (changedFields(mine, next).length > 0) setValues(next);
    return next;
  };

  const sendOver = async (now: Stored, call: CallOptions): Promise<void> => {
    const stored = toValues(now);
    const after = moveTo(now, before, values, 'mine');
    try {
      await send(unfinished ?? stored, after, now, call);
    } catch (failure) {
      // What it has changed by then is nobody else's doing.
      const left = await read(call).catch(() => undefined);
      if (!left || changedFields(stored, toValues(left)).length > 0) {
        setUnfinished(unfinished ?? stored);
      }
      if (left) moveTo(left, stored, after, 'mine');
      throw failure;
    }
    setUnfinished(undefined);
    if (!stays) return;
    // Where this fails, the next save finds nothing left to send.
    const left = await read(call).catch(() => undefined);
    if (left) moveTo(left, after, after, 'mine');
  };

  const attempt = async (work: (call: CallOptions) => Promise<boolean>): Promise<void> => {
    try {
      const isDone = await calls.run((call) => {
        setError(undefined);
        return work(call);
      });
      if (isDone !== true) return;
      if (!stays) guard.release();
      onDone();
    } catch (failure) {
      setError(failure);
    }
  };

  return {
    isDirty,
    isSaving: calls.isRunning,
    stop: calls.stop,
    error,
    conflicts: theirs ? conflicts(before, values, toValues(theirs), settle) : [],
    save: () =>
      attempt(async (call) => {
        if (!isDirty) return true;
        const now = await read(call);
        if (conflicts(before, values, toValues(now), settle).length > 0) {
          setTheirs(now);
          return false;
        }
        await sendOver(now, call);
        return true;
      }),
    keepMine: () => {
      setTheirs(undefined);
      return attempt(async (call) => {
        await sendOver(theirs ?? base, call);
        return true;
      });
    },
    useTheirs: () => {
      if (!theirs) return;
      moveTo(theirs, before, values, 'theirs');
      setTheirs(undefined);
    },
    dismiss: () => setTheirs(undefined),
    discard: () => {
      setError(undefined);
      setUnfinished(undefined);
      setValues(before);
    },
  };
}
