import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');

const textsIn = (folder: string, ends: RegExp): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => ends.test(path) && !path.includes('.test.'))
    .map((path) => readFileSync(join(ROOT, folder, path), 'utf8'));

/** Operations with guards other than `createOnce`. */
const OTHERWISE: Record<string, string> = {
  createAnalyticsConfig: 'a person has one: a second one is refused',
  createBatchJob: 'an export changes nothing, and an import waits until a person has confirmed it',
  createDynamicDiscountCode: 'codes/plan.ts looks for its code before it sends it again',
  createInventoryLevel: 'inventory/items.ts: an item has one at a location, a second is refused',
  createLineItemReservation: 'no screen uses it',
  createDraftOrderLineItem: 'no screen uses it',
  createOrderClaim: 'the guard of order actions',
  createOrderEdit: 'order-edit/steps.ts: an order has one that is open',
  createOrderEditItem: 'order-edit/steps.ts reads the edit before it goes on',
  createOrderFulfillment: 'the guard of order actions',
  createOrderShipment: 'the guard of order actions',
  createOrderSwap: 'the guard of order actions',
  createClaimFulfillment: 'the guard of order actions',
  createClaimShipment: 'the guard of order actions',
  createSwapFulfillment: 'the guard of order actions',
  createSwapShipment: 'the guard of order actions',
  createProtectedUpload: 'a file that nothing names',
  createUpload: 'a file that nothing names',
  createUser: 'no screen uses it',
};

/** Operations that create something on each call. */
const creating = textsIn('generated/admin', /\.ts$/u)
  .flatMap((text) => [
    ...text.matchAll(/operation: '(create\w+|resendNotification)', repeat: 'never'/gu),
  ])
  .map(([, name = '']) => name);

const app = textsIn('src', /\.tsx?$/u);
const created = new Set(
  app
    .filter((text) => text.includes('Creation<'))
    .flatMap((text) => [...text.matchAll(/^ +operation: '(\w+)',$/gmu)])
    .map(([, name = '']) => name),
);

test('each operation that creates something goes through createOnce, or says why not', () => {
  expect(creating.length).toBeGreaterThan(30);
  expect(creating.filter((name) => !created.has(name) && !(name in OTHERWISE))).toEqual([]);
  expect(Object.keys(OTHERWISE).filter((name) => created.has(name))).toEqual([]);
  expect([...created].filter((name) => !creating.includes(name))).toEqual([]);
});

/** Files that look first. */
const LOOK_FIRST = [
  'createInventoryItem(', // products/product/inventory.ts reads the item of the variant
  'createProductVariant(', // products/product/option-values.ts reads the product
  'createReservation(', // orders/order/actions/reservations.ts: the guard of order actions
  'resendNotification(', // orders/order/actions/resend.ts: the guard of order actions
];

test('nothing sends such an operation past its creation', () => {
  const names = [...created].flatMap((name) => [
    name,
    `use${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  ]);
  const calls = new RegExp(`\\b(?:${names.join('|')})\\(`, 'gu');
  const past = app
    .filter((text) => !text.includes('Creation<'))
    .flatMap((text) => [...text.matchAll(calls)].map(([call]) => call));
  expect(past.toSorted()).toEqual(LOOK_FIRST);
});
