import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpdateShippingProfileBody } from '#generated/admin/admin.schemas.ts';
import { getUpdateShippingProfileMutationOptions } from '#generated/admin/shipping-profiles/shipping-profiles.ts';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { useRecordForm } from '#shared/record/useRecordForm.ts';
import { profileRecord } from './query.ts';
import type { Profile } from './query.ts';

interface EditProfileProps {
  profile: Profile;
  onClose: () => void;
  only?: readonly 'name'[];
}

export function EditProfile({ profile, onClose, only }: EditProfileProps): ReactNode {
  const { t } = useTranslation('shipping-profiles');
  const { t: common } = useTranslation('common');
  const { form, bind } = useRecordForm({
    source: profileRecord,
    update: getUpdateShippingProfileMutationOptions,
    record: profile,
    toValues: ({ name }: Profile) => ({ name }),
    toBody: (_before, after): UpdateShippingProfileBody => ({ name: after.name.trim() }),
    validate: ({ name }) => ({ name: name.trim() ? undefined : common('form.nameMissing') }),
    saved: ({ name }) => t('edit.saved', { profile: name.trim() }),
    onClose,
    only,
  });
  return (
    <RecordForm {...bind} labelOf={() => t('fields.name')}>
      <TextInput
        label={t('fields.name')}
        description={t('nameText')}
        required
        data-autofocus
        {...form.getInputProps('name')}
      />
    </RecordForm>
  );
}
