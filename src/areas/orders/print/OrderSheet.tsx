import type { ReactNode } from 'react';
import type { Documents } from '#shared/domain/documents.ts';
import { addressLines } from '#shared/domain/address.ts';
import { orderName } from '../names.ts';
import { NoteMark } from '../NoteMark.tsx';
import type { Order } from '../order/query.ts';
import { SheetPaper } from './SheetPaper.tsx';
import type { SheetWords } from './useSheetWords.ts';
import classes from './print.module.css';

export interface OrderSheetProps {
  order: Order;
  words: SheetWords;
  store: string;
  documents: Documents;
  sheet: 'slip' | 'receipt';
  /** See `SheetPaper` */
  page: string;
  isNumbered: boolean;
  /** Marked for the packer; customers never see the notes themselves. */
  hasNotes?: boolean;
  children: ReactNode;
}

export function OrderSheet(props: OrderSheetProps): ReactNode {
  const { order, sheet, hasNotes = false, children, ...paper } = props;
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
              {hasNotes ? (
                <>
                  {' '}
                  <NoteMark label={t('sheet.hasNotes')} />
                </>
              ) : null}
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
  isMain?: boolean;
}

/** In the country's format, with its name in the sheet's language. */
export function Place({ title, address, words, isMain = false }: PlaceProps): ReactNode {
  const { t, tag } = words;
  const lines = address ? addressLines(address, tag) : [];
  return (
    <div className={isMain ? classes.main : undefined}>
      <h3 className={classes.label}>{title}</h3>
      {lines.length > 0 ? (
        <address className={classes.address}>
          {lines.map((line, index) => (
            // Lines may repeat and never reorder.
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
