import type { ReactNode } from 'react';
import {
  addProductsToSalesChannel,
  removeProductsFromSalesChannel,
} from '#generated/admin/sales-channels/sales-channels.ts';
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
  return (
    <OverlappingSet
      of={channel}
      namespace="channels"
      id="channel-products"
      belonging={{ sales_channel_id: [channel.id] }}
      calls={CALLS}
    />
  );
}
