import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteTaxRate } from '#generated/admin/tax-rates/tax-rates.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { StepsDialog } from '#shared/save/StepsDialog.tsx';
import { appliesTo } from './applies.ts';
import type { Applied } from './applies.ts';

interface DeleteRateProps {
  rate: Applied & { id: string; name: string };
  opened?: boolean;
  onClose: () => void;
  /** Called once the rate is deleted, before any refetch. */
  onGone?: () => void;
  onDone?: () => void;
}

/** The region's default rate applies afterwards. */
export function DeleteRate(props: DeleteRateProps): ReactNode {
  const { rate, opened = true, onClose, onGone, onDone = onClose } = props;
  const { t } = useTranslation('taxes');
  const format = useFormat();
  return (
    <StepsDialog
      opened={opened}
      title={t('rate.deleteTitle', { rate: rate.name })}
      text={t('rate.deleteText')}
      lost={appliesTo(rate, t, format)}
      typeName={rate.name}
      confirmLabel={t('rate.delete')}
      operation="deleteTaxRate"
      steps={() => [
        {
          id: 'rate',
          label: t('rate.delete'),
          stage: 1,
          run: async (call) => {
            await deleteTaxRate(rate.id, call);
            onGone?.();
          },
        },
      ]}
      onClose={onClose}
      onDone={() => {
        showToast('success', { message: t('rate.deleted', { rate: rate.name }) });
        onDone();
      }}
    />
  );
}
