/** Where all collections are listed. */
export const COLLECTIONS_PATH = '/a/collections';

/** The address of a collection. */
export const collectionPath = (id: string): string => `${COLLECTIONS_PATH}/${id}`;
