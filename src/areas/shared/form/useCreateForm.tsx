import { useForm } from '@mantine/form';
import type { UseFormReturnType } from '@mantine/form';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import type { ApiError } from '#client/index.ts';
import type { FormBody } from '#ui/form/FormBody.tsx';
import { useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import type { DraftState } from '../flow/useDraft.ts';
import { CreateNotice } from '../save/CreateNotice.tsx';
import type { Creation } from '../save/create-once.ts';
import { useCreateOnce } from '../save/useCreateOnce.ts';

/** `amounts.2` is an entry of a list. */
type FieldPath<Values> = (keyof Values & string) | `${keyof Values & string}.${number}`;

interface CreateFormOptions<Values, Body extends object, Made extends { id: string }> {
  creation: Creation<Body, Made>;
  initialValues: Values;
  /** Persists values until creation. */
  draft?: Pick<
    DraftState<Values, unknown>,
    'values' | 'change' | 'status' | 'clear' | 'sent' | 'setSent'
  >;
  /** Dirty outside the form. */
  isChanged?: boolean;
  validate?: (values: Values) => Partial<Record<FieldPath<Values>, string | undefined>>;
  /** `call` aborts with the form. */
  toBody: (values: Values, call: CallOptions) => Body | Promise<Body>;
  /** Toast text. */
  created: (made: Made) => string;
  onCreated: (made: Made) => void | Promise<void>;
}

export interface CreateFormState<Values> {
  form: UseFormReturnType<Values>;
  error: ApiError | null;
  bind: Pick<
    ComponentProps<typeof FormBody>,
    'onSubmit' | 'error' | 'notice' | 'isSaving' | 'isLocked' | 'nextLabel' | 'onStop'
  >;
}

/** Creates once, and stays busy until left. While the outcome is unknown, submitting only looks. */
export function useCreateForm<
  Values extends object,
  Body extends object,
  Made extends { id: string },
>(options: CreateFormOptions<Values, Body, Made>): CreateFormState<Values> {
  const { creation, draft, isChanged = false, validate } = options;
  const { toBody, created, onCreated } = options;
  const { t } = useTranslation('common');
  const form = useForm<Values>({
    initialValues: draft?.values ?? options.initialValues,
    onValuesChange: (values) => draft?.change(() => values),
    validate: (values) => validate?.(values) ?? {},
  });
  const isKept = draft !== undefined && draft.status !== 'failed';
  const guard = useUnsavedGuard(!isKept && (form.isDirty() || isChanged));
  const creating = useCreateOnce({
    creation,
    kept: draft,
    onMade: async (made) => {
      guard.release();
      draft?.clear();
      showToast('success', { message: created(made) });
      await onCreated(made);
    },
  });
  const { error, notice, isUnknown } = creating;
  const text = useErrorText(error);
  return {
    form,
    error,
    bind: {
      onSubmit: (event) => {
        if (!isUnknown) {
          form.onSubmit((values) => void creating.submit((call) => toBody(values, call)))(event);
          return;
        }
        event.preventDefault();
        void creating.look();
      },
      error: error ? text : undefined,
      notice: notice ? <CreateNotice kind={notice} /> : undefined,
      isSaving: creating.isRunning,
      isLocked: isUnknown,
      nextLabel:
        notice === 'differs' || notice === 'unfindable' ? t('actions.createAnother') : undefined,
      onStop: creating.stop,
    },
  };
}
