import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpdateCustomerGroupBody } from '#generated/admin/admin.schemas.ts';
import { getUpdateCustomerGroupMutationOptions } from '#generated/admin/customer-groups/customer-groups.ts';
import { changedBody } from '#ui/form/changed-body.ts';
import { isDuplicate } from '#shared/save/duplicate.ts';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { useRecordForm } from '#shared/record/useRecordForm.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { groupRecord } from './query.ts';
import type { CustomerGroup } from './query.ts';

interface GroupGeneralFormProps {
  group: CustomerGroup;
  onClose: () => void;
  only?: readonly 'name'[];
}

export function GroupGeneralForm({ group, onClose, only }: GroupGeneralFormProps): ReactNode {
  const { t } = useTranslation('customer-groups');
  const { t: common } = useTranslation('common');
  const { form, saving, bind } = useRecordForm({
    source: groupRecord,
    update: getUpdateCustomerGroupMutationOptions,
    record: group,
    toValues: ({ name }) => ({ name }),
    toBody: (before, after) => {
      const { name } = changedBody(before, after);
      return omitUndefined<UpdateCustomerGroupBody>({ name });
    },
    validate: ({ name }) => ({ name: name.trim() ? undefined : common('form.nameMissing') }),
    saved: ({ name }) => t('form.saved', { name: name.trim() }),
    onClose,
    only,
  });
  const isTaken = isDuplicate(saving.error);
  return (
    <RecordForm {...bind} isErrorShown={isTaken} labelOf={() => t('fields.name')}>
      <TextInput
        label={t('fields.name')}
        required
        data-autofocus
        {...form.getInputProps('name')}
        error={form.errors['name'] ?? (isTaken ? t('form.nameTaken') : undefined)}
      />
    </RecordForm>
  );
}
