import type { StoreDetail, UpdateStoreBody } from '#generated/admin/admin.schemas.ts';
import { changedFields } from '#ui/form/changes.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import type { LinkField } from './links.ts';

export type StoreValues = {
  name: string;
  /** Lower-case codes. */
  default_currency_code: string;
  currencies: string[];
  /** Currencies whose prices include tax. */
  inclusive: string[];
} & Record<LinkField, string>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export function toValues(store: StoreDetail): StoreValues {
  return {
    name: text(store.name),
    default_currency_code: text(store.default_currency_code),
    currencies: store.currencies.map(({ code }) => code).toSorted(),
    inclusive: store.currencies
      .filter((currency) => currency.includes_tax === true)
      .map(({ code }) => code)
      .toSorted(),
    swap_link_template: text(store.swap_link_template),
    payment_link_template: text(store.payment_link_template),
    invite_link_template: text(store.invite_link_template),
    order_edit_link_template: text(store.metadata?.['order_edit_link_template']),
  };
}

/** Returns changed fields, undefined if none. An emptied template is removed. */
export function storeBody(before: StoreValues, after: StoreValues): UpdateStoreBody | undefined {
  const changed = new Set<string>(changedFields(before, after));
  const body = omitUndefined<UpdateStoreBody>({
    name: changed.has('name') ? after.name.trim() : undefined,
    default_currency_code: changed.has('default_currency_code')
      ? after.default_currency_code
      : undefined,
    currencies: changed.has('currencies') ? after.currencies : undefined,
  });
  for (const field of [
    'swap_link_template',
    'payment_link_template',
    'invite_link_template',
  ] as const) {
    if (changed.has(field)) body[field] = after[field].trim() || null;
  }
  if (changed.has('order_edit_link_template')) {
    // The server removes metadata keys with empty values.
    body.metadata = { order_edit_link_template: after.order_edit_link_template.trim() };
  }
  return Object.keys(body).length > 0 ? body : undefined;
}

/** Returns currencies whose tax inclusion changed, ignoring removed ones. */
export const changedTax = (
  before: StoreValues,
  after: StoreValues,
): { code: string; includesTax: boolean }[] =>
  after.currencies
    .map((code) => ({ code, includesTax: after.inclusive.includes(code) }))
    .filter(({ code, includesTax }) => includesTax !== before.inclusive.includes(code));
