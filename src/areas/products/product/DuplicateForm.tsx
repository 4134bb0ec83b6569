import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCreateProduct } from '#generated/admin/products/products.ts';
import { useOwnCalls } from '#app/query/own-calls.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';
import { paths } from '#app/paths.ts';
import { HANDLE, handleOf } from '#shared/handle.ts';
import { useTakenHandle } from '#shared/useHandleHolder.tsx';
import { duplicateBody } from './duplicate.ts';
import type { CopyValues } from './duplicate.ts';
import type { ProductFormProps } from './query.ts';
import { productRecord } from './query.ts';

/** Makes a draft that is like this product, and leads to it. */
export function DuplicateForm({ product, onClose }: ProductFormProps): ReactNode {
  const { t } = useTranslation('products');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const title = t('duplicate.titleOf', { title: product.title });
  const form = useForm<CopyValues>({
    initialValues: { title, handle: handleOf(title), skuEnding: '' },
    validate: {
      title: (value) => (value.trim() ? null : t('form.titleMissing')),
      handle: (value) => (HANDLE.test(value.trim()) ? null : t('form.handleInvalid')),
    },
  });
  const guard = useUnsavedGuard(form.isDirty());
  const calls = useOwnCalls();
  const create = useCreateProduct({
    request: calls.request,
    mutation: {
      meta: { errors: 'form', success: t('duplicate.done', { title: form.values.title.trim() }) },
      onSuccess: ({ product: copy }) => {
        guard.release();
        void navigate(paths.product(copy.id));
      },
    },
  });
  const message = useErrorText(create.error);
  const copy = (values: CopyValues): Promise<unknown> =>
    calls.run(async (call) => {
      // The copy is of what is stored now, not of what this page was opened with.
      const now = await productRecord
        .readNow(queryClient, product.id, call)
        .catch((error: unknown) => {
          if (call.signal.aborted) throw error;
          return product;
        });
      await create.mutateAsync({ data: duplicateBody(now, values) });
    });
  const taken = useTakenHandle('product', form.values.handle);
  return (
    <FormBody
      // What failed is shown by the form.
      onSubmit={form.onSubmit((values) => void copy(values).catch(() => undefined))}
      error={create.isError ? message : undefined}
      onCancel={onClose}
      submitLabel={t('duplicate.action')}
      isSaving={calls.isRunning}
      onStop={calls.stop}
    >
      <Text size="sm" c="dimmed">
        {t('duplicate.hint')}
      </Text>
      <TextInput
        label={t('fields.title')}
        required
        data-autofocus
        {...form.getInputProps('title')}
        onChange={(event) => {
          const next = event.currentTarget.value;
          // A handle that follows the title goes on following it.
          if (form.values.handle === handleOf(form.values.title)) {
            form.setFieldValue('handle', handleOf(next));
          }
          form.setFieldValue('title', next);
        }}
      />
      <TextInput
        label={t('fields.handle')}
        description={t('fields.handleHint')}
        required
        leftSection="/"
        {...form.getInputProps('handle')}
        error={form.errors['handle'] ?? taken}
      />
      <TextInput
        label={t('duplicate.skuEnding')}
        description={t('duplicate.skuEndingHint')}
        {...form.getInputProps('skuEnding')}
      />
    </FormBody>
  );
}
