import type { Json } from '../../contract/document.ts';
import type { Row } from '../pool.ts';
import { idOf, numberIn, rowsIn, timesOf } from './asked.ts';
import type { Asked, Effect } from './asked.ts';

/** Orders, swaps and claims send parcels. */
interface Sender {
  list: string;
  /** The property of a parcel that names its sender. */
  back: string;
}

/** @param units rows that name items and quantities */
function countItems(items: Row[], units: Json | undefined, property: string, sign = 1): Row[] {
  const counts = new Map(rowsIn(units).map((one) => [one['item_id'], numberIn(one, 'quantity')]));
  return items.map((item) => {
    const count = sign * (counts.get(item['id']) ?? 0);
    const quantity = item['quantity'] ?? 0;
    return { ...idOf(item), quantity, [property]: numberIn(item, property) + count };
  });
}

export const stateOf = (items: readonly Row[], property: string, state: string): string =>
  items.every((item) => numberIn(item, property) >= numberIn(item, 'quantity'))
    ? state
    : `partially_${state}`;

const isSilent = ({ body: { no_notification: silent = null } }: Asked): boolean | null =>
  silent === null ? null : String(silent) === 'true';

interface Parcels {
  fulfill: Effect;
  ship: Effect;
  cancel: Effect;
}

export function parcelsOf({ list, back }: Sender): Parcels {
  const unitsIn = (row: Row, { body }: Asked): Row[] =>
    list === 'items'
      ? rowsIn(body['items'])
      : rowsIn(row[list]).map(({ id = null, quantity = 0 }) => ({ item_id: id, quantity }));

  const parcelIn = (row: Row, id: Json | undefined): Row | undefined =>
    rowsIn(row['fulfillments']).find((one) => one['id'] === id);

  const withParcel = (row: Row, parcel: Row): Row[] =>
    rowsIn(row['fulfillments']).map((one) => (one['id'] === parcel['id'] ? parcel : idOf(one)));

  return {
    fulfill: (row, asked) => {
      const units = unitsIn(row, asked);
      const items = countItems(rowsIn(row[list]), units, 'fulfilled_quantity');
      const id = asked.newId('ful');
      const made: Row = {
        id,
        ...timesOf(asked),
        [back]: row['id'] ?? null,
        provider_id: 'manual',
        location_id: asked.body['location_id'] ?? null,
        no_notification: isSilent(asked),
        items: units.map((one) => ({ ...one, fulfillment_id: id })),
      };
      return {
        [list]: items,
        fulfillments: [...rowsIn(row['fulfillments']).map(idOf), made],
        fulfillment_status: stateOf(items, 'fulfilled_quantity', 'fulfilled'),
      };
    },
    ship: (row, { body, now }) => {
      const sent = parcelIn(row, body['fulfillment_id']);
      if (!sent) return {};
      const items = countItems(rowsIn(row[list]), sent['items'], 'shipped_quantity');
      const numbers = [body['tracking_numbers'] ?? []].flat();
      const shipped: Row = {
        ...idOf(sent),
        shipped_at: now,
        tracking_numbers: numbers,
        tracking_links: numbers.map((number) => ({ tracking_number: number, created_at: now })),
      };
      return {
        [list]: items,
        fulfillments: withParcel(row, shipped),
        fulfillment_status: stateOf(items, 'shipped_quantity', 'shipped'),
      };
    },
    cancel: (row, { params, now }) => {
      const gone = parcelIn(row, params['fulfillment_id']);
      if (!gone) return {};
      return {
        [list]: countItems(rowsIn(row[list]), gone['items'], 'fulfilled_quantity', -1),
        fulfillments: withParcel(row, { ...idOf(gone), canceled_at: now }),
        fulfillment_status: 'canceled',
      };
    },
  };
}
