import { unfinishedWork } from '#app/preferences/storage.ts';
import { areSame, readFields } from '#shared/flow/draft.ts';
import type { DraftKind } from '#shared/flow/draft.ts';
import { NEW_DRAFT } from './values.ts';
import type { DraftValues } from './values.ts';

export const ORDER_DRAFT: DraftKind<DraftValues, { id: string }> = {
  name: 'orderDraft',
  kept: unfinishedWork('orderDraft'),
  empty: NEW_DRAFT,
  readValues: (stored) => readFields(stored, NEW_DRAFT),
  readCreated: ({ id }) => ({ id }),
  // The region is chosen before anything is entered.
  isEmpty: (values) => areSame({ ...values, regionId: '', currency: '' }, NEW_DRAFT),
};
