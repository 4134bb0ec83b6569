import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteReservation } from '#generated/admin/reservations/reservations.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { StepsDialog } from '#shared/save/StepsDialog.tsx';
import type { ListedReservation } from './list/query.ts';

interface DeleteReservationProps {
  reservation: Pick<ListedReservation, 'id' | 'quantity' | 'line_item'>;
  /** The reserved item's name. */
  name: string;
  onClose: () => void;
}

export function DeleteReservation(props: DeleteReservationProps): ReactNode {
  const { reservation, name, onClose } = props;
  const { t } = useTranslation('reservations');
  const format = useFormat();
  const { quantity: count, line_item: item } = reservation;
  const number = item?.order?.display_id;
  return (
    <StepsDialog
      opened
      title={t('delete.title', { item: name })}
      text={t('delete.text', { count, number: format.number(count) })}
      lost={number === undefined ? [] : [t('delete.order', { number: String(number) })]}
      confirmLabel={t('delete.action')}
      operation="deleteReservation"
      steps={() => [
        {
          id: 'reservation',
          label: t('delete.action'),
          stage: 1,
          run: (call) => deleteReservation(reservation.id, call),
        },
      ]}
      onClose={onClose}
      onDone={() => {
        showToast('success', { message: t('delete.done', { item: name }) });
        onClose();
      }}
    />
  );
}
