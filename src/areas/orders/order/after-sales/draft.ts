import { unfinishedWork } from '#app/preferences/storage.ts';
import { readFields } from '#shared/flow/draft.ts';
import type { DraftKind } from '#shared/flow/draft.ts';
import { noClaimValues } from './claim/claim-values.ts';
import { noAfterSalesValues } from './kinds.ts';
import type { AfterSalesValues } from './kinds.ts';

export type AfterSalesDraft = DraftKind<AfterSalesValues, { id: string }>;

const kept = unfinishedWork<object>('afterSalesDraft');
/** Milliseconds: 14 days. The order changes meanwhile. */
const EXPIRES_AFTER = 14 * 24 * 60 * 60 * 1000;

interface Known {
  reasons: readonly { id: string }[];
  options: readonly { id: string }[];
  places: readonly { id: string }[];
}

const knownIn = (all: readonly { id: string }[], id: string | null): string | null =>
  all.some((one) => one.id === id) ? id : null;

/** Emptied fields are as good as untouched ones. */
const entered = (values: AfterSalesValues): string =>
  JSON.stringify(values, (_key, value: unknown) =>
    value === null || value === 0 || value === '' ? undefined : value,
  );

/**
 * Drafts of returns, exchanges and claims; each order has its own.
 *
 * @param location preselected, by id
 * @param known drafts lose other reasons, options and locations
 */
export function afterSalesDraft(location: string | null, known: Known): AfterSalesDraft {
  const empty = { ...noAfterSalesValues, location };
  return {
    name: 'afterSalesDraft',
    kept,
    empty,
    expiresAfter: EXPIRES_AFTER,
    readValues: (stored) => {
      const values = readFields(stored, empty);
      const claim = values && readFields({ ...values.claim }, noClaimValues);
      if (!values || !claim) return undefined;
      return {
        ...values,
        reasons: Object.fromEntries(
          Object.entries(values.reasons).map(([item, id]) => [item, knownIn(known.reasons, id)]),
        ),
        option: knownIn(known.options, values.option),
        location: knownIn(known.places, values.location) ?? location,
        claim: { ...claim, returnOption: knownIn(known.options, claim.returnOption) },
      };
    },
    readCreated: ({ id }) => ({ id }),
    isEmpty: (values) => entered(values) === entered(empty),
  };
}
