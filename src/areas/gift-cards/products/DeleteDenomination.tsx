import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteProductVariant } from '#generated/admin/products/products.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { StepsDialog } from '#shared/save/StepsDialog.tsx';

interface DeleteDenominationProps {
  productId: string;
  denomination: { id: string; name: string };
  onClose: () => void;
}

/** Cards bought for it stay. */
export function DeleteDenomination(props: DeleteDenominationProps): ReactNode {
  const { productId, denomination, onClose } = props;
  const { id, name } = denomination;
  const { t } = useTranslation('gift-cards');
  return (
    <StepsDialog
      opened
      title={t('denomination.deleteTitle', { name })}
      text={t('denomination.deleteText')}
      confirmLabel={t('denomination.delete')}
      operation="deleteProductVariant"
      steps={() => [
        {
          id: 'denomination',
          label: t('denomination.delete'),
          stage: 1,
          run: (call) => deleteProductVariant(productId, id, call),
        },
      ]}
      onClose={onClose}
      onDone={() => {
        showToast('success', { message: t('denomination.deleted', { name }) });
        onClose();
      }}
    />
  );
}
