import type { InventoryItemDetail } from '#generated/admin/admin.schemas.ts';
import { changedFields } from '#ui/form/changes.ts';

/** Null: not stocked there. */
export interface Quantities {
  stocked: number | null;
  incoming: number | null;
}

/** By location id. */
export type StockValues = Record<string, Quantities>;

export interface StockRecord {
  /** Empty without an item. */
  itemId: string;
  levels: NonNullable<InventoryItemDetail['location_levels']>;
}

export const stockRecord = (
  item: Pick<InventoryItemDetail, 'id' | 'location_levels'> | undefined,
): StockRecord => ({
  itemId: item?.id ?? '',
  levels: item?.location_levels ?? [],
});

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

/** Never a deletion: the server hides deleted levels and rejects new ones as duplicates (422). */
export type LevelChange =
  | { kind: 'create'; location: string; stocked: number; incoming?: number }
  | { kind: 'update'; location: string; stocked?: number; incoming?: number };

/** One call per changed location; emptied ones become 0. */
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
