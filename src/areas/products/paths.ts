/** Where a product is created. */
export const NEW_PRODUCT_PATH = '/a/products/new';

/** Where products are imported. */
export const IMPORT_PATH = '/a/products/import';

/** Under this name a product's address says which list it was opened from: that list's own query. */
export const LIST_PARAM = 'list';

/** The address of a product, with the list that it is opened from. */
export function productPath(id: string, list: URLSearchParams | string = ''): string {
  const query = new URLSearchParams(list).toString();
  const path = `/a/products/${id}`;
  return query ? `${path}?${new URLSearchParams({ [LIST_PARAM]: query }).toString()}` : path;
}

/** The form of a product's variant. */
export const variantPath = (id: string, variantId: string): string =>
  `${productPath(id)}?${new URLSearchParams({ edit: 'variant', variant: variantId }).toString()}`;

/** The spreadsheet of a product's prices and stock. */
export const gridPath = (id: string): string => `/a/products/${id}/grid`;

/** The query of a list on another of its pages. */
export function onPage(list: string, page: number): string {
  const params = new URLSearchParams(list);
  if (page > 1) params.set('page', String(page));
  else params.delete('page');
  return params.toString();
}
