import { unfinishedWork } from '#app/preferences/storage.ts';
import type { DraftKind } from '#shared/flow/draft.ts';
import { NEW_DRAFT } from './values.ts';
import type { DraftValues } from './values.ts';

/** Values as they are now; undefined when what was kept is of another shape. */
function readValues(stored: Record<string, unknown>): DraftValues | undefined {
  const fits = Object.entries(NEW_DRAFT).every(
    ([field, usual]) =>
      stored[field] === undefined ||
      usual === null ||
      (typeof stored[field] === typeof usual &&
        Array.isArray(stored[field]) === Array.isArray(usual)),
  );
  return fits ? { ...NEW_DRAFT, ...stored } : undefined;
}

/** Draft orders whose creation began in this browser. */
export const ORDER_DRAFT: DraftKind<DraftValues, { id: string }> = {
  name: 'orderDraft',
  kept: unfinishedWork('orderDraft'),
  empty: NEW_DRAFT,
  readValues,
  readCreated: ({ id }) => ({ id }),
  // Where it is sold is chosen before anything is entered.
  isEmpty: (values) =>
    JSON.stringify({ ...values, regionId: '', currency: '' }) === JSON.stringify(NEW_DRAFT),
};
