import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteDiscount } from '#generated/admin/discounts/discounts.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { StepsDialog } from '#shared/save/StepsDialog.tsx';

interface DeleteDiscountProps {
  opened: boolean;
  discount: {
    id: string;
    code: string;
    is_dynamic: boolean;
    parent_discount_id: string | null;
  };
  onClose: () => void;
  /** Called once the discount is deleted, before any refetch. */
  onGone?: () => void;
  onDone: () => void;
}

export function DeleteDiscount(props: DeleteDiscountProps): ReactNode {
  const { opened, discount, onClose, onGone, onDone } = props;
  const { id, code } = discount;
  const { t } = useTranslation('discounts');
  const isTemplate = discount.is_dynamic && discount.parent_discount_id === null;
  return (
    <StepsDialog
      opened={opened}
      title={t('delete.title', { code })}
      text={t('delete.text')}
      lost={isTemplate ? [t('delete.template')] : []}
      confirmLabel={t('delete.action')}
      operation="deleteDiscount"
      steps={() => [
        {
          id: 'discount',
          label: t('delete.step', { code }),
          stage: 1,
          run: async (call) => {
            await deleteDiscount(id, call);
            onGone?.();
          },
        },
      ]}
      onClose={onClose}
      onDone={() => {
        showToast('success', { message: t('delete.done', { code }) });
        onDone();
      }}
    />
  );
}
