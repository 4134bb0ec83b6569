import { unfinishedWork } from '#app/preferences/storage.ts';
import { readFields } from '#shared/flow/draft.ts';
import type { DraftKind } from '#shared/flow/draft.ts';
import { filledCells } from './for-all.ts';
import { NEW_PRODUCT } from './values.ts';
import type { CreateValues } from './values.ts';

/** Product on the server whose stock or publication is still pending. */
export interface CreatedProduct {
  id: string;
  /** Publish as the last step. */
  publish: boolean;
}

/** Earlier versions lack fields, or hold unapplied values for all variants. */
function readValues(stored: Record<string, unknown>): CreateValues | undefined {
  const values = readFields(stored, NEW_PRODUCT);
  return values && filledCells({ ...values, forAll: { ...NEW_PRODUCT.forAll, ...values.forAll } });
}

export const PRODUCT_DRAFT: DraftKind<CreateValues, CreatedProduct> = {
  name: 'productDraft',
  kept: unfinishedWork('productDraft'),
  empty: NEW_PRODUCT,
  readValues,
  readCreated: ({ id, publish }) => ({ id, publish: publish === true }),
  // The default channel is preselected.
  isEmpty: (values) =>
    JSON.stringify({ ...values, sales_channels: undefined }) === JSON.stringify(NEW_PRODUCT),
};
