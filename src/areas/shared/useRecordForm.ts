import { useForm } from '@mantine/form';
import type { UseFormReturnType } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useOwnCalls } from '#app/query/own-calls.ts';
import type { RecordQuery } from './record-query.ts';
import { useRecordSave } from './useRecordSave.ts';
import type { RecordSave } from './useRecordSave.ts';

interface RecordFormOptions<Stored, Values, Body> {
  /** How the record is read anew and changed. */
  source: Pick<RecordQuery<never, Stored, Body>, 'readNow' | 'updateOptions'>;
  /** The record as it was when the form was opened. */
  record: Stored;
  toValues: (record: Stored) => Values;
  /** What is sent: the changed fields only. */
  toBody: (before: Values, after: Values) => Body;
  /** Why a field's value can't be saved, by field; undefined where it can. */
  validate?: (values: Values) => Partial<Record<keyof Values & string, string | undefined>>;
  /** Told when values come into the form from elsewhere: what someone else saved meanwhile. */
  onValues?: () => void;
  /** Says that it is saved, in the toast. */
  saved: (values: Values) => string;
  /** After a save, and when there was nothing to save. */
  onClose: () => void;
}

export interface RecordFormState<Values> {
  form: UseFormReturnType<Values>;
  saving: RecordSave<Values>;
  /** For `RecordForm`. */
  bind: {
    saving: RecordSave<Values>;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onClose: () => void;
  };
}

/** A form over some of a record's own fields, saved with one call; `useRecordSave` says what a save does. */
export function useRecordForm<Stored extends { id: string }, Values extends object, Body>(
  options: RecordFormOptions<Stored, Values, Body>,
): RecordFormState<Values> {
  const { source, record, toValues, toBody, validate, onValues, saved, onClose } = options;
  const queryClient = useQueryClient();
  const form = useForm<Values>({
    initialValues: toValues(record),
    validate: (values) => validate?.(values) ?? {},
  });
  const calls = useOwnCalls();
  const update = useMutation(
    source.updateOptions({ success: saved(form.values), errors: 'form' }, calls.request),
  );
  const saving = useRecordSave({
    calls,
    record,
    values: form.values,
    toValues,
    read: (call) => source.readNow(queryClient, record.id, call),
    send: (before, after) => update.mutateAsync({ id: record.id, data: toBody(before, after) }),
    setValues: (values) => {
      form.setValues(values);
      onValues?.();
    },
    onDone: onClose,
  });
  return {
    form,
    saving,
    bind: { saving, onSubmit: form.onSubmit(() => void saving.save()), onClose },
  };
}
