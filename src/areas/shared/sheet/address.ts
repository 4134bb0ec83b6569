import { PARAMS, paths, withIds } from '#app/paths.ts';
import { idsAt } from '../read/ids-at.ts';

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

export function sheetAddress(sheet: SheetName, { ids, list }: Choice): string {
  const path = pathOf(sheet, new URLSearchParams({ [PARAMS.list]: list }).toString());
  return ids === undefined ? path : withIds(path, IDS, ids);
}

export const choiceAt = (place: { search: string; hash: string }): Choice => ({
  ids: idsAt(place, IDS),
  list: new URLSearchParams(place.search).get(PARAMS.list) ?? '',
});
