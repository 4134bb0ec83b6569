/**
 * Order edits over a lossy connection to a real server: each step happens once, a lost answer leaves only the missing
 * steps, and canceling leaves nothing behind.
 */
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import * as admin from '../../../generated/admin/index.ts';
import { refunding } from '../../../src/areas/orders/order/actions/payment-operations.ts';
import { refundSent, refundValues } from '../../../src/areas/orders/order/actions/refund-values.ts';
import { settlementOf } from '../../../src/areas/orders/order/money.ts';
import { fingerprintOf } from '../../../src/areas/orders/order/order-edit/differences.ts';
import {
  openEditOf,
  readOrderWithEdits,
} from '../../../src/areas/orders/order/order-edit/edits.ts';
import type { OrderWithEdits } from '../../../src/areas/orders/order/order-edit/edits.ts';
import type { WholeEditAction } from '../../../src/areas/orders/order/order-edit/forms.ts';
import { linesOf } from '../../../src/areas/orders/order/order-edit/lines.ts';
import {
  canceling,
  confirming,
  markingPaid,
  requesting,
} from '../../../src/areas/orders/order/order-edit/operations.ts';
import type { EditSent } from '../../../src/areas/orders/order/order-edit/operations.ts';
import { isOwnChange } from '../../../src/areas/orders/order/order-edit/own-change.ts';
import {
  duePayments,
  editPayments,
  owedByCustomer,
  paidForEdits,
} from '../../../src/areas/orders/order/order-edit/payments.ts';
import { bringTo, stepsTo } from '../../../src/areas/orders/order/order-edit/steps.ts';
import {
  editTargetOf,
  withAdditions,
  withQuantity,
} from '../../../src/areas/orders/order/order-edit/edit-target.ts';
import type { EditTarget } from '../../../src/areas/orders/order/order-edit/edit-target.ts';
import { inTurn } from '../../support/short.ts';
import { CUTS, STRANGE_ANSWERS, call, doneOnce, useLossyLine } from './once.ts';
import type { Once } from './once.ts';
import { store } from './shop.ts';
import { first, present, unique } from './support.ts';
import { addressIn } from './world.ts';

const lossy = useLossyLine();

/** Unit price with 10 % tax. */
const PIECE = 2200;
const read = readOrderWithEdits;
const readNow = (id: string): Promise<OrderWithEdits> => read(new QueryClient(), id, call);

async function paid(discount?: string): Promise<string> {
  const { draft_order: draft } = await admin.createDraftOrder({
    email: `${unique('ada')}@example.com`,
    region_id: lossy.world.regionId,
    items: [{ variant_id: lossy.world.variantIds[0], quantity: 2 }],
    shipping_methods: [{ option_id: lossy.world.shippingOptionId }],
    shipping_address: addressIn(lossy.world.country),
    billing_address: addressIn(lossy.world.country),
    ...(discount === undefined ? {} : { discounts: [{ code: discount }] }),
  });
  return (await admin.payDraftOrder(draft.id)).order.id;
}

/** 7.01 off, which neither two nor three units share evenly. */
async function discounted(): Promise<string> {
  const code = unique('OFF').toUpperCase();
  await admin.createDiscount({
    code,
    regions: [lossy.world.regionId],
    is_dynamic: false,
    is_disabled: false,
    rule: { type: 'fixed', value: 701, allocation: 'total', description: code },
  });
  return paid(code);
}

const pieces = (order: OrderWithEdits, quantity: number): EditTarget => {
  const lines = linesOf(order, openEditOf(order.edits));
  return withQuantity(lines, first(lines).key, quantity);
};
const withSpare = (target: EditTarget): EditTarget =>
  withAdditions(target, [{ variantId: lossy.world.variantIds[1], name: 'Spare', quantity: 1 }]);

/** An order with an edit that raises the quantity. */
async function edited(quantity: number): Promise<string> {
  const order = await readNow(await paid());
  await bringTo(order, pieces(order, quantity), false, call);
  return order.id;
}
const editIn = ({ edits }: OrderWithEdits): EditSent => ({ editId: first(edits).id });

const shown = ({ items, edits }: OrderWithEdits): unknown => [
  items.map(({ quantity }) => quantity),
  edits.map(({ status, payment_collection: due }) => [status, due?.amount]),
];

/** Reports no other user's change. */
const isOwn =
  (action: WholeEditAction) =>
  (before: OrderWithEdits, now: OrderWithEdits, { editId }: EditSent): void => {
    const known = openEditOf(before.edits);
    if (fingerprintOf(before, known) === fingerprintOf(now, openEditOf(now.edits))) return;
    expect(isOwnChange({ action, editId }, known, now.edits, now)).toBe(true);
  };

const CONFIRM = {
  operation: confirming,
  read,
  sent: editIn,
  once: shown,
  laterReason: 'editClosed',
  alsoTrue: isOwn('confirmEdit'),
} as const;
const REQUEST = /\/order-edits\/[^/]+\/request$/u;

const CASES: readonly Once[] = [
  doneOnce({
    ...CONFIRM,
    name: 'confirm an edit',
    path: /\/order-edits\/[^/]+\/confirm$/u,
    make: () => edited(3),
    expected: [[3], [['confirmed', PIECE]]],
  }),
  doneOnce({
    ...CONFIRM,
    name: 'confirm an edit, of which first a record of what is due is made',
    path: REQUEST,
    make: () => edited(3),
    expected: [[3], [['confirmed', PIECE]]],
    isFirstStep: true,
  }),
  doneOnce({
    name: 'ask the customer',
    operation: requesting,
    path: REQUEST,
    make: () => edited(3),
    read,
    sent: editIn,
    once: shown,
    expected: [[2], [['requested', PIECE]]],
    laterReason: 'editRequested',
    alsoTrue: isOwn('requestEdit'),
  }),
  doneOnce({
    name: 'mark what is due as paid',
    operation: markingPaid,
    path: /\/payment-collections\/[^/]+\/authorize$/u,
    make: async () => {
      const id = await edited(3);
      const order = await readNow(id);
      await confirming.send(order, editIn(order), call);
      return id;
    },
    read,
    sent: (order) => ({ collectionId: first(duePayments(order, order.edits)).collectionId }),
    once: (order) => [
      editPayments(order, order.edits).map(({ amount, state }) => [amount, state]),
      owedByCustomer(order, order.edits),
    ],
    expected: [[[PIECE, 'marked']], 0],
    laterReason: 'editNothingDue',
  }),
  doneOnce({
    name: 'cancel an edit',
    operation: canceling,
    path: /\/order-edits\/[^/]+\/cancel$/u,
    make: async () => {
      const id = await edited(3);
      await admin.requestOrderEdit(editIn(await readNow(id)).editId);
      return id;
    },
    read,
    sent: editIn,
    once: ({ items, edits }) => [
      items.map(({ quantity }) => quantity),
      edits.map(({ status }) => status),
    ],
    expected: [[2], ['canceled']],
    laterReason: 'editClosed',
    alsoTrue: isOwn('cancelEdit'),
  }),
];

describe.each(CASES)('$name', (one) => {
  test.each(inTurn(one.faults, CASES.indexOf(one)))(
    '%s: happens once, what is said of it is true, and who comes later is told',
    async (fault) => {
      const { shown: now, comeLater } = await one.happensOnce(lossy.line, fault);
      expect(now).toEqual(one.expected);
      await comeLater();
    },
  );
});

/** Remaining steps if the server never got a call, and if it did. */
const LOST_STEPS = [
  {
    step: 'the edit is begun',
    path: /\/order-edits$/u,
    before: ['begin'],
    after: ['quantity', 'add'],
  },
  { step: 'an item is added', path: /\/order-edits\/[^/]+\/items$/u, before: ['add'], after: [] },
] as const;

describe.each(LOST_STEPS)('$step', ({ path, ...left }) => {
  test.each(inTurn([...CUTS, ...STRANGE_ANSWERS], left.after.length))(
    '%s: what is missing is left to do, and is there once then',
    async (fault) => {
      lossy.line.calm();
      const order = await readNow(await paid());
      const target = withSpare(pieces(order, 3));
      lossy.line.expectAt(path, fault);
      await expect(bringTo(order, target, false, call)).rejects.toMatchObject({
        outcome: 'unknown',
      });
      await lossy.line.settled();
      const found = await readNow(order.id);
      const steps = stepsTo(found, target, false);
      expect(steps.map(({ kind }) => kind)).toEqual(
        left[fault === 'cut before' ? 'before' : 'after'],
      );
      await bringTo(found, target, false, call);
      expect(lossy.line.reached).toBe(1);
      const now = await readNow(order.id);
      expect(stepsTo(now, target, false)).toEqual([]);
      expect(now.edits).toHaveLength(1);
      const edit = present(openEditOf(now.edits));
      const units = edit.items.map(({ quantity }) => quantity);
      expect(units.toSorted((one, other) => one - other)).toEqual([1, 3]);
      expect(edit.difference_due).toBe(2 * PIECE);
    },
  );
});

const ROW = /\/order-edits\/[^/]+\/changes\/[^/]+$/u;

test.each([undefined, ...inTurn(CUTS, 2)])(
  'an addition that is taken back (%s) leaves no share of the discount behind, nor an empty edit',
  async (fault) => {
    lossy.line.calm();
    const order = await readNow(await discounted());
    await bringTo(order, pieces(order, 3), false, call);
    const before = await readNow(order.id);
    await bringTo(
      before,
      withSpare(editTargetOf(linesOf(before, openEditOf(before.edits)))),
      false,
      call,
    );
    const withMore = await readNow(order.id);
    const lines = linesOf(withMore, openEditOf(withMore.edits));
    const added = present(lines.find(({ change }) => change === 'added'));
    const target = withQuantity(lines, added.key, 0);
    expect(stepsTo(withMore, target, false).map(({ kind }) => kind)).toContain('takeBack');
    if (fault) lossy.line.expectAt(ROW, fault);
    // The client may retry deletions itself.
    const taking = bringTo(withMore, target, false, call);
    await (fault ? taking.catch(() => undefined) : taking);
    await lossy.line.settled();
    if (fault) await bringTo(await readNow(order.id), target, true, call);
    const after = await readNow(order.id);
    const sums = ({ edits }: OrderWithEdits): unknown => {
      const { total, difference_due: due, discount_total: off } = present(openEditOf(edits));
      return [total, due, off];
    };
    expect(sums(after)).toEqual(sums(before));
    await bringTo(after, pieces(after, 2), false, call);
    const undone = await readNow(order.id);
    expect([undone.edits, undone.total]).toEqual([[], order.total]);
  },
);

test('an order that got cheaper owes to the cent what the edit announced, and no more once it is refunded', async () => {
  lossy.line.calm();
  const order = await readNow(await discounted());
  await bringTo(order, pieces(order, 1), false, call);
  const announced = await readNow(order.id);
  const due = present(present(openEditOf(announced.edits)).difference_due);
  expect(due).toBeLessThan(0);
  await confirming.send(announced, editIn(announced), call);
  const now = await readNow(order.id);
  expect(now.total - order.total).toBe(due);
  expect(settlementOf(now).storeOwes).toBe(-due);
  expect(duePayments(now, now.edits)).toEqual([]);
  await refunding.send(now, refundSent(refundValues(now)), call);
  const refunded = await readNow(order.id);
  expect(refunded.refunded_total).toBe(-due);
  expect(settlementOf(refunded).storeOwes).toBe(0);
});

test('what a shopper pays for an edit is counted once, and what a later edit costs is due', async () => {
  lossy.line.calm();
  const id = await edited(3);
  const { editId } = editIn(await readNow(id));
  const { order_edit: asked } = await admin.requestOrderEdit(editId);
  const collectionId = present(asked.payment_collection_id);
  const { payment_collection: begun } = await store.createPaymentSession(collectionId, {
    provider_id: 'manual',
  });
  await store.authorizePaymentSession(collectionId, first(begun.payment_sessions).id);
  await store.completeOrderEdit(editId);
  const paidFor = await readNow(id);
  const states = ({ edits, ...order }: OrderWithEdits) =>
    editPayments(order, edits).map(({ amount, state }) => [amount, state]);
  expect(states(paidFor)).toEqual([[PIECE, 'paid']]);
  expect(paidForEdits(paidFor, paidFor.edits)).toBe(0);
  expect(owedByCustomer(paidFor, paidFor.edits)).toBe(0);

  await bringTo(paidFor, pieces(paidFor, 4), false, call);
  const announced = await readNow(id);
  await confirming.send(announced, editIn(announced), call);
  const now = await readNow(id);
  expect(new Set(states(now).map(String))).toEqual(new Set([`${PIECE},due`, `${PIECE},paid`]));
  expect(owedByCustomer(now, now.edits)).toBe(PIECE);
  expect(duePayments(now, now.edits)).toMatchObject([{ amount: PIECE }]);
});

test('of two who begin at once the second has no edit of their own, and sees the first one’s', async () => {
  lossy.line.calm();
  const seen = await readNow(await paid());
  await bringTo(seen, pieces(seen, 3), false, call);
  await expect(bringTo(seen, withSpare(pieces(seen, 2)), false, call)).rejects.toMatchObject({
    outcome: 'failed',
  });
  const now = await readNow(seen.id);
  expect(now.edits).toHaveLength(1);
  expect(fingerprintOf(now, openEditOf(now.edits))).not.toBe(fingerprintOf(seen, undefined));
  expect(linesOf(now, openEditOf(now.edits)).map(({ after }) => after)).toEqual([3]);
});
