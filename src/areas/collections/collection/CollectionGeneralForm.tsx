import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpdateCollectionBody } from '#generated/admin/admin.schemas.ts';
import { getUpdateCollectionMutationOptions } from '#generated/admin/collections/collections.ts';
import { changedBody } from '#ui/form/changed-body.ts';
import { isHandle } from '#shared/form/handle.ts';
import { HandleField } from '#shared/form/HandleField.tsx';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { useHandleError } from '#shared/form/useHandleError.tsx';
import { useRecordForm } from '#shared/record/useRecordForm.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { collectionRecord } from './query.ts';
import type { Collection } from './query.ts';

interface CollectionGeneralFormProps {
  collection: Collection;
  onClose: () => void;
  only?: readonly ('title' | 'handle')[];
}

export function CollectionGeneralForm(props: CollectionGeneralFormProps): ReactNode {
  const { collection, onClose, only } = props;
  const { t } = useTranslation('collections');
  const { t: common } = useTranslation('common');
  const { form, saving, bind } = useRecordForm({
    source: collectionRecord,
    update: getUpdateCollectionMutationOptions,
    record: collection,
    toValues: (stored) => ({
      title: stored.title,
      handle: stored.handle ?? '',
    }),
    toBody: (before, after) => {
      const { title, handle } = changedBody(before, after);
      return omitUndefined<UpdateCollectionBody>({ title, handle });
    },
    validate: ({ title, handle }) => ({
      title: title.trim() ? undefined : common('form.titleMissing'),
      handle: isHandle(handle, collection.handle ?? '') ? undefined : t('form.handleInvalid'),
    }),
    saved: ({ title }) => t('form.saved', { title: title.trim() }),
    onClose,
    only,
  });
  const duplicate = useHandleError(saving.error, t('form.handleDuplicate'));
  return (
    <RecordForm
      {...bind}
      isErrorShown={duplicate !== undefined}
      labelOf={(field) => (field === 'title' ? common('fields.title') : t('fields.handle'))}
      fields={{
        title: (
          <TextInput
            label={common('fields.title')}
            required
            data-autofocus
            {...form.getInputProps('title')}
          />
        ),
        handle: (
          <HandleField
            kind="collection"
            label={t('fields.handle')}
            description={t('fields.handleHint')}
            required
            wanted={form.isDirty('handle') ? form.values.handle : ''}
            ownId={collection.id}
            duplicate={duplicate}
            {...form.getInputProps('handle')}
          />
        ),
      }}
    />
  );
}
