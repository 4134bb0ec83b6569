import { expect, test } from 'vitest';
import { missingUnits, partsOf } from './reservation-operations.ts';
import { bestLocation, isDeleted, stockAt } from './stock.ts';
import type { OrderStock } from './stock.ts';
import { item } from '../facts/test-order.ts';

const level = (at: string, id: string, stocked: number, reserved = 0) =>
  ({
    location_id: at,
    inventory_item_id: id,
    stocked_quantity: stocked,
    reserved_quantity: reserved,
  }) as OrderStock['levels'][number];

const reservation = (at: string, id: string, quantity: number, of = 'item_1') =>
  ({
    location_id: at,
    inventory_item_id: id,
    line_item_id: of,
    quantity,
  }) as OrderStock['reservations'][number];

const takes = (...parts: [string, number][]): OrderStock['takes'] =>
  new Map([
    [
      'variant_1',
      parts.map(([id, needed]) => ({
        id: `pvitem_${id}`,
        variant_id: 'variant_1',
        inventory_item_id: id,
        required_quantity: needed,
      })),
    ],
  ]);

test('says what is in stock, and for whom it is set aside', () => {
  const stock: OrderStock = {
    takes: takes(['rope', 1]),
    levels: [level('here', 'rope', 12, 5), level('there', 'rope', 1, 0)],
    reservations: [reservation('here', 'rope', 3)],
  };
  expect(stockAt(stock, item(), 'here')).toEqual({
    stocked: 12,
    reserved: 3,
    reservedForOthers: 2,
  });
  expect(stockAt(stock, item(), 'there')).toEqual({
    stocked: 1,
    reserved: 0,
    reservedForOthers: 0,
  });
  expect(stockAt(stock, item(), 'nowhere').stocked).toBe(0);
});

test('an item of a deleted variant is told from one that isn’t counted', () => {
  const stock: OrderStock = { takes: takes(), levels: [], reservations: [] };
  expect(stockAt(stock, item(), 'here').stocked).toBeUndefined();
  expect(isDeleted(stock, item())).toBe(false);
  expect(isDeleted(stock, item({ variant_id: null }))).toBe(false);
  expect(isDeleted(stock, item({ variant_id: 'variant_9' }))).toBe(true);
});

test('a set is as many as its scarcest part allows', () => {
  const stock: OrderStock = {
    takes: takes(['rope', 2], ['hook', 1]),
    levels: [level('here', 'rope', 7), level('here', 'hook', 9)],
    reservations: [],
  };
  expect(stockAt(stock, item(), 'here').stocked).toBe(3);
});

test('what isn’t counted has no stock to speak of', () => {
  const stock: OrderStock = { takes: takes(), levels: [], reservations: [] };
  expect(stockAt(stock, item(), 'here').stocked).toBeUndefined();
  expect(stockAt(stock, item({ variant_id: null }), 'here').stocked).toBeUndefined();
});

test('an order is packed where most of it lies, then where most is set aside for it', () => {
  const wanted = [{ item: item(), quantity: 3 }];
  const places = ['far', 'near', 'own'];
  const levels = [level('far', 'rope', 2), level('near', 'rope', 9), level('own', 'rope', 3)];
  const stock: OrderStock = { takes: takes(['rope', 1]), levels, reservations: [] };
  expect(bestLocation(stock, wanted, places)).toBe('near');
  const reserved = { ...stock, reservations: [reservation('own', 'rope', 3)] };
  expect(bestLocation(reserved, wanted, places)).toBe('own');
  expect(bestLocation(stock, wanted, [])).toBeUndefined();
});

test('what isn’t set aside yet is told in units, of a set by its scarcest part', () => {
  const set = takes(['rope', 2], ['hook', 1]);
  const reservations = [reservation('here', 'rope', 4), reservation('there', 'hook', 3)];
  expect(missingUnits(item(), { takes: set }, [])).toBe(3);
  expect(missingUnits(item(), { takes: set }, reservations)).toBe(1);
  expect(missingUnits(item({ fulfilled_quantity: 3 }), { takes: set }, [])).toBe(0);
  expect(missingUnits(item(), { takes: takes() }, [])).toBe(0);
  expect(partsOf(item(), { takes: set }, 'here', 2)).toEqual([
    { item: 'item_1', inventoryItem: 'rope', location: 'here', quantity: 4 },
    { item: 'item_1', inventoryItem: 'hook', location: 'here', quantity: 2 },
  ]);
});
