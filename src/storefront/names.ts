import type { FieldPath, RelationPath } from '../client/names.ts';

/** `fieldsOf<StoreProductDetail>('id', 'title')` */
export const fieldsOf = <Entity extends object = object>(
  first: NoInfer<FieldPath<Entity>>,
  ...others: readonly NoInfer<FieldPath<Entity>>[]
): string => [first, ...others].join(',');

/** `expandOf<StoreProductDetail>('variants.prices')` */
export const expandOf = <Entity extends object = object>(
  first: NoInfer<RelationPath<Entity>>,
  ...others: readonly NoInfer<RelationPath<Entity>>[]
): string => [first, ...others].join(',');
