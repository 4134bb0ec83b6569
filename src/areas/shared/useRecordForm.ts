import { useForm } from '@mantine/form';
import type { UseFormReturnType } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useOwnCalls } from '#app/query/own-calls.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import type { ApiError } from '#client/index.ts';
import type { RecordQuery } from './record-query.ts';
import { useRecordSave } from './useRecordSave.ts';
import type { RecordSave } from './useRecordSave.ts';

/** How a save and its failure are said. */
export interface SaveMeta {
  /** The toast's text. */
  success?: string;
  /** The form shows what failed. */
  errors?: 'form';
}

/** The options of a generated mutation that changes some fields of a record. */
export type UpdateOptions<Body> = (options: {
  request?: CallOptions;
  mutation: { meta: SaveMeta };
}) => Pick<
  UseMutationOptions<unknown, ApiError, { id: string; data: Body }>,
  'mutationFn' | 'mutationKey' | 'meta' | 'scope'
>;

interface RecordFormOptions<Stored, Values, Body> {
  /** How the record is read anew before a save. */
  source: Pick<RecordQuery<never, Stored>, 'readNow'>;
  /** The generated mutation that changes it. */
  update: UpdateOptions<Body>;
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
  const { source, update, record, toValues, toBody, validate, onValues, saved, onClose } = options;
  const queryClient = useQueryClient();
  const form = useForm<Values>({
    initialValues: toValues(record),
    validate: (values) => validate?.(values) ?? {},
  });
  const calls = useOwnCalls();
  const mutation = { meta: { success: saved(form.values), errors: 'form' as const } };
  const { mutateAsync } = useMutation(update({ request: calls.request, mutation }));
  const saving = useRecordSave({
    calls,
    record,
    values: form.values,
    toValues,
    read: (call) => source.readNow(queryClient, record.id, call),
    send: (before, after) => mutateAsync({ id: record.id, data: toBody(before, after) }),
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
