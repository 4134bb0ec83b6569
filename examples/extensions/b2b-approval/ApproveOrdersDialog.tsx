import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BulkActionProps } from '#extension';
import { showToast, useTexts } from '#extension/parts.ts';
import { getCreateNoteMutationKey } from '#generated/admin/notes/notes.ts';
import { ApprovalForm } from './ApprovalForm.tsx';
import { approveOrders } from './approve-orders.ts';

export default function ApproveOrdersDialog({ ids, clear, onClose }: BulkActionProps): ReactNode {
  const t = useTexts();
  const { mutate, isPending } = useMutation({
    // Refreshes what a new note changes.
    mutationKey: getCreateNoteMutationKey(),
    mutationFn: async (note: string) => approveOrders(ids, note),
    onSuccess: (count) => {
      showToast(count === 0 ? 'info' : 'success', { message: t('approvedMany', { count }) });
      onClose();
      clear();
    },
  });
  return (
    <ApprovalForm text={t('textMany')} isPending={isPending} onApprove={mutate} onClose={onClose} />
  );
}
