import { unfinishedWork } from '#app/preferences/storage.ts';
import { readFields } from '#shared/flow/draft.ts';
import type { DraftKind } from '#shared/flow/draft.ts';
import { NEW_VALUES } from './values.ts';
import type { PriceListValues } from './values.ts';

export const PRICE_LIST_DRAFT: DraftKind<PriceListValues, { id: string }> = {
  name: 'priceListDraft',
  kept: unfinishedWork('priceListDraft'),
  empty: NEW_VALUES,
  readValues: (stored) => readFields(stored, NEW_VALUES),
  readCreated: ({ id }) => ({ id }),
  isEmpty: (values) => JSON.stringify(values) === JSON.stringify(NEW_VALUES),
};
