import type { AddSalesChannelsToPublishableApiKeyBody } from '#generated/admin/admin.schemas.ts';

/** One call takes any number of channels. */
export const asBody = (ids: readonly string[]): AddSalesChannelsToPublishableApiKeyBody => ({
  sales_channel_ids: ids.map((id) => ({ id })),
});
