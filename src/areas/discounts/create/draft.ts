import { unfinishedWork } from '#app/preferences/storage.ts';
import { areSame, readFields } from '#shared/flow/draft.ts';
import type { DraftKind } from '#shared/flow/draft.ts';
import { newDiscount } from '../fields/values.ts';
import type { DiscountValues } from '../fields/values.ts';

const empty = newDiscount();

export const DISCOUNT_DRAFT: DraftKind<DiscountValues, { id: string }> = {
  name: 'discountDraft',
  kept: unfinishedWork('discountDraft'),
  empty,
  readValues: (stored) => readFields(stored, empty),
  readCreated: ({ id }) => ({ id }),
  isEmpty: (values) => areSame(values, empty),
};
