import { averageOrder } from '#shared/figures/sums.ts';
import type { Figures } from '#shared/figures/sums.ts';

export const TILE_IDS = [
  'netSales',
  'orders',
  'averageOrder',
  'itemsSold',
  'newCustomers',
  'refunds',
] as const;
export type TileId = (typeof TILE_IDS)[number];

interface Tile {
  /** Id of the report with the same number */
  report: string;
  /** Column there; undefined for the first */
  figure: string | undefined;
  isMoney: boolean;
  isGood: 'up' | 'down';
  /** Unknown until all orders are known */
  needsAll: boolean;
  read: (figures: Figures) => number | undefined;
}

const tile = (
  report: string,
  read: Tile['read'],
  rest: Partial<Omit<Tile, 'report' | 'read'>> = {},
): Tile => ({
  report,
  read,
  figure: undefined,
  isMoney: false,
  isGood: 'up',
  needsAll: false,
  ...rest,
});

export const TILES: Readonly<Record<TileId, Tile>> = {
  netSales: tile('sales', ({ netSales }) => netSales, { isMoney: true }),
  orders: tile('sales', ({ orders }) => orders, { figure: 'orders' }),
  averageOrder: tile('sales', averageOrder, { figure: 'averageOrder', isMoney: true }),
  itemsSold: tile('products', ({ itemsSold }) => itemsSold, { figure: 'sold' }),
  newCustomers: tile('customers', ({ newCustomers }) => newCustomers, { needsAll: true }),
  refunds: tile('sales', ({ refunds }) => refunds, {
    figure: 'refunds',
    isMoney: true,
    isGood: 'down',
  }),
};
