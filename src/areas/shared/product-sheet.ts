import { PARAMS, paths } from '#app/paths.ts';

/** Which products' variants stand in a spreadsheet. */
export interface Choice {
  /** Undefined: all that the list shows. */
  ids: readonly string[] | undefined;
  /** The parameters of the list that they were chosen in: its search, its filters, its order. */
  list: string;
}

/** What of the variants a spreadsheet shows. */
export type SheetName = 'prices' | 'stock';

const IDS = 'ids';
/** So many ids fit into an address that servers on the way take; more stand behind its `#`, which isn't sent. */
const IDS_SENT = 150;

/** The address of a spreadsheet; a reload or a link opens it with the same products. */
export function sheetAddress(sheet: SheetName, { ids, list }: Choice): string {
  const query = new URLSearchParams({ [PARAMS.list]: list }).toString();
  if (ids === undefined) return paths.productSheet(sheet, query);
  const chosen = `${IDS}=${ids.join(',')}`;
  return ids.length > IDS_SENT
    ? `${paths.productSheet(sheet, query)}#${chosen}`
    : paths.productSheet(sheet, `${query}&${chosen}`);
}

/** What an address chooses; one that names no products means all that its list shows. */
export function choiceAt({ search, hash }: { search: string; hash: string }): Choice {
  const params = new URLSearchParams(search);
  const named = params.get(IDS) ?? new URLSearchParams(hash.slice(1)).get(IDS);
  return {
    ids: named === null ? undefined : [...new Set(named.split(',').filter(Boolean))],
    list: params.get(PARAMS.list) ?? '',
  };
}
