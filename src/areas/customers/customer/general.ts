import type { UpdateCustomerBody } from '#generated/admin/admin.schemas.ts';
import { changedBody } from '#ui/form/changed-body.ts';
import type { Customer } from './query.ts';

export interface GeneralValues {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  /** Sorted ids. */
  groups: string[];
}

export const generalValues = (customer: Customer): GeneralValues => ({
  first_name: customer.first_name ?? '',
  last_name: customer.last_name ?? '',
  email: customer.email,
  phone: customer.phone ?? '',
  groups: customer.groups.map(({ id }) => id).toSorted(),
});

/** Changed fields only; `groups` replaces all memberships. */
export function generalBody(before: GeneralValues, after: GeneralValues): UpdateCustomerBody {
  const { groups, ...fields } = changedBody(before, after, ['first_name', 'last_name', 'phone']);
  return groups ? { ...fields, groups: groups.map((id) => ({ id })) } : fields;
}
