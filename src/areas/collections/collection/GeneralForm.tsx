import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateCollection } from '#generated/admin/collections/collections.ts';
import { useOwnCalls } from '#app/query/own-calls.ts';
import { isHandle } from '#shared/handle.ts';
import { RecordForm } from '#shared/RecordForm.tsx';
import { useHandleError } from '#shared/useHandleError.tsx';
import { useTakenHandle } from '#shared/useHandleHolder.tsx';
import { useRecordSave } from '#shared/useRecordSave.ts';
import { generalBody, generalValues } from './general.ts';
import { readCollectionNow } from './query.ts';
import type { Collection } from './query.ts';

interface GeneralFormProps {
  collection: Collection;
  onClose: () => void;
}

/** Edits a collection's title and handle. */
export function GeneralForm({ collection, onClose }: GeneralFormProps): ReactNode {
  const { t } = useTranslation('collections');
  const queryClient = useQueryClient();
  const form = useForm({
    initialValues: generalValues(collection),
    validate: {
      title: (title) => (title.trim() ? null : t('form.titleMissing')),
      handle: (handle) =>
        isHandle(handle, generalValues(collection).handle) ? null : t('form.handleInvalid'),
    },
  });
  const calls = useOwnCalls();
  const update = useUpdateCollection({
    request: calls.request,
    mutation: {
      meta: { errors: 'form', success: t('form.saved', { title: form.values.title.trim() }) },
    },
  });
  const saving = useRecordSave({
    calls,
    record: collection,
    values: form.values,
    toValues: generalValues,
    read: (call) => readCollectionNow(queryClient, collection.id, call),
    send: (before, after) =>
      update.mutateAsync({ id: collection.id, data: generalBody(before, after) }),
    setValues: form.setValues,
    onDone: onClose,
  });
  const duplicate = useHandleError(saving.error, t('form.handleDuplicate'));
  const handle = form.isDirty('handle') ? form.values.handle : '';
  const taken = useTakenHandle('collection', handle, collection.id);
  return (
    <RecordForm
      saving={saving}
      onSubmit={form.onSubmit(() => void saving.save())}
      onClose={onClose}
      isErrorShown={duplicate !== undefined}
      labelOf={(field) => t(`fields.${field}`)}
      show={(_field, value) => value || '–'}
    >
      <TextInput
        label={t('fields.title')}
        required
        data-autofocus
        {...form.getInputProps('title')}
      />
      <TextInput
        label={t('fields.handle')}
        description={t('fields.handleHint')}
        required
        leftSection="/"
        {...form.getInputProps('handle')}
        error={duplicate ?? form.errors['handle'] ?? taken}
      />
    </RecordForm>
  );
}
