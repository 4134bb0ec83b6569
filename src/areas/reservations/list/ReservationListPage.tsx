import { IconBookmark } from '@tabler/icons-react';
import { Suspense, useCallback } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { FormDrawer } from '#shared/form/FormDrawer.tsx';
import { ListPage } from '#shared/list/ListPage.tsx';
import { useStockLocations } from '#shared/sources/stock-locations.ts';
import { useList } from '#shared/list/useList.ts';
import { useChosenRow } from '#shared/list/useChosenRow.ts';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { useNamedRows } from './useNamedRows.ts';
import { reservedItem, useReservationColumns } from './columns.tsx';
import { useReservationFilters } from './filters.ts';
import { reservationList } from './query.ts';
import type { ListedReservation } from './query.ts';

const RowMenu = lazyNamed(() => import('./RowMenu.tsx'), 'RowMenu');
const CreateReservation = lazyNamed(() => import('../CreateReservation.tsx'), 'CreateReservation');
const EditReservation = lazyNamed(() => import('../EditReservation.tsx'), 'EditReservation');
const DeleteReservation = lazyNamed(() => import('../DeleteReservation.tsx'), 'DeleteReservation');

const FORMS = ['new', 'reservation'] as const;
const NOWHERE: readonly never[] = [];

export function ReservationListPage(): ReactNode {
  const { t } = useTranslation('reservations');
  const shown = useList(reservationList);
  const rows = useNamedRows(shown.result.rows);
  const list = { ...shown, result: { ...shown.result, rows } };
  const locations = useStockLocations().data ?? NOWHERE;
  const columns = useReservationColumns(locations);
  const form = useOpenForm(FORMS);
  const [deleted, setDeleted] = useChosenRow<ListedReservation>(rows);
  const { linkTo } = form;
  const nameOf = useCallback((row: ListedReservation) => reservedItem(row, t('itemGone')), [t]);
  const renderMenu = useCallback(
    (row: ListedReservation) => (
      <RowMenu
        reservation={row}
        name={nameOf(row)}
        editTo={linkTo('reservation', row.id)}
        onDelete={() => setDeleted(row)}
      />
    ),
    [linkTo, nameOf, setDeleted],
  );
  return (
    <ListPage
      id="reservations"
      list={list}
      columns={columns}
      filters={useReservationFilters(locations)}
      rowName={nameOf}
      rowPath={paths.reservation}
      icon={IconBookmark}
      namespace="reservations"
      create={{ label: t('create.new'), open: () => form.open('new') }}
      renderMenu={renderMenu}
    >
      <FormDrawer
        form={form}
        forms={{
          new: {
            title: t('create.new'),
            content: <CreateReservation itemId={form.subject} onClose={form.close} />,
          },
          reservation: form.subject
            ? {
                title: t('edit.title'),
                content: <EditReservation id={form.subject} onClose={form.close} />,
              }
            : undefined,
        }}
      />
      <Suspense fallback={null}>
        {deleted ? (
          <DeleteReservation
            reservation={deleted}
            name={nameOf(deleted)}
            onClose={() => setDeleted(undefined)}
          />
        ) : null}
      </Suspense>
    </ListPage>
  );
}
