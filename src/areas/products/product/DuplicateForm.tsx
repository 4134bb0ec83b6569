import { Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FormBody } from '#ui/form/FormBody.tsx';
import { paths } from '#app/paths.ts';
import { HANDLE, handleOf } from '#shared/form/handle.ts';
import { HandleField } from '#shared/form/HandleField.tsx';
import { useCreateForm } from '#shared/form/useCreateForm.tsx';
import { productCreation } from '#shared/domain/product-creation.ts';
import { duplicateBody } from './duplicate.ts';
import type { ProductFormProps } from './query.ts';
import { productRecord } from './query.ts';

export function DuplicateForm({ product, onClose }: ProductFormProps): ReactNode {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const title = t('duplicate.titleOf', { title: product.title, isValue: true });
  const { form, bind } = useCreateForm({
    creation: productCreation,
    initialValues: { title, handle: handleOf(title), skuEnding: '' },
    validate: (values) => ({
      title: values.title.trim() ? undefined : common('form.titleMissing'),
      handle: HANDLE.test(values.handle.trim()) ? undefined : t('form.handleInvalid'),
    }),
    toBody: async (values, call) => {
      // Copy the stored product, not the page's stale one.
      const now = await productRecord
        .readNow(queryClient, product.id, call)
        .catch((error: unknown) => {
          if (call.signal.aborted) throw error;
          return product;
        });
      return duplicateBody(now, values);
    },
    created: (values) => t('duplicate.done', { title: values.title }),
    onCreated: (copy) => void navigate(paths.product(copy.id)),
  });
  return (
    <FormBody {...bind} onCancel={onClose} submitLabel={common('actions.duplicate')}>
      <Text size="sm" c="dimmed">
        {t('duplicate.hint')}
      </Text>
      <TextInput
        label={common('fields.title')}
        required
        data-autofocus
        {...form.getInputProps('title')}
        onChange={(event) => {
          const next = event.currentTarget.value;
          // Keep a derived handle in sync with the title.
          if (form.values.handle === handleOf(form.values.title)) {
            form.setFieldValue('handle', handleOf(next));
          }
          form.setFieldValue('title', next);
        }}
      />
      <HandleField
        kind="product"
        label={t('fields.handle')}
        description={t('fields.handleHint')}
        required
        wanted={form.values.handle}
        {...form.getInputProps('handle')}
      />
      <TextInput
        label={t('duplicate.skuEnding')}
        description={t('duplicate.skuEndingHint')}
        {...form.getInputProps('skuEnding')}
      />
    </FormBody>
  );
}
