import type { UpdateCustomerBody } from '#generated/admin/admin.schemas.ts';
import { changedBody } from '#ui/form/changed-body.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
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
  const changed = changedBody(before, after, ['first_name', 'last_name', 'phone']);
  return omitUndefined<UpdateCustomerBody>({
    first_name: changed.first_name,
    last_name: changed.last_name,
    email: changed.email,
    phone: changed.phone,
    groups: changed.groups?.map((id) => ({ id })),
  });
}
