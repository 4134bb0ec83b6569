import type { FieldPath, RelationPath } from '../client/names.ts';

const joined = (names: readonly string[]): string => names.join(',');

/** `fieldsOf<StoreProductDetail>('id', 'title')` */
export const fieldsOf = <Entity extends object = object>(
  first: NoInfer<FieldPath<Entity>>,
  ...others: readonly NoInfer<FieldPath<Entity>>[]
): string => joined([first, ...others]);

/** `expandOf<StoreProductDetail>('variants.prices')` */
export const expandOf = <Entity extends object = object>(
  first: NoInfer<RelationPath<Entity>>,
  ...others: readonly NoInfer<RelationPath<Entity>>[]
): string => joined([first, ...others]);
