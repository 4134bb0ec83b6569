import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCreateCollection } from '#generated/admin/collections/collections.ts';
import { useOwnCalls } from '#app/query/own-calls.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';
import { HANDLE, newHandle } from '#shared/handle.ts';
import { useHandleError } from '#shared/useHandleError.tsx';
import { useTakenHandle } from '#shared/useHandleHolder.tsx';
import { paths } from '#app/paths.ts';

/** Creates a collection and opens its page, where products are added. */
export function CollectionCreateForm({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('collections');
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { title: '', handle: '' },
    validate: {
      title: (title) => (title.trim() ? null : t('form.titleMissing')),
      handle: (handle) =>
        !handle.trim() || HANDLE.test(handle.trim()) ? null : t('form.handleInvalid'),
    },
  });
  const title = form.values.title.trim();
  const calls = useOwnCalls();
  const create = useCreateCollection({
    request: calls.request,
    mutation: { meta: { errors: 'form', success: t('create.done', { title }) } },
  });
  const guard = useUnsavedGuard(form.isDirty());
  const message = useErrorText(create.error);
  const duplicate = useHandleError(create.error, t('form.handleDuplicate'));
  const taken = useTakenHandle('collection', newHandle(form.values.handle, title) ?? '');
  const save = async (values: { handle: string }): Promise<void> => {
    const handle = newHandle(values.handle, title);
    const { collection } = await create.mutateAsync({
      data: { title, ...(handle ? { handle } : {}) },
    });
    guard.release();
    void navigate(paths.collection(collection.id));
  };
  return (
    <FormBody
      // What failed is shown by the form.
      onSubmit={form.onSubmit(
        (values) => void calls.run(() => save(values)).catch(() => undefined),
      )}
      error={create.error && !duplicate ? message : undefined}
      onCancel={onClose}
      submitLabel={t('create.action')}
      isSaving={calls.isRunning}
      onStop={calls.stop}
    >
      <TextInput
        label={t('fields.title')}
        required
        data-autofocus
        {...form.getInputProps('title')}
      />
      <TextInput
        label={t('fields.handle')}
        description={t('fields.handleNew')}
        leftSection="/"
        {...form.getInputProps('handle')}
        error={duplicate ?? form.errors['handle'] ?? taken}
      />
    </FormBody>
  );
}
