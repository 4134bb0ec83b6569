import { useState } from 'react';
import { changedFields, conflicts, merged } from '../../ui/form/changes.ts';
import type { FieldConflict, Side } from '../../ui/form/changes.ts';
import { useUnsavedGuard } from '../../ui/form/useUnsavedGuard.tsx';

interface RecordSaveOptions<Stored, Values> {
  /** The record as it was when the form was opened. */
  record: Stored;
  /** The form as it stands. */
  values: Values;
  toValues: (record: Stored) => Values;
  /** Reads the record as the server has it at this moment. */
  read: () => Promise<Stored>;
  /** Sends what changed between two states of the form, of which the first is the one that is stored. */
  send: (before: Values, after: Values, stored: Stored) => Promise<unknown>;
  /** Puts values into the form. */
  setValues: (values: Values) => void;
  /** After a save, and when there was nothing to save. */
  onDone: () => void;
}

export interface RecordSave<Values> {
  save: () => Promise<void>;
  isSaving: boolean;
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
}

/**
 * Saves a form over a record: reads the record anew, puts the form's own changes over what others have changed
 * meanwhile, and sends only those; where both changed the same, it asks before anything is overwritten. Values are
 * compared and not `updated_at`, which stays when prices, tags or sales channels change.
 */
export function useRecordSave<Stored extends object, Values extends object>(
  options: RecordSaveOptions<Stored, Values>,
): RecordSave<Values> {
  const { record, values, toValues, read, send, setValues, onDone } = options;
  // What the form stands on: the page beneath may have refreshed meanwhile.
  const [base, setBase] = useState(record);
  const [theirs, setTheirs] = useState<Stored>();
  // What was stored before a save that failed half way; all of its steps are done again.
  const [unfinished, setUnfinished] = useState<Values>();
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const before = toValues(base);
  const isDirty = unfinished !== undefined || changedFields(before, values).length > 0;
  const guard = useUnsavedGuard(isDirty);

  /** Goes on from another record, with the form's own changes over it. */
  const moveTo = (now: Stored, from: Values, mine: Values, winner: Side): Values => {
    const next = merged(from, mine, toValues(now), winner);
    setBase(now);
    if (changedFields(values, next).length > 0) setValues(next);
    return next;
  };

  const sendOver = async (now: Stored): Promise<void> => {
    const stored = toValues(now);
    const after = moveTo(now, before, values, 'mine');
    try {
      await send(unfinished ?? stored, after, now);
    } catch (failure) {
      // What it has changed by then is nobody else's doing.
      const left = await read().catch(() => undefined);
      if (!left || changedFields(stored, toValues(left)).length > 0) {
        setUnfinished(unfinished ?? stored);
      }
      if (left) moveTo(left, stored, after, 'mine');
      throw failure;
    }
  };

  const attempt = async (work: () => Promise<boolean>): Promise<void> => {
    setError(undefined);
    setSaving(true);
    try {
      if (!(await work())) return;
      guard.release();
      onDone();
    } catch (failure) {
      setError(failure);
    } finally {
      setSaving(false);
    }
  };

  return {
    isSaving,
    error,
    conflicts: theirs ? conflicts(before, values, toValues(theirs)) : [],
    save: () =>
      attempt(async () => {
        if (!isDirty) return true;
        const now = await read();
        if (conflicts(before, values, toValues(now)).length > 0) {
          setTheirs(now);
          return false;
        }
        await sendOver(now);
        return true;
      }),
    keepMine: () => {
      setTheirs(undefined);
      return attempt(async () => {
        await sendOver(theirs ?? base);
        return true;
      });
    },
    useTheirs: () => {
      if (!theirs) return;
      moveTo(theirs, before, values, 'theirs');
      setTheirs(undefined);
    },
    dismiss: () => setTheirs(undefined),
  };
}
