import { Checkbox, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockLocation } from '#generated/admin/admin.schemas.ts';
import { ManyLines } from '#ui/form/ManyLines.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { useStockLocations } from '#shared/sources/stock-locations.ts';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { itemName } from '../item-name.ts';
import type { Order } from '../query.ts';
import { ActionForm } from './ActionForm.tsx';
import { itemsToFulfill } from '../facts/unfulfilled.ts';
import { readReserved, releasing } from './reservation-operations.ts';
import { orderStockOptions } from './stock.ts';
import type { OrderStock } from './stock.ts';
import { useGuardedReading } from './useGuardedAction.ts';

interface ReleaseFormProps {
  order: Order;
  onClose: () => void;
}

export function ReleaseForm({ order, onClose }: ReleaseFormProps): ReactNode {
  const locations = useStockLocations();
  const stock = useQuery(orderStockOptions(itemsToFulfill(order)));
  return (
    <SectionQuery query={locations} skeleton={<FormSkeleton />}>
      {(places) => (
        <SectionQuery query={stock} waitsForFresh skeleton={<FormSkeleton />}>
          {(there) => <Release order={order} locations={places} stock={there} onClose={onClose} />}
        </SectionQuery>
      )}
    </SectionQuery>
  );
}

const idsOf = (records: readonly { id: string }[]): string[] => records.map(({ id }) => id);

interface ReleaseProps extends ReleaseFormProps {
  locations: StockLocation[];
  stock: OrderStock;
}

function Release({ order: shown, locations, stock, onClose }: ReleaseProps): ReactNode {
  const { t } = useTranslation('order-actions');
  const format = useFormat();
  const [chosen, setChosen] = useState<string[]>([]);
  const action = useGuardedReading({
    order: { ...shown, reservations: stock.reservations },
    operation: releasing,
    read: readReserved,
    done: () => t('release.done'),
    onDone: onClose,
  });
  const { items, reservations } = action.order;
  if (reservations.length === 0) return <Text>{t('release.nothing')}</Text>;
  const present = chosen.filter((id) => reservations.some((one) => one.id === id));
  const nameOf = (id: string | null | undefined): string => {
    const item = items.find((one) => one.id === id);
    return item ? itemName(item) : '';
  };
  return (
    <ActionForm
      action={action}
      toSent={() => (present.length > 0 ? { reservations: present } : undefined)}
      label={t('release.submit')}
      isDangerous
      onClose={onClose}
    >
      <Text>{t('release.text')}</Text>
      <Checkbox.Group label={t('release.reservations')} value={present} onChange={setChosen}>
        <ManyLines
          lines={reservations}
          nameOf={({ line_item_id: item }) => nameOf(item)}
          onAll={(lines) => setChosen([...new Set([...present, ...idsOf(lines)])])}
          onNone={(lines) => {
            const dropped = idsOf(lines);
            setChosen(present.filter((id) => !dropped.includes(id)));
          }}
        >
          {(lines) =>
            lines.map(({ id, line_item_id: item, location_id: location, quantity }) => (
              <Checkbox
                key={id}
                mt="xs"
                value={id}
                label={t('parcel.item', {
                  quantity: format.number(quantity),
                  title: nameOf(item),
                })}
                description={locations.find((one) => one.id === location)?.name}
              />
            ))
          }
        </ManyLines>
      </Checkbox.Group>
    </ActionForm>
  );
}
