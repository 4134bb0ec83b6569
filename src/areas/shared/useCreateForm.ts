import { useForm } from '@mantine/form';
import type { UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useOwnCalls } from '#app/query/own-calls.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import type { ApiError } from '#client/index.ts';
import type { FormBody } from '#ui/form/FormBody.tsx';
import { useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';
import type { SaveMeta } from './useRecordForm.ts';

/** A generated mutation's options. */
type GeneratedMutation = (options: never) => object;

/** What a generated mutation sends, and what the server answers. */
type MutationOf<Create extends GeneratedMutation> =
  ReturnType<Create> extends UseMutationOptions<
    infer Answer,
    infer _Error,
    infer Sent,
    infer _Context
  >
    ? { answer: Answer; body: Sent extends { data: infer Body } ? Body : never }
    : never;

interface CreateFormOptions<Values, Create extends GeneratedMutation> {
  /** The generated mutation that creates the record. */
  create: Create;
  initialValues: Values;
  /** Something else than the form's own values was entered. */
  isChanged?: boolean;
  /** Why a field's value can't be saved, by field; undefined where it can. */
  validate?: (values: Values) => Partial<Record<keyof Values & string, string | undefined>>;
  /** What is sent; a call that it takes to know that ends with the form. */
  toBody: (
    values: Values,
    call: CallOptions,
  ) => MutationOf<Create>['body'] | Promise<MutationOf<Create>['body']>;
  /** Says that it is created, in the toast. */
  created: (values: Values) => string;
  /** Leads on to the new record, once what else belongs to it is done. */
  onCreated: (answer: MutationOf<Create>['answer']) => void | Promise<void>;
}

export interface CreateFormState<Values> {
  form: UseFormReturnType<Values>;
  /** Why creating failed; null when it didn't. */
  error: ApiError | null;
  /** For `FormBody`. */
  bind: Pick<ComponentProps<typeof FormBody>, 'onSubmit' | 'error' | 'isSaving' | 'onStop'>;
}

/**
 * A form that creates a record with one call, once; it guards what was entered until the record is there. After that it
 * stays busy: it is left.
 */
export function useCreateForm<Values extends object, Create extends GeneratedMutation>(
  options: CreateFormOptions<Values, Create>,
): CreateFormState<Values> {
  type Body = MutationOf<Create>['body'];
  type Answer = MutationOf<Create>['answer'];
  const { initialValues, isChanged = false, validate, toBody, created, onCreated } = options;
  // Generated mutations are generic in their errors; the app's are all alike.
  const create = options.create as unknown as CreateMutation<Answer, Body>;
  const form = useForm<Values>({
    initialValues,
    validate: (values) => validate?.(values) ?? {},
  });
  const calls = useOwnCalls();
  const { mutateAsync, error } = useMutation(
    create({
      request: calls.request,
      // What was sent may hold a password: it isn't kept once the form is gone.
      mutation: { gcTime: 0, meta: { errors: 'form', success: created(form.values) } },
    }),
  );
  const guard = useUnsavedGuard(form.isDirty() || isChanged);
  const text = useErrorText(error);
  const save = async (values: Values, call: CallOptions): Promise<void> => {
    const answer = await mutateAsync({ data: await toBody(values, call) });
    calls.finish();
    guard.release();
    await onCreated(answer);
  };
  return {
    form,
    error,
    bind: {
      // What failed is shown by the form.
      onSubmit: form.onSubmit(
        (values) => void calls.run((call) => save(values, call)).catch(() => undefined),
      ),
      error: error ? text : undefined,
      isSaving: calls.isRunning,
      onStop: calls.stop,
    },
  };
}

type CreateMutation<Answer, Body> = (options: {
  request: CallOptions;
  mutation: { meta: SaveMeta; gcTime: number };
}) => UseMutationOptions<Answer, ApiError, { data: Body }>;
