import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAddSalesChannelsToPublishableApiKey } from '#generated/admin/publishable-api-keys/publishable-api-keys.ts';
import { paths } from '#app/paths.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { EntityMultiSelect } from '#ui/picker/EntityMultiSelect.tsx';
import { salesChannelSource } from '#shared/sources/sources.ts';
import { useCreateForm } from '#shared/form/useCreateForm.tsx';
import { keyCreation } from './creation.ts';
import { asBody } from './channels-body.ts';

export function CreateKey({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('keys');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const tie = useAddSalesChannelsToPublishableApiKey({ mutation: { meta: { errors: 'form' } } });
  const { form, bind } = useCreateForm({
    creation: keyCreation,
    initialValues: { title: '', channels: [] as string[] },
    validate: ({ title }) => ({ title: title.trim() ? undefined : common('form.titleMissing') }),
    toBody: ({ title }) => ({ title: title.trim() }),
    created: ({ title }) => t('create.done', { key: title }),
    onCreated: async (key) => {
      const { channels } = form.values;
      try {
        if (channels.length > 0) {
          await tie.mutateAsync({ id: key.id, data: asBody(channels) });
        }
      } catch {
        // The key exists; its page lets staff choose channels again.
        showToast('warning', { message: t('create.untied') });
      }
      await navigate(paths.apiKey(key.id));
    },
  });
  return (
    <FormBody {...bind} onCancel={onClose} submitLabel={t('create.action')}>
      <TextInput
        label={common('fields.title')}
        description={t('titleText')}
        required
        data-autofocus
        {...form.getInputProps('title')}
      />
      <EntityMultiSelect
        label={common('fields.channels')}
        description={t('channelsText')}
        source={salesChannelSource}
        value={form.values.channels}
        onChange={(channels) => form.setFieldValue('channels', channels)}
      />
    </FormBody>
  );
}
