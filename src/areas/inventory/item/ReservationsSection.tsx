import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { getListReservationsQueryOptions } from '#generated/admin/reservations/reservations.ts';
import type { listReservations } from '#generated/admin/reservations/reservations.ts';
import type { ExpandOf, OrderOf } from '#app/query/names.ts';
import { paths } from '#app/paths.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import { DateText } from '#ui/format/DateText.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { LinkedRecord } from '#ui/page/LinkedRecords.tsx';
import { useStockLocations } from '#shared/sources/stock-locations.ts';
import { RecordsSection } from '#shared/record/RecordsSection.tsx';
import { reservedFor } from './reservations.ts';

const SHOWN = 5;

export function ReservationsSection({ itemId }: { itemId: string }): ReactNode {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const locations = useStockLocations().data;
  const query = useQuery({
    ...getListReservationsQueryOptions({
      inventory_item_id: [itemId],
      expand: 'line_item' satisfies ExpandOf<typeof listReservations>,
      order: '-created_at' satisfies OrderOf<typeof listReservations>,
      limit: SHOWN,
    }),
    enabled: useFirstContent(),
  });
  return (
    <RecordsSection
      title={t('reservations.title')}
      query={query}
      rowsOf={({ reservations }) => reservations}
      noneOf={() => t('reservations.none')}
      renderRow={(reservation) => (
        <LinkedRecord
          title={reservedFor(reservation, {
            order: (number) => t('reservations.order', { number }),
            other: t('reservations.other'),
          })}
          to={paths.reservation(reservation.id)}
          detail={
            <>
              <bdi>{locations?.find(({ id }) => id === reservation.location_id)?.name}</bdi>
              {' · '}
              <DateText instant={reservation.created_at} />
            </>
          }
          value={format.number(reservation.quantity)}
        />
      )}
    >
      {({ count }) =>
        count > 0 ? (
          <Button
            component={Link}
            to={paths.reservations(`inventory_item_id=${itemId}`)}
            size="compact-sm"
            variant="default"
          >
            {t('reservations.all', { count, number: format.number(count) })}
          </Button>
        ) : null
      }
    </RecordsSection>
  );
}
