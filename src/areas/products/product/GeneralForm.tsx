import { Button, Select, Switch, TextInput, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateProduct } from '../../../../generated/admin/products/products.ts';
import { useErrorText } from '../../../app/query/useErrorText.ts';
import { fieldErrors } from '../../../client/index.ts';
import { ConflictDialog } from '../../../ui/form/ConflictDialog.tsx';
import { FormBody } from '../../../ui/form/FormBody.tsx';
import type { FieldConflict } from '../../../ui/form/changes.ts';
import { EntitySelect } from '../../../ui/picker/EntitySelect.tsx';
import { NameInput, NamesInput } from '../../../ui/picker/NameInputs.tsx';
import { useLabels } from '../../../ui/picker/useOptions.ts';
import { useRecordSave } from '../../shared/useRecordSave.ts';
import { collectionSource, productTagSource, productTypeSource } from '../../shared/sources.ts';
import { PRODUCT_STATUSES } from '../status.tsx';
import { HANDLE, generalBody, generalValues } from './general.ts';
import type { GeneralValues } from './general.ts';
import { readProductNow } from './query.ts';
import type { Product } from './query.ts';

interface GeneralFormProps {
  product: Product;
  onClose: () => void;
}

/** Edits a product's general section; sends only what changed, and asks before it overwrites what someone else saved. */
export function GeneralForm({ product, onClose }: GeneralFormProps): ReactNode {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const queryClient = useQueryClient();
  const form = useForm<GeneralValues>({
    initialValues: generalValues(product),
    validate: {
      title: (title) => (title.trim() ? null : t('form.titleMissing')),
      handle: (handle) => (HANDLE.test(handle.trim()) ? null : t('form.handleInvalid')),
    },
  });
  const update = useUpdateProduct({
    mutation: {
      meta: { errors: 'form', success: t('form.saved', { title: form.values.title.trim() }) },
    },
  });
  const saving = useRecordSave({
    record: product,
    values: form.values,
    toValues: generalValues,
    read: () => readProductNow(queryClient, product.id),
    send: (before, after) =>
      update.mutateAsync({ id: product.id, data: generalBody(before, after) }),
    setValues: (values) => form.setValues(values),
    onDone: onClose,
  });
  const message = useErrorText(saving.error);
  const { handle } = fieldErrors(saving.error);
  const duplicate = handle?.code === 'duplicate' ? handle : undefined;

  return (
    <>
      <FormBody
        onSubmit={form.onSubmit(() => void saving.save())}
        error={saving.error && !duplicate ? message : undefined}
        actions={
          <>
            <Button variant="default" onClick={onClose}>
              {common('actions.cancel')}
            </Button>
            <Button type="submit" loading={saving.isSaving}>
              {common('actions.save')}
            </Button>
          </>
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
              form.errors.handle
            )
          }
        />
        <Textarea
          label={t('fields.description')}
          autosize
          minRows={3}
          maxRows={12}
          {...form.getInputProps('description')}
        />
        <Select
          label={t('fields.status')}
          allowDeselect={false}
          data={PRODUCT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
          {...form.getInputProps('status')}
        />
        <EntitySelect
          label={t('fields.collection')}
          source={collectionSource}
          value={form.values.collection_id}
          onChange={(value) => form.setFieldValue('collection_id', value)}
          error={form.errors.collection_id}
        />
        <NameInput
          label={t('fields.type')}
          description={t('fields.typeHint')}
          source={productTypeSource}
          value={form.values.type}
          onChange={(value) => form.setFieldValue('type', value)}
          error={form.errors.type}
        />
        <NamesInput
          label={t('fields.tags')}
          description={t('fields.tagsHint')}
          source={productTagSource}
          value={form.values.tags}
          onChange={(value) => form.setFieldValue('tags', value)}
          error={form.errors.tags}
        />
        <TextInput label={t('fields.material')} {...form.getInputProps('material')} />
        <Switch
          label={t('fields.discountable')}
          description={t('fields.discountableHint')}
          {...form.getInputProps('discountable', { type: 'checkbox' })}
        />
      </FormBody>
      <GeneralConflicts
        found={saving.conflicts}
        onClose={saving.dismiss}
        onKeep={() => void saving.keepMine()}
        onUse={saving.useTheirs}
      />
    </>
  );
}

interface GeneralConflictsProps {
  found: FieldConflict<GeneralValues>[];
  onKeep: () => void;
  onUse: () => void;
  onClose: () => void;
}

/** Names the fields and their values in the reader's words. */
function GeneralConflicts({ found, ...actions }: GeneralConflictsProps): ReactNode {
  const { t } = useTranslation('products');
  const ids = found
    .filter(({ field }) => field === 'collection_id')
    .flatMap(({ mine, theirs }) => [mine, theirs])
    .filter((id) => typeof id === 'string');
  const names = useLabels(collectionSource, ids);
  const show = (field: keyof GeneralValues, value: GeneralValues[keyof GeneralValues]): string => {
    if (Array.isArray(value)) return value.join(', ') || '–';
    if (typeof value === 'boolean')
      return t(value ? 'product.discountable.yes' : 'product.discountable.no');
    if (field === 'collection_id') return value ? (names[value] ?? value) : '–';
    const status = PRODUCT_STATUSES.find((known) => known === value);
    if (field === 'status' && status) return t(`status.${status}`);
    return value || '–';
  };
  return (
    <ConflictDialog
      conflicts={found.map(({ field, mine, theirs }) => ({
        label: t(field === 'collection_id' ? 'fields.collection' : `fields.${field}`),
        mine: show(field, mine),
        theirs: show(field, theirs),
      }))}
      {...actions}
    />
  );
}
