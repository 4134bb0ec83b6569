import type { CreateSalesChannelBody, SalesChannel } from '#generated/admin/admin.schemas.ts';
import {
  createSalesChannel,
  listSalesChannels,
} from '#generated/admin/sales-channels/sales-channels.ts';
import type { OrderOf } from '#app/query/names.ts';
import type { Creation } from '#shared/save/create-once.ts';

export const channelCreation: Creation<CreateSalesChannelBody, SalesChannel> = {
  operation: 'createSalesChannel',
  create: async (body, call) => (await createSalesChannel(body, call)).sales_channel,
  find: async ({ name }, call) =>
    (
      await listSalesChannels(
        { q: name, order: '-created_at' satisfies OrderOf<typeof listSalesChannels>, limit: 50 },
        call,
      )
    ).sales_channels,
  isNamed: (channel, { name }) => channel.name === name,
};
