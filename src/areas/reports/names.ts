export { useNames } from '#shared/figures/names/useNames.ts';
export type { NamedKind } from '#shared/figures/names/useNames.ts';
export { useProductGroups } from '#shared/figures/names/useProductGroups.ts';
export { useStockReport } from '#shared/figures/names/stock.ts';
