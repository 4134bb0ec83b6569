import { useForm } from '@mantine/form';
import type { UseFormReturnType } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, UseMutationOptions } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { useAbortableCalls } from '#app/query/abortable-calls.ts';
import type { CallOptions, AbortableCalls } from '#app/query/abortable-calls.ts';
import { isApiError } from '#client/index.ts';
import type { ApiError } from '#client/index.ts';
import { showToast } from '#ui/overlay/toast.ts';
import type { RecordQuery } from './record-query.ts';
import { UnfinishedError, allDone, runSteps } from '../save/steps.ts';
import type { Step, StepState } from '../save/steps.ts';
import { showSaved } from './show-saved.ts';
import { useCloseWhenShown } from './useCloseWhenShown.ts';
import { useRecordSave } from './useRecordSave.ts';
import type { RecordSave } from './useRecordSave.ts';
import { useSteps } from '../save/useSteps.ts';

export interface SaveMeta {
  success?: string;
  /** The form shows errors. */
  errors?: 'form';
}

export type UpdateOptions<Body> = (options: {
  request?: CallOptions;
  mutation: { meta: SaveMeta };
}) => Pick<
  UseMutationOptions<unknown, ApiError, { id: string; data: Body }>,
  'mutationFn' | 'mutationKey' | 'meta' | 'scope'
>;

interface FormOptions<Stored, Values> {
  /** As of opening the form. */
  record: Stored;
  toValues: (record: Stored) => Values;
  /** Reconciles dependent fields after a merge. */
  settle?: (values: Values, now: Values) => Values;
  /** Others' changes entered the form. */
  onValues?: () => void;
  /** Toast text. */
  saved: (values: Values) => string;
  /** Also called without changes. */
  onClose: () => void;
  /** Keeps the form open after a save. */
  stays?: boolean;
  /** Fields of a fact that is edited on the page; the others are neither shown nor checked. */
  only?: readonly (keyof Values & string)[] | undefined;
}

export interface RecordFormOptions<Stored, Values, Body> extends FormOptions<Stored, Values> {
  source: Pick<RecordQuery<never, Stored>, 'readNow'>;
  update: UpdateOptions<Body>;
  toBody: (before: Values, after: Values) => Body;
  /** Completes what was typed, before it is sent. */
  complete?: (before: Values, after: Values, call: CallOptions) => Promise<Values>;
  validate?: (values: Values) => Partial<Record<keyof Values & string, string | undefined>>;
  /** Optimistic update; returns its rollback. */
  prepare?: (after: Values) => () => void;
  /** To share it with `prepare`. */
  form?: UseFormReturnType<Values>;
}

interface StepsFormOptions<Stored, Values> extends FormOptions<Stored, Values> {
  /** For a new record. */
  initial?: Values;
  /** See `useSteps`. */
  operation: string;
  /** Reads the current record. */
  read: (call: CallOptions) => Promise<Stored>;
  /** `call` is for preparatory requests. */
  toSteps: (
    before: Values,
    after: Values,
    stored: Stored,
    call: CallOptions,
  ) => readonly Step[] | Promise<readonly Step[]>;
  validate?: (values: Values) => Record<string, ReactNode>;
}

export interface RecordFormState<Values> {
  form: UseFormReturnType<Values>;
  saving: RecordSave<Values>;
  bind: {
    saving: RecordSave<Values>;
    states?: readonly StepState[];
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onClose: () => void;
    only?: readonly string[];
  };
}

type Sending<Stored, Values> = Pick<
  Parameters<typeof useRecordSave<Stored & object, Values & object>>[0],
  'read' | 'send'
> & { calls: AbortableCalls; states?: readonly StepState[] };

const errorsAt = (
  only: readonly string[] | undefined,
  errors: Record<string, ReactNode>,
): Record<string, ReactNode> =>
  only
    ? Object.fromEntries(Object.entries(errors).filter(([field]) => only.includes(field)))
    : errors;

function useSavedForm<Stored extends object, Values extends object>(
  form: UseFormReturnType<Values>,
  options: FormOptions<Stored, Values>,
  { calls, states, read, send }: Sending<Stored, Values>,
): RecordFormState<Values> {
  const { record, toValues, settle, onValues, onClose, stays = false, only } = options;
  const closeWhenShown = useCloseWhenShown(record, onClose);
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
    onDone: only ? closeWhenShown : onClose,
    stays,
    isInline: only !== undefined,
  });
  const onSubmit = form.onSubmit(() => void saving.save());
  return {
    form,
    saving,
    bind: { saving, onSubmit, onClose, ...(states ? { states } : {}), ...(only ? { only } : {}) },
  };
}

/** Saves with one call, see `useRecordSave`. */
export function useRecordForm<Stored extends { id: string }, Values extends object, Body>(
  options: RecordFormOptions<Stored, Values, Body>,
): RecordFormState<Values> {
  const { source, update, record, toValues, toBody, validate, prepare, saved, only } = options;
  const { complete = async (_before, after) => after } = options;
  const queryClient = useQueryClient();
  const own = useForm<Values>({
    initialValues: toValues(record),
    validate: (values) => errorsAt(only, validate?.(values) ?? {}),
  });
  const form = options.form ?? own;
  const calls = useAbortableCalls();
  const meta: SaveMeta = { ...(only ? {} : { success: saved(form.values) }), errors: 'form' };
  const { mutateAsync } = useMutation(update({ request: calls.request, mutation: { meta } }));
  const send: Sending<Stored, Values>['send'] = async (before, typed, _stored, call) => {
    const after = await complete(before, typed, call);
    const takeBack = prepare?.(after);
    try {
      await mutateAsync({ id: record.id, data: toBody(before, after) });
    } catch (error) {
      // With an unknown outcome it may have been saved.
      if (isApiError(error) && error.outcome === 'failed') takeBack?.();
      throw error;
    }
    if (!only) return;
    showSaved({
      message: saved(after),
      only,
      before,
      after,
      read: () => source.readNow(queryClient, record.id),
      toValues,
      send: (from, to) => {
        const undoing = update({ mutation: { meta: { success: saved(to), errors: 'form' } } });
        // An observer would keep what was sent.
        const mutation = queryClient.getMutationCache().build(queryClient, undoing);
        return mutation.execute({ id: record.id, data: toBody(from, to) });
      },
    });
  };
  const read = (call?: CallOptions): Promise<Stored> =>
    source.readNow(queryClient, record.id, call);
  return useSavedForm(form, options, { calls, read, send });
}

/** Saves with several calls; after a failure, the next save does the rest. */
export function useStepsForm<Stored extends object, Values extends object>(
  options: StepsFormOptions<Stored, Values>,
): RecordFormState<Values> {
  const { record, toValues, initial, operation, read, toSteps, validate, saved, only } = options;
  const queryClient = useQueryClient();
  const form = useForm<Values>({
    initialValues: initial ?? toValues(record),
    validate: (values) => errorsAt(only, validate?.(values) ?? {}),
  });
  const calls = useAbortableCalls();
  const steps = useSteps(operation);
  return useSavedForm(form, options, {
    calls,
    states: steps.states,
    read,
    send: async (before, after, stored, call) => {
      steps.reset();
      await steps.runWithin(call, await toSteps(before, after, stored, call));
      const message = saved(after);
      if (!only) {
        showToast('success', { message });
        return;
      }
      // The form's own calls end with it.
      const later = new AbortController();
      showSaved({
        message,
        only,
        before,
        after,
        read: () => read(later),
        toValues,
        send: async (from, to, now) => {
          await runLater(queryClient, operation, await toSteps(from, to, now, later), later);
          showToast('success', { message: saved(to) });
        },
      });
    },
  });
}

async function runLater(
  queryClient: QueryClient,
  operation: string,
  steps: readonly Step[],
  call: CallOptions,
): Promise<void> {
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationKey: [operation],
    mutationFn: () => runSteps(steps, new Set(), () => undefined, call),
  });
  const ended = await mutation.execute(undefined);
  if (!allDone(ended)) throw new UnfinishedError(ended);
}
