import type { AddSalesChannelsToPublishableApiKeyBody } from '#generated/admin/admin.schemas.ts';

/** Sales channels as the calls of a key name them: as many as there are in one call. */
export const asBody = (ids: readonly string[]): AddSalesChannelsToPublishableApiKeyBody => ({
  sales_channel_ids: ids.map((id) => ({ id })),
});
