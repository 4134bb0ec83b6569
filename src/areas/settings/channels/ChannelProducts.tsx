import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  addProductsToSalesChannel,
  removeProductsFromSalesChannel,
} from '#generated/admin/sales-channels/sales-channels.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { OverlappingSet } from '#shared/product-set/OverlappingSet.tsx';
import type { OverlappingCalls } from '#shared/product-set/OverlappingSet.tsx';
import type { Channel } from './query.ts';

const CALLS: OverlappingCalls = {
  operation: 'addProductsToSalesChannel',
  relation: 'sales_channels',
  put: (id, products) => addProductsToSalesChannel(id, products),
  takeOut: (id, products) => removeProductsFromSalesChannel(id, products),
};

export function ChannelProducts({ channel }: { channel: Channel }): ReactNode {
  const { id, name } = channel;
  const { t } = useTranslation('channels');
  const format = useFormat();
  return (
    <OverlappingSet
      set={id}
      id="channel-products"
      belonging={{ sales_channel_id: [id] }}
      calls={CALLS}
      already={t('products.already')}
      texts={{
        picker: t('products.picker', { name }),
        empty: t('products.empty'),
        done: (mode, count) => t(`products.${mode}`, { count, number: format.number(count), name }),
      }}
    />
  );
}
