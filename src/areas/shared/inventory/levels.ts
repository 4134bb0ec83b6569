import type { InventoryItemDetail } from '#generated/admin/admin.schemas.ts';
import { changedFields } from '#ui/form/changes.ts';

/** What lies at one location; null where nothing is kept there. */
export interface Quantities {
  stocked: number | null;
  incoming: number | null;
}

/** By the location's id. */
export type StockValues = Record<string, Quantities>;

/** An inventory item's levels as the form takes them. */
export interface StockRecord {
  /** Empty where there is no item yet. */
  itemId: string;
  levels: NonNullable<InventoryItemDetail['location_levels']>;
}

export const stockRecord = (
  item: Pick<InventoryItemDetail, 'id' | 'location_levels'> | undefined,
): StockRecord => ({
  itemId: item?.id ?? '',
  levels: item?.location_levels ?? [],
});

/** The form for all locations of the store. */
export function stockValues(record: StockRecord, locations: readonly string[]): StockValues {
  return Object.fromEntries(
    locations.map((location) => {
      const level = record.levels.find(({ location_id: id }) => id === location);
      return [
        location,
        { stocked: level?.stocked_quantity ?? null, incoming: level?.incoming_quantity ?? null },
      ];
    }),
  );
}

/**
 * One call that brings a location's level to what the form says. None is ever deleted: the server keeps a deleted level
 * hidden, so that the item could never be stocked at that location again (a new one is a duplicate to it, status 422).
 */
export type LevelChange =
  | { kind: 'create'; location: string; stocked: number; incoming?: number }
  | { kind: 'update'; location: string; stocked?: number; incoming?: number };

/** The calls that a changed form needs: one for each location that changed; where it is emptied, nothing is left. */
export function levelChanges(before: StockValues, after: StockValues): LevelChange[] {
  return changedFields(before, after).flatMap((location): LevelChange[] => {
    const was = before[location] ?? { stocked: null, incoming: null };
    const now = after[location] ?? { stocked: null, incoming: null };
    if (was.stocked === null) {
      const { stocked, incoming } = now;
      return stocked === null
        ? []
        : [{ kind: 'create', location, stocked, incoming: incoming ?? 0 }];
    }
    return [
      {
        kind: 'update',
        location,
        ...(now.stocked === was.stocked ? {} : { stocked: now.stocked ?? 0 }),
        ...(now.incoming === was.incoming ? {} : { incoming: now.incoming ?? 0 }),
      },
    ];
  });
}
