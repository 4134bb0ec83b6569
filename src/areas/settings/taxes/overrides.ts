import {
  addProductTypesToTaxRate,
  addShippingOptionsToTaxRate,
  removeProductTypesFromTaxRate,
  removeShippingOptionsFromTaxRate,
} from '#generated/admin/tax-rates/tax-rates.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { plainText } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { TaxRate } from './query.ts';

/** Product types and shipping options; both are few. */
export type OverrideKind = 'types' | 'options';

/** Returns ids and names, without damaged records. */
export const overridesOf = (rate: TaxRate, kind: OverrideKind): { id: string; name: string }[] =>
  kind === 'types'
    ? readEach(rate.product_types, ({ id, value }) => ({ id, name: plainText(value) }))
    : readEach(rate.shipping_options, ({ id, name }) => ({ id, name: plainText(name) }));

interface OverrideCalls {
  /** Contract operation whose effects cover both calls. */
  operation: string;
  add: (rateId: string, ids: string[], call: CallOptions) => Promise<unknown>;
  remove: (rateId: string, ids: string[], call: CallOptions) => Promise<unknown>;
}

export const OVERRIDE_CALLS: Readonly<Record<OverrideKind, OverrideCalls>> = {
  types: {
    operation: 'addProductTypesToTaxRate',
    add: (id, ids, call) => addProductTypesToTaxRate(id, { product_types: ids }, undefined, call),
    remove: (id, ids, call) =>
      removeProductTypesFromTaxRate(id, { product_types: ids }, undefined, call),
  },
  options: {
    operation: 'addShippingOptionsToTaxRate',
    add: (id, ids, call) =>
      addShippingOptionsToTaxRate(id, { shipping_options: ids }, undefined, call),
    remove: (id, ids, call) =>
      removeShippingOptionsFromTaxRate(id, { shipping_options: ids }, undefined, call),
  },
};
