import type { Area } from '#app/area/area.ts';
import { categories } from '../areas/categories/routes.ts';
import { collections } from '../areas/collections/routes.ts';
import { customerGroups } from '../areas/customer-groups/routes.ts';
import { customers } from '../areas/customers/routes.ts';
import { discounts } from '../areas/discounts/routes.ts';
import { drafts } from '../areas/drafts/routes.ts';
import { orders } from '../areas/orders/routes.ts';
import { products } from '../areas/products/routes.ts';
import { returns } from '../areas/returns/routes.ts';

/** The areas, in the order of the navigation. */
export const areas: readonly Area[] = [
  orders,
  returns,
  drafts,
  products,
  collections,
  categories,
  customers,
  customerGroups,
  discounts,
];
