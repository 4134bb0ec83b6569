import { Select, Switch } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockLocation } from '#generated/admin/admin.schemas.ts';
import { ManyLines } from '#ui/form/ManyLines.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { useStockLocations } from '#shared/sources/stock-locations.ts';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { itemName } from '../item-name.ts';
import { NotesBanner } from '../OrderNotes.tsx';
import { PicturedItem } from '../PicturedItem.tsx';
import { orderRecord } from '../query.ts';
import type { Order, OrderItem } from '../query.ts';
import { ActionForm } from './ActionForm.tsx';
import { enteringUnits } from './entering-units.ts';
import { allLeft, fulfillSent, leavesSome, unitsProblem } from './fulfill-values.ts';
import type { FulfillValues } from './fulfill-values.ts';
import { fulfilling } from './fulfillment-operations.ts';
import type { FulfillSent } from './fulfillment-operations.ts';
import { itemsToFulfill, unfulfilled } from '../facts/unfulfilled.ts';
import { bestLocation, isDeleted, orderStockOptions, stockAt } from './stock.ts';
import type { OrderStock } from './stock.ts';
import { useGuardedAction } from './useGuardedAction.ts';
import classes from './actions.module.css';

interface FulfillFormProps {
  order: Order;
  onClose: () => void;
}

/** Continues with the next parcel until nothing is left. */
export function FulfillForm({ order: shown, onClose }: FulfillFormProps): ReactNode {
  const queryClient = useQueryClient();
  const [order, setOrder] = useState(shown);
  // Parcels packed so far; undefined while the order is refetched.
  const [packed, setPacked] = useState<number | undefined>(0);
  const locations = useStockLocations();
  const stock = useQuery(orderStockOptions(itemsToFulfill(order)));
  const goOn = async (count: number): Promise<void> => {
    setPacked(undefined);
    try {
      setOrder(await orderRecord.readNow(queryClient, order.id));
      setPacked(count);
    } catch {
      // The page shows the error.
      onClose();
    }
  };
  if (packed === undefined) return <FormSkeleton />;
  return (
    <SectionQuery query={locations} skeleton={<FormSkeleton />}>
      {(places) => (
        <SectionQuery key={packed} query={stock} waitsForFresh skeleton={<FormSkeleton />}>
          {(there) => (
            <Parcel
              order={order}
              packed={packed}
              locations={places}
              stock={there}
              onMore={() => void goOn(packed + 1)}
              onClose={onClose}
            />
          )}
        </SectionQuery>
      )}
    </SectionQuery>
  );
}

interface ParcelProps extends FulfillFormProps {
  /** Number of earlier parcels */
  packed: number;
  locations: StockLocation[];
  stock: OrderStock;
  /** Packed, with items left */
  onMore: () => void;
}

function Parcel(props: ParcelProps): ReactNode {
  const { order: shown, packed, locations, stock, onMore, onClose } = props;
  const { t } = useTranslation('order-actions');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const [initial] = useState<FulfillValues>(() => {
    const items = itemsToFulfill(shown);
    const wanted = items.map((item) => ({ item, quantity: unfulfilled(item) }));
    const places = locations.map(({ id }) => id);
    return {
      location: bestLocation(stock, wanted, places) ?? null,
      quantities: allLeft(items),
      notify: true,
    };
  });
  const [values, setValues] = useState(initial);
  const [hasTried, setTried] = useState(false);
  const action = useGuardedAction({
    order: shown,
    operation: fulfilling,
    isDirty: values !== initial,
    done: ({ quantities }) => {
      const units = unitsOf(quantities);
      return t('fulfill.done', { count: units, number: format.number(units) });
    },
    onDone: (sent) => (leavesSome(itemsToFulfill(action.order), sent) ? onMore() : onClose()),
  });
  const items = itemsToFulfill(action.order);
  const change = (changed: Partial<FulfillValues>): void => setValues({ ...values, ...changed });
  const sent = fulfillSent(items, values, stock);
  const isNothing = items.every(({ id }) => !values.quantities[id]);
  const units = sent ? unitsOf(sent.quantities) : 0;
  return (
    <ActionForm
      action={action}
      toSent={() => {
        setTried(true);
        return sent;
      }}
      label={
        units > 0
          ? t('fulfill.submitUnits', { count: units, number: format.number(units) })
          : t('fulfill.submit')
      }
      cancelLabel={packed > 0 ? common('actions.close') : undefined}
      onClose={onClose}
    >
      {packed > 0 ? <Banner tone="good">{t('fulfill.next')}</Banner> : null}
      <NotesBanner orderId={shown.id} />
      {locations.length > 0 ? (
        <Select
          label={t('fulfill.location')}
          allowDeselect={false}
          data={locations.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.location}
          onChange={(location) => change({ location })}
        />
      ) : null}
      <ManyLines
        lines={items}
        nameOf={itemName}
        {...enteringUnits(values.quantities, (item: OrderItem) => unfulfilled(item), change)}
      >
        {(lines) => (
          <table className={classes.items} aria-label={t('fulfill.items')}>
            <thead>
              <tr>
                <th scope="col">{t('fulfill.item')}</th>
                <th scope="col">{common('fields.quantity')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((item) => (
                <ItemRow
                  key={item.id}
                  item={item}
                  values={values}
                  stock={stock}
                  onChange={(units) =>
                    change({ quantities: { ...values.quantities, [item.id]: units } })
                  }
                />
              ))}
            </tbody>
          </table>
        )}
      </ManyLines>
      {hasTried && isNothing ? <Banner tone="bad">{t('fulfill.nothing')}</Banner> : null}
      <Switch
        label={t('notify')}
        checked={values.notify}
        onChange={(event) => change({ notify: event.currentTarget.checked })}
      />
    </ActionForm>
  );
}

const unitsOf = (quantities: FulfillSent['quantities']): number =>
  Object.values(quantities).reduce((sum, one) => sum + one, 0);

interface ItemRowProps {
  item: OrderItem;
  values: FulfillValues;
  stock: OrderStock;
  onChange: (units: number | null) => void;
}

function ItemRow({ item, values, stock, onChange }: ItemRowProps): ReactNode {
  const { t } = useTranslation('order-actions');
  const format = useFormat();
  const name = itemName(item);
  const there = values.location === null ? undefined : stockAt(stock, item, values.location);
  const problem = unitsProblem(item, values, stock);
  const number = (units: number): string => format.number(units);
  return (
    <tr>
      <td>
        <PicturedItem item={item}>
          {there?.stocked === undefined ? (
            <span className={classes.hint}>
              {t(isDeleted(stock, item) ? 'fulfill.deleted' : 'fulfill.notCounted')}
            </span>
          ) : (
            <>
              <span className={classes.hint}>
                {t('fulfill.stocked', {
                  stocked: number(there.stocked),
                  reserved: number(there.reserved),
                })}
              </span>
              {there.reservedForOthers > 0 ? (
                <span className={classes.hint}>
                  {t('fulfill.others', { number: number(there.reservedForOthers) })}
                </span>
              ) : null}
            </>
          )}
        </PicturedItem>
      </td>
      <td>
        <QuantityInput
          isCell
          label={t('fulfill.unitsOf', { item: name })}
          value={values.quantities[item.id] ?? null}
          max={unfulfilled(item)}
          emptyAs={0}
          onChange={onChange}
          {...(problem === 'notInStock'
            ? { error: t('fulfill.notInStock', { number: number(there?.stocked ?? 0) }) }
            : {})}
        />
        <span className={classes.hint}>
          {t('fulfill.left', { number: number(unfulfilled(item)) })}
        </span>
      </td>
    </tr>
  );
}
