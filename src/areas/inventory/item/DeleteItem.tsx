import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { removeWithReservations } from '#shared/inventory/items.ts';
import type { RemovalProps } from '#shared/record/RecordView.tsx';
import { StepsDialog } from '#shared/save/StepsDialog.tsx';
import { unitsOf } from '../list/stock.ts';
import { variantOf } from './query.ts';
import { stockItemName } from '#shared/inventory/name.ts';
import type { Item } from './query.ts';

/** Deleting removes stock and reservations; shoppers can then buy without limit. */
export function DeleteItem(props: RemovalProps & { item: Item }): ReactNode {
  const { item, opened, onClose, onGone, onDone } = props;
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const name = stockItemName(item);
  const { stocked, reserved } = unitsOf(item);
  const counted = (count: number): { count: number; number: string } => ({
    count,
    number: format.number(count),
  });
  return (
    <StepsDialog
      opened={opened}
      title={t('delete.title', { item: name })}
      text={t(variantOf(item) ? 'delete.textVariant' : 'delete.text')}
      lost={[
        ...(stocked > 0 ? [t('delete.stocked', counted(stocked))] : []),
        ...(reserved > 0 ? [t('delete.reserved', counted(reserved))] : []),
      ]}
      typeName={name}
      confirmLabel={t('delete.action')}
      operation="deleteInventoryItem"
      steps={() => [
        {
          id: 'item',
          label: t('delete.action'),
          stage: 1,
          run: async (call) => {
            await removeWithReservations(item.id, call);
            onGone();
          },
        },
      ]}
      onClose={onClose}
      onDone={() => {
        showToast('success', { message: t('delete.done', { item: name }) });
        onDone();
      }}
    />
  );
}
