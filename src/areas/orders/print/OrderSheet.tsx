import type { ReactNode } from 'react';
import { addressLines } from '#shared/address.ts';
import { orderName } from '../names.ts';
import type { Order } from '../order/query.ts';
import { SheetPaper } from './SheetPaper.tsx';
import type { SheetWords } from './useSheetWords.ts';
import classes from './print.module.css';

export interface OrderSheetProps {
  order: Order;
  words: SheetWords;
  /** The store's name. */
  store: string;
  sheet: 'slip' | 'receipt';
  /** See `SheetPaper`. */
  page: string;
  isNumbered: boolean;
  children: ReactNode;
}

/** A sheet of one order: its number and its date at the head. */
export function OrderSheet({ order, sheet, children, ...paper }: OrderSheetProps): ReactNode {
  const { t, format } = paper.words;
  const name = orderName(order);
  return (
    <SheetPaper
      {...paper}
      title={t(`sheet.${sheet}`)}
      name={name}
      facts={[
        {
          label: t('sheet.order'),
          value: (
            <>
              <bdi>{name}</bdi>
              {order.status === 'canceled' ? (
                <strong className={classes.canceled}>{t('sheet.canceled')}</strong>
              ) : null}
            </>
          ),
        },
        { label: t('sheet.date'), value: <bdi>{format.date(order.created_at)}</bdi> },
      ]}
    >
      {children}
    </SheetPaper>
  );
}

interface PlaceProps {
  title: string;
  address: Order['shipping_address'];
  words: SheetWords;
  /** It is what the sheet is about: set larger. */
  isMain?: boolean;
}

/** An address as its country writes it, the country in the language of the sheet. */
export function Place({ title, address, words, isMain = false }: PlaceProps): ReactNode {
  const { t, tag } = words;
  const lines = address ? addressLines(address, tag) : [];
  return (
    <div className={isMain ? classes.main : undefined}>
      <h3 className={classes.label}>{title}</h3>
      {lines.length > 0 ? (
        <address className={classes.address}>
          {lines.map((line, index) => (
            // Two lines may say the same, and none moves.
            <bdi key={index} className={classes.line}>
              {line}
            </bdi>
          ))}
        </address>
      ) : (
        <span className={classes.line}>{t('sheet.noAddress')}</span>
      )}
    </div>
  );
}
