import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReturnReason, UpdateReturnReasonBody } from '#generated/admin/admin.schemas.ts';
import { getUpdateReturnReasonMutationOptions } from '#generated/admin/return-reasons/return-reasons.ts';
import { changedBody } from '#ui/form/changed-body.ts';
import { isDuplicate } from '#shared/save/duplicate.ts';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { useRecordForm } from '#shared/record/useRecordForm.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { returnReasonRecord } from './query.ts';
import { ReasonFields } from './ReasonFields.tsx';

interface EditReasonProps {
  reason: ReturnReason;
  onClose: () => void;
}

export function EditReason({ reason, onClose }: EditReasonProps): ReactNode {
  const { t } = useTranslation('return-reasons');
  const { t: common } = useTranslation('common');
  const { form, saving, bind } = useRecordForm({
    source: returnReasonRecord,
    update: getUpdateReturnReasonMutationOptions,
    record: reason,
    toValues: ({ label, value, description }: ReturnReason) => ({
      label,
      value,
      description: description ?? '',
    }),
    toBody: (before, after) => {
      const { label, value, description } = changedBody(before, after);
      return omitUndefined<UpdateReturnReasonBody>({ label, value, description });
    },
    validate: ({ label, value }) => ({
      label: label.trim() ? undefined : t('labelMissing'),
      value: value.trim() ? undefined : t('valueMissing'),
    }),
    saved: ({ label }) => t('edit.saved', { reason: label.trim() }),
    onClose,
  });
  const isTaken = isDuplicate(saving.error);
  return (
    <RecordForm
      {...bind}
      isErrorShown={isTaken}
      labelOf={(field) =>
        field === 'description' ? common('fields.description') : t(`fields.${field}`)
      }
    >
      <ReasonFields form={form} isTaken={isTaken} />
    </RecordForm>
  );
}
