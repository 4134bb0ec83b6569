import type { UpdateProductBody } from '#generated/admin/admin.schemas.ts';
import { changedFields } from '#ui/form/changes.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import type { OrganizationValues } from '../OrganizationFields.tsx';
import type { Product } from './query.ts';

/** Sorted, as the server's sets are unordered. */
const ids = (records: readonly { id: string }[] | undefined): string[] =>
  (records ?? []).map(({ id }) => id).toSorted();

export function organizationValues(product: Product): OrganizationValues {
  return {
    type: product.type?.value ?? '',
    collection_id: product.collection_id,
    tags: (product.tags ?? []).map((tag) => tag.value).toSorted(),
    categories: ids(product.categories),
    sales_channels: ids(product.sales_channels),
  };
}

export function organizationBody(
  before: OrganizationValues,
  after: OrganizationValues,
): UpdateProductBody {
  const changed = new Set(changedFields(before, after));
  const type = after.type.trim();
  const whole = type ? { value: type } : null;
  return omitUndefined<UpdateProductBody>({
    type: changed.has('type') ? whole : undefined,
    collection_id: changed.has('collection_id') ? after.collection_id : undefined,
    tags: changed.has('tags') ? after.tags.map((value) => ({ value })) : undefined,
    categories: changed.has('categories') ? after.categories.map((id) => ({ id })) : undefined,
    sales_channels: changed.has('sales_channels')
      ? after.sales_channels.map((id) => ({ id }))
      : undefined,
  });
}
