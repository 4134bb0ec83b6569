import { useState } from 'react';
import type { CallOptions, AbortableCalls } from '#app/query/abortable-calls.ts';
import { changedFields, conflicts, merged } from '#ui/form/changes.ts';
import type { FieldConflict, Settle, Side } from '#ui/form/changes.ts';
import { useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';

interface RecordSaveOptions<Stored, Values> {
  /** Requests abort with the form. */
  calls: AbortableCalls;
  /** As of opening the form. */
  record: Stored;
  values: Values;
  toValues: (record: Stored) => Values;
  /** Reads the current record. */
  read: (call: CallOptions) => Promise<Stored>;
  /** `before` is the stored state. */
  send: (before: Values, after: Values, stored: Stored, call: CallOptions) => Promise<unknown>;
  /** Reconciles dependent fields. */
  settle?: Settle<Values>;
  setValues: (values: Values) => void;
  /** Also called without changes. */
  onDone: () => void;
  /** Keeps the form open after a save. */
  stays?: boolean;
  /** Leaving the page waits for a save that leaving the field began. */
  isInline?: boolean;
}

export interface RecordSave<Values> {
  isDirty: boolean;
  /** Changed fields. */
  count: number;
  save: () => Promise<void>;
  isSaving: boolean;
  stop: () => void;
  error: unknown;
  /** Changed by others too; nothing was sent. */
  conflicts: FieldConflict<Values>[];
  /** Overwrites others' values. */
  keepMine: () => Promise<void>;
  /** For conflicting fields only. */
  useTheirs: () => void;
  dismiss: () => void;
  discard: () => void;
}

/**
 * Rereads the record, merges, and sends only own changes; conflicts need confirmation. Compares values: `updated_at`
 * ignores prices, tags and sales channels.
 */
export function useRecordSave<Stored extends object, Values extends object>(
  options: RecordSaveOptions<Stored, Values>,
): RecordSave<Values> {
  const { calls, record, values, toValues, read, send, settle, setValues, onDone } = options;
  const { stays = false, isInline = false } = options;
  // Not the page's record, which may be newer.
  const [base, setBase] = useState(record);
  const [theirs, setTheirs] = useState<Stored>();
  // Stored values before a half-failed save; all its steps rerun.
  const [unfinished, setUnfinished] = useState<Values>();
  const [error, setError] = useState<unknown>();
  const before = toValues(base);
  const count = changedFields(before, values).length;
  const isDirty = unfinished !== undefined || count > 0;
  const guard = useUnsavedGuard(isDirty, 'form', isInline ? calls.isRunning : undefined);
  const conflictsWith = (now: Stored): FieldConflict<Values>[] =>
    conflicts(before, values, toValues(now), settle);

  /**
   * Rebases the form's changes.
   *
   * @param mine the form now; `values` is stale after a save moved it
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
      // Changes since are this save's own.
      const left = await read(call).catch(() => undefined);
      if (!left || changedFields(stored, toValues(left)).length > 0) {
        setUnfinished(unfinished ?? stored);
      }
      if (left) moveTo(left, stored, after, 'mine');
      throw failure;
    }
    setUnfinished(undefined);
    if (!stays) return;
    // If this fails, the next save has nothing to send.
    const left = await read(call).catch(() => undefined);
    if (left) moveTo(left, after, after, 'mine');
  };

  const attempt = async (work: (call: CallOptions) => Promise<boolean>): Promise<void> => {
    try {
      const isDone = await calls.run(async (call) => {
        setError(undefined);
        const ended = await work(call);
        // A press before the form has closed would save again.
        if (ended && !stays) calls.finish();
        return ended;
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
    count,
    isSaving: calls.isRunning,
    stop: calls.stop,
    error,
    conflicts: theirs ? conflictsWith(theirs) : [],
    save: () =>
      attempt(async (call) => {
        if (!isDirty) return true;
        const now = await read(call);
        if (conflictsWith(now).length > 0) {
          setTheirs(now);
          return false;
        }
        await sendOver(now, call);
        return true;
      }),
    keepMine: () => {
      const agreed = conflictsWith(theirs ?? base);
      setTheirs(undefined);
      return attempt(async (call) => {
        const now = await read(call);
        const left = conflictsWith(now);
        if (left.length > 0 && JSON.stringify(left) !== JSON.stringify(agreed)) {
          setTheirs(now);
          return false;
        }
        await sendOver(now, call);
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
