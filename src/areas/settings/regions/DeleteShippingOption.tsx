import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteShippingOption } from '#generated/admin/shipping-options/shipping-options.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { StepsDialog } from '#shared/save/StepsDialog.tsx';

interface DeleteShippingOptionProps {
  option: { id: string; name: string };
  onClose: () => void;
}

/** Orders shipped with the option keep it. */
export function DeleteShippingOption({ option, onClose }: DeleteShippingOptionProps): ReactNode {
  const { t } = useTranslation('regions');
  return (
    <StepsDialog
      opened
      title={t('option.deleteTitle', { option: option.name })}
      text={t('option.deleteText')}
      typeName={option.name}
      confirmLabel={t('option.delete')}
      operation="deleteShippingOption"
      steps={() => [
        {
          id: 'option',
          label: t('option.delete'),
          stage: 1,
          run: (call) => deleteShippingOption(option.id, call),
        },
      ]}
      onClose={onClose}
      onDone={() => {
        showToast('success', { message: t('option.deleted', { option: option.name }) });
        onClose();
      }}
    />
  );
}
