import { PARAMS, paths } from '#app/paths.ts';

/** What stands in a spreadsheet: the variants of products, or inventory items. */
export interface Choice {
  /** Undefined: all that the list shows. */
  ids: readonly string[] | undefined;
  /** The parameters of the list that they were chosen in: its search, its filters, its order. */
  list: string;
}

/** What of their variants a spreadsheet of products shows. */
export type ProductSheet = 'prices' | 'stock';

/** What a spreadsheet shows: of products, or the stock of inventory items. */
export type SheetName = ProductSheet | 'items';

const pathOf = (sheet: SheetName, query: string): string =>
  sheet === 'items' ? paths.inventorySheet(query) : paths.productSheet(sheet, query);

const IDS = 'ids';
/** So many ids fit into an address that servers on the way take; more stand behind its `#`, which isn't sent. */
const IDS_SENT = 150;

/** The address of a spreadsheet; a reload or a link opens it with the same rows. */
export function sheetAddress(sheet: SheetName, { ids, list }: Choice): string {
  const query = new URLSearchParams({ [PARAMS.list]: list }).toString();
  if (ids === undefined) return pathOf(sheet, query);
  const chosen = `${IDS}=${ids.join(',')}`;
  return ids.length > IDS_SENT
    ? `${pathOf(sheet, query)}#${chosen}`
    : pathOf(sheet, `${query}&${chosen}`);
}

/** What an address chooses; one that names none means all that its list shows. */
export function choiceAt({ search, hash }: { search: string; hash: string }): Choice {
  const params = new URLSearchParams(search);
  const named = params.get(IDS) ?? new URLSearchParams(hash.slice(1)).get(IDS);
  return {
    ids: named === null ? undefined : [...new Set(named.split(',').filter(Boolean))],
    list: params.get(PARAMS.list) ?? '',
  };
}
