import { useForm } from '@mantine/form';
import type { UseFormReturnType } from '@mantine/form';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallOptions } from '#app/query/own-calls.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import type { ApiError } from '#client/index.ts';
import type { FormBody } from '#ui/form/FormBody.tsx';
import { useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import type { DraftState } from './flow/useDraft.ts';
import { CreateNotice } from './CreateNotice.tsx';
import type { Creation } from './create-once.ts';
import { useCreateOnce } from './useCreateOnce.ts';

/** A field, or an entry of a field that holds a list. */
type FieldPath<Values> = (keyof Values & string) | `${keyof Values & string}.${number}`;

interface CreateFormOptions<Values, Body extends object, Made extends { id: string }> {
  creation: Creation<Body, Made>;
  initialValues: Values;
  /** Keeps what is entered in this browser until the record is there; it begins with the draft's values then. */
  draft?: Pick<DraftState<Values, unknown>, 'values' | 'change' | 'status' | 'clear'>;
  /** Something else than the form's own values was entered. */
  isChanged?: boolean;
  /** Why a field's value can't be saved, by field, or by a field and its entry (`amounts.2`); undefined where it can. */
  validate?: (values: Values) => Partial<Record<FieldPath<Values>, string | undefined>>;
  /** What is sent; a call that it takes to know that ends with the form. */
  toBody: (values: Values, call: CallOptions) => Body | Promise<Body>;
  /** Says that it is created, in the toast. */
  created: (made: Made) => string;
  /** Leads on to the new record, once what else belongs to it is done. */
  onCreated: (made: Made) => void | Promise<void>;
}

export interface CreateFormState<Values> {
  form: UseFormReturnType<Values>;
  /** Why creating failed; null when it didn't. */
  error: ApiError | null;
  /** For `FormBody`. */
  bind: Pick<
    ComponentProps<typeof FormBody>,
    'onSubmit' | 'error' | 'notice' | 'isSaving' | 'isLocked' | 'nextLabel' | 'onStop'
  >;
}

/**
 * A form that creates a record with one call, once; it guards what was entered until the record is there. After that it
 * stays busy: it is left. While nobody knows whether the record was made, all that it does is look.
 */
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
