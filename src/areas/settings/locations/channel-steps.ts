import {
  addStockLocationToSalesChannel,
  removeStockLocationFromSalesChannel,
} from '#generated/admin/sales-channels/sales-channels.ts';
import type { Step } from '#shared/save/steps.ts';

interface ChannelWords {
  add: string;
  remove: string;
}

/** One call per channel: the server takes no more at once. */
export const channelSteps = (
  locationId: string,
  before: readonly string[],
  after: readonly string[],
  words: ChannelWords,
): Step[] => [
  ...after
    .filter((id) => !before.includes(id))
    .map((id) => ({
      id: `add-${id}`,
      label: words.add,
      stage: 2,
      run: (call: Parameters<Step['run']>[0]) =>
        addStockLocationToSalesChannel(id, { location_id: locationId }, call),
    })),
  ...before
    .filter((id) => !after.includes(id))
    .map((id) => ({
      id: `remove-${id}`,
      label: words.remove,
      stage: 2,
      run: (call: Parameters<Step['run']>[0]) =>
        removeStockLocationFromSalesChannel(id, { location_id: locationId }, call),
    })),
];
