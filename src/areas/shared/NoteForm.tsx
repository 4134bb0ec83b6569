import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateNote } from '#generated/admin/notes/notes.ts';
import { useOwnCalls } from '#app/query/own-calls.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';

interface NoteFormProps {
  /** The record that it is about. */
  resource: { type: 'customer' | 'order'; id: string };
  onClose: () => void;
}

/** Writes a note about a record. */
export function NoteForm({ resource, onClose }: NoteFormProps): ReactNode {
  const { t } = useTranslation('notes');
  const form = useForm({
    initialValues: { value: '' },
    validate: { value: (value) => (value.trim() ? null : t('missing')) },
  });
  const calls = useOwnCalls();
  const create = useCreateNote({
    request: calls.request,
    mutation: { meta: { errors: 'form', success: t('added') } },
  });
  const guard = useUnsavedGuard(form.isDirty());
  const message = useErrorText(create.error);
  const save = async (value: string): Promise<void> => {
    await create.mutateAsync({
      data: { resource_type: resource.type, resource_id: resource.id, value: value.trim() },
    });
    guard.release();
    onClose();
  };
  return (
    <FormBody
      // What failed is shown by the form.
      onSubmit={form.onSubmit(
        ({ value }) => void calls.run(() => save(value)).catch(() => undefined),
      )}
      error={create.error ? message : undefined}
      onCancel={onClose}
      submitLabel={t('add')}
      isSaving={calls.isRunning}
      onStop={calls.stop}
    >
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
