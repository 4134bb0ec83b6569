import type { Edits } from '#ui/grid/edits.ts';
import type { StoreColumn } from '#shared/price-grid/columns.ts';
import type { Step } from '#shared/save/steps.ts';
import type { ProductSheet } from '#shared/sheet/address.ts';
import { readPriced } from './prices.ts';
import type { PricedRow } from './prices.ts';
import type { SheetRow, ReadRows, Rows } from '#shared/sheet/rows.ts';
import { saveSteps as savePrices } from './save-prices.ts';
import { saveSteps as saveStock } from './save-stock.ts';
import { readStocked } from './stock.ts';
import type { StockedRow } from './stock.ts';

export interface Sheet<Row extends SheetRow> {
  name: ProductSheet;
  read: ReadRows<Row>;
  hasColumn: (column: StoreColumn) => boolean;
  regionsOf: (row: Row) => readonly (string | null | undefined)[];
  toSteps: (seen: Rows<Row>, edits: Edits) => Step[];
}

export const pricesSheet: Sheet<PricedRow> = {
  name: 'prices',
  read: readPriced,
  hasColumn: ({ kind }) => kind !== 'locations',
  regionsOf: ({ prices }) => prices.map(({ region_id: region }) => region),
  toSteps: savePrices,
};

export const stockSheet: Sheet<StockedRow> = {
  name: 'stock',
  read: readStocked,
  hasColumn: ({ kind }) => kind === 'locations',
  regionsOf: () => [],
  toSteps: saveStock,
};
