import { browserValue } from '#app/preferences/storage.ts';

/** Fewer available units are low; choices of the inventory's filter, too. */
export const LOW_STOCK = [5, 10, 25, 100] as const;

const DEFAULT = 10;

const kept = browserValue<number>('lowStock', DEFAULT);

/** Validates: anything may be stored. */
export const readLowStock = (): number =>
  LOW_STOCK.find((units) => units === kept.read()) ?? DEFAULT;

export const saveLowStock = (units: number): void => kept.write(units);
