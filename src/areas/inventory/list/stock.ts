import { listOf } from '#ui/format/instant.ts';
import type { Item } from '../item/query.ts';

export interface Units {
  stocked: number;
  reserved: number;
  /** Negative if oversold. */
  available: number;
  incoming: number;
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** @param locations location ids; empty: all */
export function unitsOf(
  { location_levels: levels }: Pick<Item, 'location_levels'>,
  locations: readonly string[] = [],
): Units {
  const sum: Units = { stocked: 0, reserved: 0, available: 0, incoming: 0 };
  for (const level of listOf(levels)) {
    if (!level || (locations.length > 0 && !locations.includes(level.location_id))) continue;
    const [stocked, reserved] = [
      numberOf(level.stocked_quantity),
      numberOf(level.reserved_quantity),
    ];
    sum.stocked += stocked;
    sum.reserved += reserved;
    sum.available += stocked - reserved;
    sum.incoming += numberOf(level.incoming_quantity);
  }
  return sum;
}
