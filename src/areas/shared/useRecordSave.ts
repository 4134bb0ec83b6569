import { useState } from 'react';
import { changedFields, conflicts, merged } from '../../ui/form/changes.ts';
import type { FieldConflict } from '../../ui/form/changes.ts';
import { useUnsavedGuard } from '../../ui/form/useUnsavedGuard.tsx';

interface RecordSaveOptions<Stored, Values> {
  /** The record as it was when the form was opened. */
  record: Stored;
  /** The form as it stands. */
  values: Values;
  toValues: (record: Stored) => Values;
  /** Reads the record as the server has it at this moment. */
  read: () => Promise<Stored>;
  /** Sends what changed between two states of the form. */
  send: (before: Values, after: Values) => Promise<unknown>;
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
 * Saves a form over a record: sends only what changed, guards unsaved work, and when the record's `updated_at` has
 * moved since the form was opened, shows what both sides changed before anything is overwritten.
 */
export function useRecordSave<Stored extends { updated_at: string }, Values extends object>(
  options: RecordSaveOptions<Stored, Values>,
): RecordSave<Values> {
  const { record, values, toValues, read, send, setValues, onDone } = options;
  // What the form was built from: the page beneath may have refreshed meanwhile.
  const [base, setBase] = useState(record);
  const [ownChange, setOwnChange] = useState<string>();
  const [theirs, setTheirs] = useState<Stored>();
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const before = toValues(base);
  const isDirty = changedFields(before, values).length > 0;
  const guard = useUnsavedGuard(isDirty);

  /** A save of several calls may fail half way: what it has changed by then is nobody else's doing. */
  const sendAll = async (): Promise<void> => {
    try {
      await send(before, values);
    } catch (failure) {
      const now = await read().catch(() => undefined);
      setOwnChange(now?.updated_at);
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
        const moved = now.updated_at !== base.updated_at && now.updated_at !== ownChange;
        if (moved && conflicts(before, values, toValues(now)).length > 0) {
          setTheirs(now);
          return false;
        }
        await sendAll();
        return true;
      }),
    keepMine: () => {
      setTheirs(undefined);
      return attempt(async () => {
        await sendAll();
        return true;
      });
    },
    useTheirs: () => {
      if (!theirs) return;
      setBase(theirs);
      setValues(merged(before, values, toValues(theirs)));
      setTheirs(undefined);
    },
    dismiss: () => setTheirs(undefined),
  };
}
