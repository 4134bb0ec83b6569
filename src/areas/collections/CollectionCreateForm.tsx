import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CreateCollectionBody } from '#generated/admin/admin.schemas.ts';
import { paths } from '#app/paths.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { isNewHandle, newHandle } from '#shared/form/handle.ts';
import { HandleField } from '#shared/form/HandleField.tsx';
import { useCreateForm } from '#shared/form/useCreateForm.tsx';
import { collectionCreation } from './creation.ts';
import { useHandleError } from '#shared/form/useHandleError.tsx';

/** Opens the new collection's page, where products are added. */
export function CollectionCreateForm({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('collections');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const { form, error, bind } = useCreateForm({
    creation: collectionCreation,
    initialValues: { title: '', handle: '' },
    validate: ({ title, handle }) => ({
      title: title.trim() ? undefined : common('form.titleMissing'),
      handle: isNewHandle(handle) ? undefined : t('form.handleInvalid'),
    }),
    toBody: ({ title, handle }) =>
      omitUndefined<CreateCollectionBody>({
        title: title.trim(),
        handle: newHandle(handle, title.trim()),
      }),
    created: ({ title }) => t('create.done', { title }),
    onCreated: (collection) => void navigate(paths.collection(collection.id)),
  });
  const { title, handle } = form.values;
  const duplicate = useHandleError(error, t('form.handleDuplicate'));
  return (
    <FormBody
      {...bind}
      error={duplicate ? undefined : bind.error}
      onCancel={onClose}
      submitLabel={t('create.action')}
    >
      <TextInput
        label={common('fields.title')}
        required
        data-autofocus
        {...form.getInputProps('title')}
      />
      <HandleField
        kind="collection"
        label={t('fields.handle')}
        description={t('fields.handleNew')}
        wanted={newHandle(handle, title.trim()) ?? ''}
        duplicate={duplicate}
        {...form.getInputProps('handle')}
      />
    </FormBody>
  );
}
