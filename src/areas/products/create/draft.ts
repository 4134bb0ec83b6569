import { unfinishedWork } from '#app/preferences/storage.ts';
import { readFields } from '#shared/flow/draft.ts';
import type { DraftKind } from '#shared/flow/draft.ts';
import { filledCells } from './for-all.ts';
import { NEW_PRODUCT } from './values.ts';
import type { CreateValues } from './values.ts';

/** A product that is on the server, while its stock or its publication is left. */
export interface CreatedProduct {
  id: string;
  /** It is to be published at the end. */
  publish: boolean;
}

/** Values as they are now; those of earlier versions lack fields, or hold prices and stock not given to variants yet. */
function readValues(stored: Record<string, unknown>): CreateValues | undefined {
  const values = readFields(stored, NEW_PRODUCT);
  return values && filledCells({ ...values, forAll: { ...NEW_PRODUCT.forAll, ...values.forAll } });
}

/** Products whose creation began in this browser. */
export const PRODUCT_DRAFT: DraftKind<CreateValues, CreatedProduct> = {
  name: 'productDraft',
  kept: unfinishedWork('productDraft'),
  empty: NEW_PRODUCT,
  readValues,
  readCreated: ({ id, publish }) => ({ id, publish: publish === true }),
  // The store's usual channel is chosen for everyone.
  isEmpty: (values) =>
    JSON.stringify({ ...values, sales_channels: undefined }) === JSON.stringify(NEW_PRODUCT),
};
