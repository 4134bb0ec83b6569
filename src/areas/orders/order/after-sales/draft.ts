import { unfinishedWork } from '#app/preferences/storage.ts';
import { readFields } from '#shared/flow/draft.ts';
import type { DraftKind } from '#shared/flow/draft.ts';
import { noClaimValues } from './claim/claim-values.ts';
import { noAfterSalesValues } from './kinds.ts';
import type { AfterSalesValues } from './kinds.ts';

/** One draft per order, kept in the browser */
export const AFTER_SALES_DRAFT: DraftKind<AfterSalesValues, { id: string }> = {
  name: 'afterSalesDraft',
  kept: unfinishedWork('afterSalesDraft'),
  empty: noAfterSalesValues,
  readValues: (stored) => {
    const values = readFields(stored, noAfterSalesValues);
    const claim = values && readFields({ ...values.claim }, noClaimValues);
    return values && claim && { ...values, claim };
  },
  readCreated: ({ id }) => ({ id }),
  isEmpty: (values) => JSON.stringify(values) === JSON.stringify(noAfterSalesValues),
};
