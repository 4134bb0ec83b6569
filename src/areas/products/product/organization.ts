import type { UpdateProductBody } from '../../../../generated/admin/admin.schemas.ts';
import { changedFields } from '../../../ui/form/changes.ts';
import type { Product } from './query.ts';

/** How a product is filed and where it is sold. */
export interface OrganizationValues {
  /** The type's name; a new name makes a new type. */
  type: string;
  collection_id: string | null;
  /** The tags' names; a new name makes a new tag. */
  tags: string[];
  /** Ids, in the order of the alphabet. */
  categories: string[];
  /** Ids, in the order of the alphabet. */
  sales_channels: string[];
}

/** Sets of records have no order of their own. */
const ids = (records: readonly { id: string }[] | undefined): string[] =>
  (records ?? []).map(({ id }) => id).toSorted();

export function organizationValues(product: Product): OrganizationValues {
  return {
    type: product.type?.value ?? '',
    collection_id: product.collection_id,
    tags: (product.tags ?? []).map((tag) => tag.value),
    categories: ids(product.categories),
    sales_channels: ids(product.sales_channels),
  };
}

/** What is sent to the server: the changed fields only. */
export function organizationBody(
  before: OrganizationValues,
  after: OrganizationValues,
): UpdateProductBody {
  const changed = new Set(changedFields(before, after));
  const type = after.type.trim();
  return {
    ...(changed.has('type') ? { type: type ? { value: type } : null } : {}),
    ...(changed.has('collection_id') ? { collection_id: after.collection_id } : {}),
    ...(changed.has('tags') ? { tags: after.tags.map((value) => ({ value })) } : {}),
    ...(changed.has('categories') ? { categories: after.categories.map((id) => ({ id })) } : {}),
    ...(changed.has('sales_channels')
      ? { sales_channels: after.sales_channels.map((id) => ({ id })) }
      : {}),
  };
}
