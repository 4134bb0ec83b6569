import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getCreateNoteMutationOptions } from '#generated/admin/notes/notes.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { useCreateForm } from './useCreateForm.ts';

interface NoteFormProps {
  /** The record that it is about. */
  resource: { type: 'customer' | 'order'; id: string };
  onClose: () => void;
}

/** Writes a note about a record. */
export function NoteForm({ resource, onClose }: NoteFormProps): ReactNode {
  const { t } = useTranslation('notes');
  const { form, bind } = useCreateForm({
    create: getCreateNoteMutationOptions,
    initialValues: { value: '' },
    validate: ({ value }) => ({ value: value.trim() ? undefined : t('missing') }),
    toBody: ({ value }) => ({
      resource_type: resource.type,
      resource_id: resource.id,
      value: value.trim(),
    }),
    created: () => t('added'),
    onCreated: onClose,
  });
  return (
    <FormBody {...bind} onCancel={onClose} submitLabel={t('add')}>
      <Textarea
        label={t('note')}
        description={t('hint')}
        required
        autosize
        minRows={4}
        maxRows={16}
        data-autofocus
        {...form.getInputProps('value')}
      />
    </FormBody>
  );
}
