import type { ReactNode } from 'react';
import { listOf } from '#ui/format/instant.ts';
import { parcelOf } from '../order/facts/order-facts.ts';
import { swapOrClaimOf } from '../order/facts/swap-or-claim.ts';
import type { Order } from '../order/query.ts';
import type { PackedItem } from './printed-items.ts';
import { PrintedItemName } from './PrintedItemName.tsx';
import { OrderSheet, Place } from './OrderSheet.tsx';
import type { OrderSheetProps } from './OrderSheet.tsx';
import classes from './print.module.css';

interface PackingSlipProps extends Omit<OrderSheetProps, 'sheet' | 'children'> {
  packed: readonly PackedItem[];
  /** Id; undefined for the whole order */
  fulfillment?: string | undefined;
}

interface Method {
  id: string;
  shipping_option?: { name: string } | null;
}

interface Destination {
  shipping_address: Order['shipping_address'];
  shipping_methods: readonly Method[];
}

/** Exchanges and claims may go elsewhere, and otherwise, than their order. */
function destinationOf(order: Order, fulfillment: string | undefined): Destination {
  const parcel = fulfillment === undefined ? undefined : parcelOf(order, fulfillment);
  const owner = parcel && swapOrClaimOf(order, parcel.ownerId)?.record;
  return {
    shipping_address: owner?.shipping_address ?? order.shipping_address,
    shipping_methods: owner ? listOf<Method>(owner.shipping_methods) : order.shipping_methods,
  };
}

/** Shows no prices. */
export function PackingSlip({ packed, fulfillment, ...sheet }: PackingSlipProps): ReactNode {
  const { order, words } = sheet;
  const destination = destinationOf(order, fulfillment);
  const { t, format } = words;
  return (
    <OrderSheet sheet="slip" {...sheet}>
      <div className={classes.places}>
        <Place
          title={t('sheet.shipTo')}
          address={destination.shipping_address}
          words={words}
          isMain
        />
        <ShippingMethods methods={destination.shipping_methods} title={t('sheet.shipping')} />
      </div>
      {packed.length === 0 ? (
        <p>{t('sheet.noItems')}</p>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col" className={classes.ticked}>
                {t('sheet.item')}
              </th>
              <th scope="col">{t('sheet.sku')}</th>
              <th scope="col" className={classes.figure}>
                {t('sheet.quantity')}
              </th>
            </tr>
          </thead>
          <tbody>
            {packed.map((item) => (
              <tr key={item.id}>
                <td className={classes.ticked}>
                  <PrintedItemName item={item} />
                </td>
                <td>
                  <bdi className={classes.code}>{item.sku}</bdi>
                  {item.barcode ? <bdi className={classes.barcode}>{item.barcode}</bdi> : null}
                </td>
                <td className={classes.figure}>
                  <strong>{format.number(item.quantity)}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={classes.thanks}>{t('sheet.thanks')}</p>
    </OrderSheet>
  );
}

interface ShippingMethodsProps {
  methods: readonly Method[];
  title: string;
}

function ShippingMethods({ methods, title }: ShippingMethodsProps): ReactNode {
  const names = methods.flatMap(({ shipping_option: option }) => option?.name ?? []);
  if (names.length === 0) return null;
  return (
    <div>
      <h3 className={classes.label}>{title}</h3>
      {names.map((name, index) => (
        <bdi key={index} className={classes.line}>
          {name}
        </bdi>
      ))}
    </div>
  );
}
