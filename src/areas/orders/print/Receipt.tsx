import type { ReactNode } from 'react';
import { isSameAddress } from '../order/same-address.ts';
import { settlementRows, summaryRows } from '../order/summary-rows.ts';
import type { SummaryRow } from '../order/summary-rows.ts';
import { printedItemOf } from './printed-items.ts';
import { PrintedItemName } from './PrintedItemName.tsx';
import { OrderSheet, Place } from './OrderSheet.tsx';
import type { OrderSheetProps } from './OrderSheet.tsx';
import classes from './print.module.css';

interface ReceiptProps extends Omit<OrderSheetProps, 'sheet' | 'children'> {
  /** Minor units marked as paid for edits */
  paidForEdits: number;
}

export function Receipt({ paidForEdits, ...sheet }: ReceiptProps): ReactNode {
  const { order, words } = sheet;
  const { t, order: orderWords, edit, format, tag } = words;
  const { shipping_address: shipping, billing_address: billing } = order;
  const money = (amount: number): string => format.money(amount, order.currency_code);
  return (
    <OrderSheet sheet="receipt" {...sheet}>
      <div className={classes.places}>
        <Place title={t('sheet.shipTo')} address={shipping} words={words} />
        {billing && !(shipping && isSameAddress(shipping, billing)) ? (
          <Place title={t('sheet.billTo')} address={billing} words={words} />
        ) : shipping ? (
          <div>
            <h3 className={classes.label}>{t('sheet.billTo')}</h3>
            <span className={classes.line}>{t('sheet.sameAddress')}</span>
          </div>
        ) : null}
        {order.email ? (
          <div>
            <h3 className={classes.label}>{t('sheet.email')}</h3>
            <bdi className={classes.line}>{order.email}</bdi>
          </div>
        ) : null}
      </div>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('sheet.item')}</th>
            <th scope="col" className={classes.figure}>
              {t('sheet.quantity')}
            </th>
            <th scope="col" className={classes.figure}>
              {t('sheet.price')}
            </th>
            <th scope="col" className={classes.figure}>
              {t('sheet.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => {
            const printed = printedItemOf(item);
            return (
              <tr key={item.id}>
                <td>
                  <PrintedItemName item={printed} />
                  {printed.sku ? <bdi className={classes.barcode}>{printed.sku}</bdi> : null}
                </td>
                <td className={classes.figure}>{format.number(item.quantity)}</td>
                <td className={classes.figure}>
                  <bdi>{money(item.unit_price)}</bdi>
                  {item.includes_tax === true ? (
                    <span className={classes.variant}>{orderWords('items.includesTax')}</span>
                  ) : null}
                </td>
                <td className={classes.figure}>
                  <bdi>{money(item.unit_price * item.quantity)}</bdi>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={classes.sums}>
        <Sums
          rows={summaryRows(
            order,
            { t: orderWords, format, tag },
            // Customers needn't see discounts without effect.
            (line) => !(line.kind === 'discount' && line.effect === 'none'),
          )}
        />
        <Sums
          rows={settlementRows(order, format, (kind) => t(`money.${kind}`), {
            label: edit('recorded'),
            amount: paidForEdits,
          })}
        />
      </div>
      <p className={classes.thanks}>{t('sheet.thanks')}</p>
    </OrderSheet>
  );
}

function Sums({ rows }: { rows: readonly SummaryRow[] }): ReactNode {
  return (
    <dl className={classes.sum}>
      {rows.map(({ label, value, isTotal }, index) => (
        // Labels may repeat; the rows never reorder.
        <div key={index} data-total={isTotal || undefined}>
          <dt>
            <bdi>{label}</bdi>
          </dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
