import { Button } from '@mantine/core';
import { IconPackageOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { SafeRecord } from '#ui/states/failures.tsx';
import type { Documents } from '#shared/domain/documents.ts';
import type { Order } from '../order/query.ts';
import { packedItems } from './printed-items.ts';
import { customersLanguage } from './language.ts';
import { PackingSlip } from './PackingSlip.tsx';
import { Receipt } from './Receipt.tsx';
import { SheetPlace } from './SheetPlace.tsx';
import { useSheetWords } from './useSheetWords.ts';

interface OrderSheetsProps {
  orders: readonly Order[];
  sheet: 'slip' | 'receipt';
  /** Undefined: each customer's language */
  language: string | undefined;
  /** Fallback if the customer's is unknown */
  defaultLanguage: string;
  /** Fulfillment id, for packing slips */
  fulfillment: string | undefined;
  store: string;
  documents: Documents;
  /** Minor units marked as paid for edits */
  paidForEdits: (order: Order) => number;
  /** Ids, for packing slips */
  noted: readonly string[];
}

export function OrderSheets(props: OrderSheetsProps): ReactNode {
  const { orders, sheet, defaultLanguage, fulfillment, store, documents, noted } = props;
  const { t } = useTranslation('order-print');
  const languageOf = (order: Order): string =>
    props.language ?? customersLanguage(order) ?? defaultLanguage;
  const words = useSheetWords(orders.map(languageOf));
  if (!words) return <SheetPlace />;
  return orders.map((order, index) => {
    const paper = {
      order,
      words: words(languageOf(order)),
      store,
      documents,
      page: `sheet-${index + 1}`,
      isNumbered: orders.length === 1,
    };
    const packed = packedItems(order, fulfillment);
    return (
      <SafeRecord
        key={order.id}
        record={order}
        renderBroken={() => <p role="alert">{t('sheet.broken')}</p>}
      >
        {sheet === 'receipt' ? (
          <Receipt {...paper} paidForEdits={props.paidForEdits(order)} />
        ) : packed ? (
          <PackingSlip
            {...paper}
            fulfillment={fulfillment}
            packed={packed}
            hasNotes={noted.includes(order.id)}
          />
        ) : (
          <EmptyState
            icon={<IconPackageOff size={30} stroke={1.4} />}
            title={t('page.noFulfillment')}
            text={t('page.noFulfillmentText')}
            action={
              <Button component={Link} to={paths.orderPrint([order.id], 'slip')} variant="default">
                {t('page.wholeOrder')}
              </Button>
            }
          />
        )}
      </SafeRecord>
    );
  });
}
