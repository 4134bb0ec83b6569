import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  addProductsToSalesChannel,
  removeProductsFromSalesChannel,
} from '#generated/admin/sales-channels/sales-channels.ts';
import { listOf } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import type { SetCalls } from '#shared/product-set/membership.ts';
import { offerSource } from '#shared/product-set/product-source.ts';
import type { OfferedProduct } from '#shared/product-set/product-source.ts';
import { ProductSet } from '#shared/product-set/ProductSet.tsx';
import type { Channel } from './query.ts';

const asRecords = (ids: readonly string[]): { id: string }[] => ids.map((id) => ({ id }));

const callsOf = (id: string): SetCalls => ({
  operation: 'addProductsToSalesChannel',
  relation: 'sales_channels',
  setOf: ({ sales_channels: channels }) =>
    listOf(channels).some((each) => each.id === id) ? id : null,
  put: (to, ids) => addProductsToSalesChannel(to, { product_ids: asRecords(ids) }),
  takeOut: (from, ids) => removeProductsFromSalesChannel(from, { product_ids: asRecords(ids) }),
});

/** The products that a sales channel sells. */
export function ChannelProducts({ channel }: { channel: Channel }): ReactNode {
  const { id, name } = channel;
  const { t } = useTranslation('channels');
  const format = useFormat();
  const calls = useMemo(() => callsOf(id), [id]);
  const source = useMemo(() => {
    const isIn = (product: OfferedProduct): boolean => calls.setOf(product) === id;
    return offerSource(id, {
      relation: 'sales_channels',
      isIn,
      detail: (product) => (isIn(product) ? t('products.already') : `/${product.handle ?? ''}`),
    });
  }, [id, calls, t]);
  return (
    <ProductSet
      set={id}
      id="channel-products"
      belonging={{ sales_channel_id: [id] }}
      source={source}
      calls={calls}
      texts={{
        picker: t('products.picker', { name }),
        empty: t('products.empty'),
        done: (mode, count) => t(`products.${mode}`, { count, number: format.number(count), name }),
      }}
    />
  );
}
