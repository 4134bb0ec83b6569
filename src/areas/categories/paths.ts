/** Where the tree stands alone. */
export const CATEGORIES_PATH = '/a/categories';

/** Under this name the address keeps what the tree is searched for. */
export const FIND_PARAM = 'find';

/** The address of a category, with what the tree is searched for. */
export function categoryPath(id: string, find = ''): string {
  const path = `${CATEGORIES_PATH}/${id}`;
  return find ? `${path}?${new URLSearchParams({ [FIND_PARAM]: find }).toString()}` : path;
}
