import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteReturnReason } from '#generated/admin/return-reasons/return-reasons.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import type { ListedReason } from './reasons.ts';
import { StepsDialog } from '#shared/save/StepsDialog.tsx';

interface DeleteReasonProps {
  listed: ListedReason;
  onClose: () => void;
}

/** Child reasons are deleted too; returns keep the reason's name. */
export function DeleteReason({ listed, onClose }: DeleteReasonProps): ReactNode {
  const { t } = useTranslation('return-reasons');
  const format = useFormat();
  const { reason, below: count } = listed;
  return (
    <StepsDialog
      opened
      title={t('delete.title', { reason: reason.label })}
      text={t('delete.text')}
      lost={count > 0 ? [t('delete.below', { count, number: format.number(count) })] : []}
      typeName={reason.label}
      confirmLabel={t('delete.action')}
      operation="deleteReturnReason"
      steps={() => [
        {
          id: 'reason',
          label: t('delete.action'),
          stage: 1,
          run: (call) => deleteReturnReason(reason.id, call),
        },
      ]}
      onClose={onClose}
      onDone={() => {
        showToast('success', { message: t('delete.done', { reason: reason.label }) });
        onClose();
      }}
    />
  );
}
