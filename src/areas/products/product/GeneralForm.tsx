import { Switch, TextInput, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrors } from '#client/index.ts';
import { RecordForm } from '#shared/RecordForm.tsx';
import type { EditorProps } from './editing.ts';
import { isHandle } from '#shared/handle.ts';
import { useTakenHandle } from '#shared/useHandleHolder.tsx';
import { generalBody, generalValues } from './general.ts';
import { useProductForm } from './useProductForm.ts';

/** Edits what a shopper reads about a product. */
export function GeneralForm({ product, onClose }: EditorProps): ReactNode {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const { form, saving } = useProductForm({
    product,
    onClose,
    toValues: generalValues,
    toBody: generalBody,
    validate: ({ title, handle }) => ({
      ...(title.trim() ? {} : { title: t('form.titleMissing') }),
      ...(isHandle(handle, generalValues(product).handle)
        ? {}
        : { handle: t('form.handleInvalid') }),
    }),
  });
  const { handle } = fieldErrors(saving.error);
  const duplicate = handle?.code === 'duplicate' ? handle : undefined;
  const typed = form.isDirty('handle') ? form.values.handle : '';
  const taken = useTakenHandle('product', typed, product.id);
  return (
    <RecordForm
      saving={saving}
      onSubmit={form.onSubmit(() => void saving.save())}
      onClose={onClose}
      isErrorShown={duplicate !== undefined}
      labelOf={(field) => t(`fields.${field}`)}
      show={(_field, value) =>
        typeof value === 'boolean'
          ? t(value ? 'product.discountable.yes' : 'product.discountable.no')
          : value || '–'
      }
    >
      <TextInput
        label={t('fields.title')}
        required
        data-autofocus
        {...form.getInputProps('title')}
      />
      <TextInput label={t('fields.subtitle')} {...form.getInputProps('subtitle')} />
      <TextInput
        label={t('fields.handle')}
        description={t('fields.handleHint')}
        required
        leftSection="/"
        {...form.getInputProps('handle')}
        error={
          duplicate ? (
            <>
              {t('form.handleDuplicate')}{' '}
              <small>{common('errors.serverSaid', { message: duplicate.message })}</small>
            </>
          ) : (
            (form.errors.handle ?? taken)
          )
        }
      />
      <Textarea
        label={t('fields.description')}
        autosize
        minRows={4}
        maxRows={14}
        {...form.getInputProps('description')}
      />
      <TextInput label={t('fields.material')} {...form.getInputProps('material')} />
      <Switch
        label={t('fields.discountable')}
        description={t('fields.discountableHint')}
        {...form.getInputProps('discountable', { type: 'checkbox' })}
      />
    </RecordForm>
  );
}
