import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CreateSalesChannelBody } from '#generated/admin/admin.schemas.ts';
import { paths } from '#app/paths.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { useCreateForm } from '#shared/form/useCreateForm.tsx';
import { channelCreation } from './creation.ts';
import { ChannelFields } from './ChannelFields.tsx';

export function CreateChannel({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('channels');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const { form, bind } = useCreateForm({
    creation: channelCreation,
    initialValues: { name: '', description: '' },
    validate: ({ name }) => ({ name: name.trim() ? undefined : common('form.nameMissing') }),
    toBody: ({ name, description }) =>
      omitUndefined<CreateSalesChannelBody>({
        name: name.trim(),
        description: description.trim() || undefined,
        is_disabled: undefined,
      }),
    created: ({ name }) => t('create.done', { channel: name }),
    onCreated: (channel) => void navigate(paths.salesChannel(channel.id)),
  });
  return (
    <FormBody {...bind} onCancel={onClose} submitLabel={t('create.action')}>
      <ChannelFields inputProps={(field) => form.getInputProps(field)} />
    </FormBody>
  );
}
