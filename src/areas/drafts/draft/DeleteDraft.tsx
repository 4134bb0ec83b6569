import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteDraftOrder } from '#generated/admin/draft-orders/draft-orders.ts';
import { showToast } from '#ui/overlay/toast.ts';
import type { RemovalProps } from '#shared/record/RecordView.tsx';
import { StepsDialog } from '#shared/save/StepsDialog.tsx';
import type { Draft } from './query.ts';

export function DeleteDraft(props: RemovalProps & { draft: Draft }): ReactNode {
  const { draft, opened, onClose, onGone, onDone } = props;
  const { t } = useTranslation('drafts');
  const number = draft.display_id;
  return (
    <StepsDialog
      opened={opened}
      title={t('delete.title', { number })}
      text={t('delete.text')}
      lost={[]}
      confirmLabel={t('delete.action')}
      operation="deleteDraftOrder"
      steps={() => [
        {
          id: 'draft',
          label: t('delete.step', { number }),
          stage: 1,
          run: async (call) => {
            await deleteDraftOrder(draft.id, call);
            onGone();
          },
        },
      ]}
      onClose={onClose}
      onDone={() => {
        showToast('success', { message: t('delete.done', { number }) });
        onDone();
      }}
    />
  );
}
