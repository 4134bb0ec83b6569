import { Progress, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { ReadState } from '#shared/read/ReadState.tsx';
import { TooManyOrders } from './TooManyOrders.tsx';
import type { OrdersRead } from './useOrdersRead.ts';

/** Renders nothing once the orders are loaded. */
export function ReadingOrders({ orders }: { orders: OrdersRead }): ReactNode {
  const { query, read, total, isTooMany } = orders;
  const { t } = useTranslation('order-bulk');
  const format = useFormat();
  if (isTooMany) return <TooManyOrders />;
  if (query.data) return null;
  if (query.error) {
    return <ReadState reads={[query]} texts={{ reading: t('reading'), failed: t('failed') }} />;
  }
  return (
    <div>
      <Text size="sm" c="dimmed" role="status">
        {t('readSome', { done: format.number(read), number: format.number(total) })}
      </Text>
      <Progress value={(read / total) * 100} aria-label={t('reading')} size="sm" mt={8} />
    </div>
  );
}
