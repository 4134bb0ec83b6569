import type {
  DiscountConditionInRule,
  DiscountConditionType,
  ListProductsParams,
} from '#generated/admin/admin.schemas.ts';
import type { getCustomer } from '#generated/admin/customers/customers.ts';
import type { listProducts } from '#generated/admin/products/products.ts';
import type { ExpandOf } from '#app/query/names.ts';
import { paths } from '#app/paths.ts';
import { readEach } from '#ui/format/read-each.ts';

export interface ProductTraits {
  id: string;
  discountable: boolean;
  collection_id: string | null;
  type_id: string | null;
  tags: readonly { id: string }[];
}

/** Parameters that read them. */
export const PRODUCT_TRAITS = {
  fields: 'id,discountable,collection_id,type_id',
  expand: 'tags' satisfies ExpandOf<typeof listProducts>,
} satisfies ListProductsParams;

export interface CustomerTraits {
  groups?: readonly { id: string }[];
}

/** Parameters that read them. */
export const CUSTOMER_TRAITS = { expand: 'groups' satisfies ExpandOf<typeof getCustomer> };

type Item<Items> = Items extends readonly (infer One)[] ? One : never;

type Kind<Type extends DiscountConditionType> = {
  /** Field with the name of what a condition lists. */
  name: keyof Item<DiscountConditionInRule[Type]> & ('title' | 'value' | 'name');
  /** Null if it has none. */
  page: ((id: string) => string) | null;
} & (
  | { of: 'product'; idsOf: (product: ProductTraits) => readonly string[] }
  | { of: 'customer'; idsOf: (customer: CustomerTraits) => readonly string[] }
);

const single = (id: string | null): string[] => (id === null ? [] : [id]);

/** In sentence order. */
export const CONDITION_KINDS = {
  products: {
    of: 'product',
    name: 'title',
    page: paths.product,
    idsOf: ({ id }: ProductTraits) => [id],
  },
  product_collections: {
    of: 'product',
    name: 'title',
    page: paths.collection,
    idsOf: (product: ProductTraits) => single(product.collection_id),
  },
  product_types: {
    of: 'product',
    name: 'value',
    page: null,
    idsOf: (product: ProductTraits) => single(product.type_id),
  },
  product_tags: {
    of: 'product',
    name: 'value',
    page: null,
    idsOf: ({ tags }: ProductTraits) => readEach(tags, ({ id }) => id),
  },
  customer_groups: {
    of: 'customer',
    name: 'name',
    page: paths.customerGroup,
    idsOf: ({ groups }: CustomerTraits) => readEach(groups, ({ id }) => id),
  },
} as const satisfies { [Type in DiscountConditionType]: Kind<Type> };

type TypesOf<Of> = {
  [Type in DiscountConditionType]: (typeof CONDITION_KINDS)[Type]['of'] extends Of ? Type : never;
}[DiscountConditionType];

export type ProductConditionType = TypesOf<'product'>;
export type CustomerConditionType = TypesOf<'customer'>;

/** False for a type unknown here, too. */
export const isForCustomers = (type: DiscountConditionType): type is CustomerConditionType =>
  CONDITION_KINDS[type]?.of === 'customer';

export const CONDITION_TYPES = Object.keys(CONDITION_KINDS) as DiscountConditionType[];

export const PRODUCT_CONDITION_TYPES = CONDITION_TYPES.filter((type) => !isForCustomers(type));
