import { Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockLocation } from '#generated/admin/admin.schemas.ts';
import { ManyLines } from '#ui/form/ManyLines.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';
import { isQuantity } from '#ui/number/step.ts';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { useStockLocations } from '#shared/sources/stock-locations.ts';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { itemName } from '../item-name.ts';
import type { Order, OrderItem } from '../query.ts';
import { ActionForm } from './ActionForm.tsx';
import { enteringUnits } from './entering-units.ts';
import { itemsToFulfill } from '../facts/unfulfilled.ts';
import {
  allocating,
  itemsToAllocate,
  missingUnits,
  partsOf,
  readReserved,
} from './reservation-operations.ts';
import type { AllocateSent } from './reservation-operations.ts';
import { bestLocation, orderStockOptions, stockAt } from './stock.ts';
import type { OrderStock } from './stock.ts';
import { useGuardedReading } from './useGuardedAction.ts';
import classes from './actions.module.css';

interface AllocateFormProps {
  order: Order;
  onClose: () => void;
}

/** Reserves stock for items that have none reserved. */
export function AllocateForm({ order, onClose }: AllocateFormProps): ReactNode {
  const locations = useStockLocations();
  const stock = useQuery(orderStockOptions(itemsToFulfill(order)));
  return (
    <SectionQuery query={locations} skeleton={<FormSkeleton />}>
      {(places) => (
        <SectionQuery query={stock} waitsForFresh skeleton={<FormSkeleton />}>
          {(there) => (
            <Allocation order={order} locations={places} stock={there} onClose={onClose} />
          )}
        </SectionQuery>
      )}
    </SectionQuery>
  );
}

interface AllocationProps extends AllocateFormProps {
  locations: StockLocation[];
  stock: OrderStock;
}

function Allocation({ order: shown, locations, stock, onClose }: AllocationProps): ReactNode {
  const { t } = useTranslation('order-actions');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const [units, setUnits] = useState<Readonly<Record<string, number | null>>>({});
  const [chosen, setChosen] = useState<string>();
  const action = useGuardedReading({
    order: { ...shown, reservations: stock.reservations },
    operation: allocating,
    read: readReserved,
    isDirty: Object.keys(units).length > 0,
    done: () => t('allocate.done'),
    onDone: onClose,
  });
  const { order } = action;
  const items = itemsToAllocate(order, stock);
  const missing = (item: OrderItem): number => missingUnits(item, stock, order.reservations);
  const unitsOf = (item: OrderItem): number | null =>
    item.id in units ? (units[item.id] ?? null) : missing(item);
  const places = locations.map(({ id }) => id);
  const wanted = items.map((item) => ({ item, quantity: missing(item) }));
  const location = chosen ?? bestLocation(stock, wanted, places);
  const toSent = (): AllocateSent | undefined => {
    if (location === undefined) return undefined;
    const isRight = items.every((item) =>
      isQuantity(unitsOf(item), { min: 0, max: missing(item) }),
    );
    const reservations = items.flatMap((item) => {
      const count = unitsOf(item) ?? 0;
      return count > 0 ? partsOf(item, stock, location, count) : [];
    });
    return isRight && reservations.length > 0 ? { reservations } : undefined;
  };
  if (items.length === 0) return <Text>{t('allocate.nothing')}</Text>;
  return (
    <ActionForm action={action} toSent={toSent} label={t('allocate.submit')} onClose={onClose}>
      <Select
        label={t('allocate.location')}
        allowDeselect={false}
        data={locations.map(({ id, name }) => ({ value: id, label: name }))}
        value={location ?? null}
        onChange={(id) => setChosen(id ?? undefined)}
      />
      <ManyLines
        lines={items}
        nameOf={itemName}
        {...enteringUnits(units, missing, ({ quantities }) => setUnits(quantities))}
      >
        {(lines) => (
          <table className={classes.items} aria-label={t('allocate.items')}>
            <thead>
              <tr>
                <th scope="col">{t('fulfill.item')}</th>
                <th scope="col">{common('fields.quantity')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((item) => {
                const there = location === undefined ? undefined : stockAt(stock, item, location);
                const reserved = (there?.reserved ?? 0) + (there?.reservedForOthers ?? 0);
                return (
                  <tr key={item.id}>
                    <td>
                      <span className={classes.title}>
                        <bdi>{itemName(item)}</bdi>
                      </span>
                      <span className={classes.hint}>
                        {t('allocate.free', {
                          number: format.number(Math.max(0, (there?.stocked ?? 0) - reserved)),
                        })}
                      </span>
                    </td>
                    <td>
                      <QuantityInput
                        isCell
                        label={t('fulfill.unitsOf', { item: itemName(item) })}
                        value={unitsOf(item)}
                        max={missing(item)}
                        emptyAs={0}
                        onChange={(count) => setUnits({ ...units, [item.id]: count })}
                      />
                      <span className={classes.hint}>
                        {t('allocate.missing', { number: format.number(missing(item)) })}
                      </span>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
      </ManyLines>
    </ActionForm>
  );
}
