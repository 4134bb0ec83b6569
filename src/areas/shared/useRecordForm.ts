import { useForm } from '@mantine/form';
import type { UseFormReturnType } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { useOwnCalls } from '#app/query/own-calls.ts';
import type { CallOptions, OwnCalls } from '#app/query/own-calls.ts';
import { isApiError } from '#client/index.ts';
import type { ApiError } from '#client/index.ts';
import { showToast } from '#ui/overlay/toast.ts';
import type { RecordQuery } from './record-query.ts';
import type { Step, StepState } from './steps.ts';
import { useRecordSave } from './useRecordSave.ts';
import type { RecordSave } from './useRecordSave.ts';
import { useSteps } from './useSteps.ts';

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

interface FormOptions<Stored, Values> {
  /** The record as it was when the form was opened. */
  record: Stored;
  toValues: (record: Stored) => Values;
  /**
   * Puts in order what hangs together when others' changes came into the form.
   *
   * @param now the form as it stands
   */
  settle?: (values: Values, now: Values) => Values;
  /** Told when values come into the form from elsewhere: what someone else saved meanwhile. */
  onValues?: () => void;
  /** Says that it is saved, in the toast. */
  saved: (values: Values) => string;
  /** After a save, and when there was nothing to save. */
  onClose: () => void;
  /** The form stays open after a save: it is a page. */
  stays?: boolean;
}

/** What the form of a record that one call changes is made of. */
export interface RecordFormOptions<Stored, Values, Body> extends FormOptions<Stored, Values> {
  /** How the record is read anew before a save. */
  source: Pick<RecordQuery<never, Stored>, 'readNow'>;
  /** The generated mutation that changes it. */
  update: UpdateOptions<Body>;
  /** What is sent: the changed fields only. */
  toBody: (before: Values, after: Values) => Body;
  /** Why a field's value can't be saved, by field; undefined where it can. */
  validate?: (values: Values) => Partial<Record<keyof Values & string, string | undefined>>;
  /** Called right before the form is sent; what it returns takes that back when the server refuses. */
  prepare?: (after: Values) => () => void;
  /** The form's state where `prepare` hangs together with it; otherwise it is made here. */
  form?: UseFormReturnType<Values>;
}

interface StepsFormOptions<Stored, Values> extends FormOptions<Stored, Values> {
  /** What the form begins with where that isn't what is stored: a new record's. */
  initial?: Values;
  /** The contract's name of the call whose effects cover those of all steps. */
  operation: string;
  /** Reads the record as the server has it at this moment. */
  read: (call: CallOptions) => Promise<Stored>;
  /** The calls of a save, for the changed fields only; those that it needs before can be made with `call`. */
  toSteps: (
    before: Values,
    after: Values,
    stored: Stored,
    call: CallOptions,
  ) => readonly Step[] | Promise<readonly Step[]>;
  /** Why a value can't be saved, by the name of its field. */
  validate?: (values: Values) => Record<string, ReactNode>;
}

export interface RecordFormState<Values> {
  form: UseFormReturnType<Values>;
  saving: RecordSave<Values>;
  /** For `RecordForm`. */
  bind: {
    saving: RecordSave<Values>;
    /** How far a save of several calls got. */
    states?: readonly StepState[];
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onClose: () => void;
  };
}

type Sending<Stored, Values> = Pick<
  Parameters<typeof useRecordSave<Stored & object, Values & object>>[0],
  'read' | 'send'
> & { calls: OwnCalls; states?: readonly StepState[] };

/** The form's state and its save, however it is sent. */
function useSavedForm<Stored extends object, Values extends object>(
  form: UseFormReturnType<Values>,
  { record, toValues, settle, onValues, onClose, stays = false }: FormOptions<Stored, Values>,
  { calls, states, read, send }: Sending<Stored, Values>,
): RecordFormState<Values> {
  const saving = useRecordSave<Stored, Values>({
    calls,
    record,
    values: form.values,
    toValues,
    read,
    send,
    ...(settle ? { settle: (values: Values) => settle(values, form.values) } : {}),
    setValues: (values) => {
      form.setValues(values);
      onValues?.();
    },
    onDone: onClose,
    stays,
  });
  const onSubmit = form.onSubmit(() => void saving.save());
  return {
    form,
    saving,
    bind: { saving, onSubmit, onClose, ...(states ? { states } : {}) },
  };
}

/** A form over some of a record's own fields, saved with one call; `useRecordSave` says what a save does. */
export function useRecordForm<Stored extends { id: string }, Values extends object, Body>(
  options: RecordFormOptions<Stored, Values, Body>,
): RecordFormState<Values> {
  const { source, update, record, toValues, toBody, validate, prepare, saved } = options;
  const queryClient = useQueryClient();
  const own = useForm<Values>({
    initialValues: toValues(record),
    validate: (values) => validate?.(values) ?? {},
  });
  const form = options.form ?? own;
  const calls = useOwnCalls();
  const mutation = { meta: { success: saved(form.values), errors: 'form' as const } };
  const { mutateAsync } = useMutation(update({ request: calls.request, mutation }));
  const send = async (before: Values, after: Values): Promise<void> => {
    const takeBack = prepare?.(after);
    try {
      await mutateAsync({ id: record.id, data: toBody(before, after) });
    } catch (error) {
      // Without an answer the record may be changed already.
      if (isApiError(error) && error.outcome === 'failed') takeBack?.();
      throw error;
    }
  };
  const read = (call?: CallOptions): Promise<Stored> =>
    source.readNow(queryClient, record.id, call);
  return useSavedForm(form, options, { calls, read, send });
}

/**
 * A form over a record that is saved with several calls. Where some of them fail, the form says how far it got, and the
 * next save does all that is still missing.
 */
export function useStepsForm<Stored extends object, Values extends object>(
  options: StepsFormOptions<Stored, Values>,
): RecordFormState<Values> {
  const { record, toValues, initial, operation, read, toSteps, validate, saved } = options;
  const form = useForm<Values>({
    initialValues: initial ?? toValues(record),
    validate: (values) => validate?.(values) ?? {},
  });
  const calls = useOwnCalls();
  const steps = useSteps(operation);
  return useSavedForm(form, options, {
    calls,
    states: steps.states,
    read,
    send: async (before, after, stored, call) => {
      steps.reset();
      await steps.runWithin(call, await toSteps(before, after, stored, call));
      showToast('success', { message: saved(after) });
    },
  });
}
