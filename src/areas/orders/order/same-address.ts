const WRITTEN = [
  'first_name',
  'last_name',
  'company',
  'address_1',
  'address_2',
  'city',
  'province',
  'postal_code',
  'country_code',
  'phone',
] as const;

type Written = { [Name in (typeof WRITTEN)[number]]?: string | null };

/** Empty and missing fields are equal. */
export const isSameAddress = (one: Written, other: Written): boolean =>
  WRITTEN.every((name) => (one[name] ?? '') === (other[name] ?? ''));
