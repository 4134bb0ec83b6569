import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreateReturnReasonBody, ReturnReason } from '#generated/admin/admin.schemas.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { isDuplicate } from '#shared/save/duplicate.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { useCreateForm } from '#shared/form/useCreateForm.tsx';
import { reasonCreation } from './creation.ts';
import { valueOf } from './reasons.ts';
import { ReasonFields } from './ReasonFields.tsx';

interface CreateReasonProps {
  /** Parent reason. */
  above?: ReturnReason;
  /** Reason to copy. */
  from?: ReturnReason;
  onClose: () => void;
}

export function CreateReason({ above, from, onClose }: CreateReasonProps): ReactNode {
  const { t } = useTranslation('return-reasons');
  const { form, error, bind } = useCreateForm({
    creation: reasonCreation,
    initialValues: { label: from?.label ?? '', value: '', description: from?.description ?? '' },
    validate: ({ label, value }) => ({
      label: label.trim() ? undefined : t('labelMissing'),
      value: value.trim() || valueOf(label) ? undefined : t('valueMissing'),
    }),
    toBody: ({ label, value, description }) =>
      omitUndefined<CreateReturnReasonBody>({
        label: label.trim(),
        value: value.trim() || valueOf(label),
        description: description.trim() || undefined,
        parent_return_reason_id: above?.id ?? from?.parent_return_reason_id ?? undefined,
      }),
    created: ({ label }) => t('create.done', { reason: label }),
    onCreated: onClose,
  });
  const isTaken = isDuplicate(error);
  return (
    <FormBody
      {...bind}
      error={isTaken ? undefined : bind.error}
      onCancel={onClose}
      submitLabel={t('create.action')}
    >
      <ReasonFields form={form} isTaken={isTaken} isNew />
    </FormBody>
  );
}
