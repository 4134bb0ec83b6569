import type { Json } from '../../contract/document.ts';
import type { Row } from '../pool.ts';
import { numberIn, rowIn, rowsIn } from './asked.ts';
import type { Asked } from './asked.ts';
import { soldIn } from './returns.ts';

export interface Refusal {
  status: number;
  value: Row;
}

export type Test = (row: Row, asked: Asked) => boolean;
type Sentence = string | ((row: Row, asked: Asked) => string);
export type Rule = (row: Row, asked: Asked) => Refusal | undefined;

const rule =
  (status: number, value: Row) =>
  (isRefused: Test, sentence: Sentence): Rule =>
  (row, asked) => {
    if (!isRefused(row, asked)) return undefined;
    const message = typeof sentence === 'string' ? sentence : sentence(row, asked);
    return { status, value: { ...value, message } };
  };

export const notAllowed = rule(400, { type: 'not_allowed' });
export const invalid = rule(400, { type: 'invalid_data' });
export const notFound = rule(404, { type: 'not_found' });
export const duplicate = rule(422, { code: 'invalid_request_error', type: 'duplicate_error' });

export const has =
  (name: string, ...values: string[]): Test =>
  (row) =>
    values.includes(String(row[name]));

export const lacks =
  (name: string, ...values: string[]): Test =>
  (row) =>
    !values.includes(String(row[name]));

export const isCanceled: Test = (row) => Boolean(row['canceled_at']);

/** Members that have neither been canceled nor have that state. */
export const hasOpen =
  (name: string): Test =>
  (row) =>
    rowsIn(row[name]).some((one) => !one['canceled_at'] && one['status'] !== 'canceled');

const parcelIn = (row: Row, id: Json | undefined): Row =>
  rowIn(rowsIn(row['fulfillments']).find((one) => one['id'] === id));

export const sent = (row: Row, { body }: Asked): Row => parcelIn(row, body['fulfillment_id']);

const named = (row: Row, { params }: Asked): Row => parcelIn(row, params['fulfillment_id']);

export const statusOf = ({ status = null }: Row): string => String(status);

export const cancelParcel = (owner: string): Rule[] => [
  notFound(
    (row, asked) => named(row, asked)['id'] === undefined,
    (_row, { params: { id = '', fulfillment_id: parcel = '' } }) =>
      `no fulfillment was found with the id: ${parcel} related to ${owner}: ${id}`,
  ),
  notAllowed(
    (row, asked) => Boolean(named(row, asked)['shipped_at']),
    'The fulfillment has already been shipped. Shipped fulfillments cannot be canceled',
  ),
];

export const isParcelCanceled = notAllowed(
  (row, asked) => Boolean(sent(row, asked)['canceled_at']),
  'Fulfillment has been canceled',
);

export const shipParcel: Rule[] = [
  notFound(
    (row, asked) => sent(row, asked)['id'] === undefined,
    (_row, { body }) => `Fulfillment with id: ${String(body['fulfillment_id'])} was not found`,
  ),
  isParcelCanceled,
];

/** For the record of an order's list that the parameter names. */
export const inMember = (list: string, entity: string, rules: readonly Rule[]): Rule[] => {
  const memberIn = (row: Row, { params }: Asked): Row =>
    rowIn(rowsIn(row[list]).find((one) => one['id'] === params[`${entity}_id`]));
  return [
    notFound(
      (row, asked) => memberIn(row, asked)['id'] === undefined,
      ({ id = '' }, { params }) =>
        `no ${entity} was found with the id: ${params[`${entity}_id`]} related to order: ${String(id)}`,
    ),
    ...rules.map(
      (one): Rule =>
        (row, asked) =>
          one(memberIn(row, asked), asked),
    ),
  ];
};

export const unitsOf = (list: string, body: Row): [Json | undefined, number][] =>
  rowsIn(body[list]).map((one) => [one['item_id'], numberIn(one, 'quantity')]);

export const itemOf = (order: Row, id: Json | undefined): Row =>
  rowIn(soldIn(order).find((one) => one['id'] === id));

/** @param order of which items come back */
export const returned = (list: string, order: (row: Row, asked: Asked) => Row): Rule[] => [
  invalid(
    (row, asked) =>
      unitsOf(list, asked.body).some(([id]) => itemOf(order(row, asked), id)['id'] === undefined),
    'Return contains invalid line item',
  ),
  notAllowed(
    (row, asked) =>
      unitsOf(list, asked.body).some(([id, units]) => {
        const item = itemOf(order(row, asked), id);
        return units > numberIn(item, 'quantity') - numberIn(item, 'returned_quantity');
      }),
    'Cannot return more items than have been purchased',
  ),
];
