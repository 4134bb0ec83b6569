import { PARAMS, paths } from '#app/paths.ts';

export interface Choice {
  /** Undefined: all in the list. */
  ids: readonly string[] | undefined;
  /** Query string of the list. */
  list: string;
}

export type ProductSheet = 'prices' | 'stock';

export type SheetName = ProductSheet | 'items';

const pathOf = (sheet: SheetName, query: string): string =>
  sheet === 'items' ? paths.inventorySheet(query) : paths.productSheet(sheet, query);

const IDS = 'ids';
/** Fit into a URL; more go behind `#`, which isn't sent. */
const IDS_SENT = 150;

export function sheetAddress(sheet: SheetName, { ids, list }: Choice): string {
  const query = new URLSearchParams({ [PARAMS.list]: list }).toString();
  if (ids === undefined) return pathOf(sheet, query);
  const chosen = `${IDS}=${ids.join(',')}`;
  return ids.length > IDS_SENT
    ? `${pathOf(sheet, query)}#${chosen}`
    : pathOf(sheet, `${query}&${chosen}`);
}

export function choiceAt({ search, hash }: { search: string; hash: string }): Choice {
  const params = new URLSearchParams(search);
  const named = params.get(IDS) ?? new URLSearchParams(hash.slice(1)).get(IDS);
  return {
    ids: named === null ? undefined : [...new Set(named.split(',').filter(Boolean))],
    list: params.get(PARAMS.list) ?? '',
  };
}
