import { paths } from '#app/paths.ts';

export type NamedKind =
  | 'product'
  | 'variant'
  | 'discount'
  | 'channel'
  | 'region'
  | 'country'
  | 'customer'
  | 'returnReason'
  | 'collection'
  | 'category';

/** Undefined without a page of its own; `useNames` knows those of variants. */
export function pathOf(kind: NamedKind, id: string): string | undefined {
  switch (kind) {
    case 'product':
      return paths.product(id);
    case 'discount':
      return paths.discount(id);
    case 'channel':
      return paths.salesChannel(id);
    case 'region':
      return paths.region(id);
    case 'customer':
      return paths.customer(id);
    case 'returnReason':
      return paths.returnReasons();
    case 'collection':
      return paths.collection(id);
    case 'category':
      return paths.category(id);
    case 'variant':
    case 'country':
      return undefined;
    default:
      return kind satisfies never;
  }
}

export const variantPath = (productId: string, id: string): string =>
  paths.product(productId, { edit: 'variant', subject: id });
