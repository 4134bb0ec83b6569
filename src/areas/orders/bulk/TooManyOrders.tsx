import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { MOST_ORDERS } from './useOrdersRead.ts';

export function TooManyOrders(): ReactNode {
  const { t } = useTranslation('order-bulk');
  const format = useFormat();
  return (
    <Banner tone="warning">
      {t('tooMany', { count: MOST_ORDERS, number: format.number(MOST_ORDERS) })}
    </Banner>
  );
}
