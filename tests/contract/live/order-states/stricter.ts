/** Reasons the app refuses what the server would do, by action and the app's reason. */
import type { Reason } from '../../../../src/areas/orders/order/facts/action-texts.ts';
import type { TriedAction } from './tries.ts';

const NOTHING_MORE = 'it answers with success and changes nothing.';
const COUNT =
  'the edited order gets new items, which its fulfillments and returns don’t know, and loses count.';

export const STRICTER: Partial<Record<TriedAction, Partial<Record<Reason, string>>>> = {
  capture: { captured: NOTHING_MORE },
  complete: { completed: NOTHING_MORE, archived: 'the order would be completed again.' },
  allocate: { canceled: 'stock would be reserved for what nobody gets.' },
  release: { allFulfilled: NOTHING_MORE, canceled: NOTHING_MORE },
  cancel: { canceled: NOTHING_MORE },
  return: {
    nothingToReturn: 'what was never sent, or is on its way back, would be awaited.',
  },
  processSwap: { swapProcessed: NOTHING_MORE },
  cancelSwap: { ownerCanceled: NOTHING_MORE },
  cancelClaim: { ownerCanceled: NOTHING_MORE },
  edit: {
    editFulfillmentsOpen: COUNT,
    editReturnsOpen: COUNT,
    editOrderCanceled: 'nobody pays or gets what is changed.',
  },
};
