import { Button, Select, Switch, TextInput, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpdateProductBody } from '../../../../generated/admin/admin.schemas.ts';
import { useUpdateProduct } from '../../../../generated/admin/products/products.ts';
import { useErrorText } from '../../../app/query/useErrorText.ts';
import { fieldErrors } from '../../../client/index.ts';
import { ConflictDialog } from '../../../ui/form/ConflictDialog.tsx';
import { FormBody } from '../../../ui/form/FormBody.tsx';
import { changedFields, conflicts } from '../../../ui/form/changes.ts';
import type { FieldConflict } from '../../../ui/form/changes.ts';
import { useUnsavedGuard } from '../../../ui/form/useUnsavedGuard.tsx';
import { EntitySelect } from '../../../ui/picker/EntitySelect.tsx';
import { NameInput, NamesInput } from '../../../ui/picker/NameInputs.tsx';
import { useLabels } from '../../../ui/picker/useOptions.ts';
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
  // What the form was built from: the page may refresh beneath it.
  const [before, setBefore] = useState(product);
  const [inConflict, setInConflict] = useState<FieldConflict<GeneralValues>[]>([]);
  const saved = useRef(false);
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
      onSuccess: () => {
        saved.current = true;
        onClose();
      },
      onError: (error) => {
        const { handle } = fieldErrors(error);
        if (handle?.code === 'duplicate') {
          form.setFieldError(
            'handle',
            <>
              {t('form.handleDuplicate')} <small>{common('errors.serverSaid', { message: handle.message })}</small>
            </>,
          );
        }
      },
    },
  });
  const [reading, setReading] = useState(false);
  const [readError, setReadError] = useState<unknown>();
  const error = update.error ?? readError;
  const message = useErrorText(error);
  const isAtField = fieldErrors(update.error).handle?.code === 'duplicate';

  const isDirty = (): boolean =>
    !saved.current && changedFields(generalValues(before), form.values).length > 0;
  useUnsavedGuard(isDirty);

  const send = (body: UpdateProductBody): void =>
    update.mutate({ id: product.id, data: body });

  const save = async (values: GeneralValues): Promise<void> => {
    setReadError(undefined);
    update.reset();
    if (!isDirty()) {
      onClose();
      return;
    }
    setReading(true);
    try {
      const now = await readProductNow(queryClient, product.id);
      const found =
        now.updated_at === before.updated_at
          ? []
          : conflicts(generalValues(before), values, generalValues(now));
      if (found.length > 0) setInConflict(found);
      else send(generalBody(generalValues(before), values));
    } catch (failure) {
      setReadError(failure);
    } finally {
      setReading(false);
    }
  };

  return (
    <>
      <FormBody
        onSubmit={form.onSubmit((values) => void save(values))}
        error={error && !isAtField ? message : undefined}
        actions={
          <>
            <Button variant="default" onClick={onClose}>
              {common('actions.cancel')}
            </Button>
            <Button type="submit" loading={reading || update.isPending}>
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
        found={inConflict}
        onClose={() => setInConflict([])}
        onKeep={() => {
          setInConflict([]);
          send(generalBody(generalValues(before), form.values));
        }}
        onUse={() => {
          void readProductNow(queryClient, product.id).then((now) => {
            setBefore(now);
            form.setValues(generalValues(now));
            setInConflict([]);
          });
        }}
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
    if (typeof value === 'boolean') return t(value ? 'product.discountable.yes' : 'product.discountable.no');
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
