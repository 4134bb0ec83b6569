import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteStockLocation } from '#generated/admin/stock-locations/stock-locations.ts';
import { listOf } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import type { RemovalProps } from '#shared/record/RecordView.tsx';
import { StepsDialog } from '#shared/save/StepsDialog.tsx';
import { holdingsOf } from './query.ts';
import type { Location } from './query.ts';

/** Stock and reservations are deleted for good, so the name must be typed. */
export function DeleteLocation(props: RemovalProps & { location: Location }): ReactNode {
  const { location, opened, onClose, onGone, onDone } = props;
  const { t } = useTranslation('locations');
  const format = useFormat();
  const holdings = useQuery({ ...holdingsOf(location.id), enabled: opened });
  const counted = (kind: 'items' | 'reservations' | 'channels', count = 0): string[] =>
    count > 0 ? [t(`delete.${kind}`, { count, number: format.number(count) })] : [];
  return (
    <StepsDialog
      opened={opened}
      title={t('delete.title', { location: location.name })}
      text={t('delete.text')}
      lost={[
        ...counted('items', holdings.data?.items),
        ...counted('reservations', holdings.data?.reservations),
        ...counted('channels', listOf(location.sales_channels).length),
      ]}
      holdings={holdings}
      typeName={location.name}
      confirmLabel={t('delete.action')}
      operation="deleteStockLocation"
      steps={() => [
        {
          id: 'location',
          label: t('delete.action'),
          stage: 1,
          run: async (call) => {
            await deleteStockLocation(location.id, call);
            onGone();
          },
        },
      ]}
      onClose={onClose}
      onDone={() => {
        showToast('success', { message: t('delete.done', { location: location.name }) });
        onDone();
      }}
    />
  );
}
