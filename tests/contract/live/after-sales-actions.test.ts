/**
 * Returns, exchanges and claims over a lossy connection to a real server: each happens once and is reported correctly.
 */
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import * as admin from '../../../generated/admin/index.ts';
import {
  cancelingFulfillment,
  shipping,
} from '../../../src/areas/orders/order/actions/fulfillment-operations.ts';
import { attempt } from '../../../src/areas/orders/order/actions/guard.ts';
import { DifferenceRefusedError } from '../../../src/areas/orders/order/actions/payment-operations.ts';
import { refundable } from '../../../src/areas/orders/order/facts/order-facts.ts';
import { claimSent } from '../../../src/areas/orders/order/after-sales/claim/claim-values.ts';
import { creatingClaim } from '../../../src/areas/orders/order/after-sales/claim/claim.ts';
import {
  readForClaims,
  saidOf,
  updatingClaim,
} from '../../../src/areas/orders/order/after-sales/claim/update-claim.ts';
import type { UpdateClaimSent } from '../../../src/areas/orders/order/after-sales/claim/update-claim.ts';
import {
  updateSent,
  updateValues,
} from '../../../src/areas/orders/order/after-sales/claim/update-values.ts';
import {
  creatingExchange,
  readForExchange,
} from '../../../src/areas/orders/order/after-sales/exchange.ts';
import type { ExchangeSent } from '../../../src/areas/orders/order/after-sales/exchange.ts';
import { noAfterSalesValues } from '../../../src/areas/orders/order/after-sales/kinds.ts';
import { SWAP_OR_CLAIM_OPERATIONS } from '../../../src/areas/orders/order/after-sales/swap-or-claim-operations.ts';
import {
  swapsAndClaimsOf,
  whyNotWith,
} from '../../../src/areas/orders/order/facts/swap-or-claim.ts';
import {
  receiveSent,
  receiveValues,
} from '../../../src/areas/orders/order/after-sales/receive-values.ts';
import { waitingReturns } from '../../../src/areas/orders/order/facts/returnable.ts';
import {
  cancelingReturn,
  receivingReturn,
  requestingReturn,
} from '../../../src/areas/orders/order/after-sales/returns.ts';
import { orderRecord } from '../../../src/areas/orders/order/query.ts';
import type { Order } from '../../../src/areas/orders/order/query.ts';
import { halfInTurn, inTurn } from '../../support/short.ts';
import {
  SENT_WITH_NUMBERS,
  isParcelCanceled,
  isSwapOrClaimCanceled,
  itemOf,
  moneyBack,
  numbersIn,
  returnsIn,
  shippedWith,
  unpacked,
} from './after-sales-facts.ts';
import { CONFLICTS, STRANGE_ANSWERS, call, doneOnce, useLossyLine } from './once.ts';
import type { Once } from './once.ts';
import { STATES } from './order-states/states.ts';
import { first, present } from './support.ts';

const lossy = useLossyLine();

/** Unit price with 10 % tax. */
const PIECE = 2200;
const read = orderRecord.readNow;
const inState = (name: string) => async (): Promise<string> =>
  present(STATES.find((state) => state.name === name)).make(lossy.world);

/** The return must be canceled before the exchange can be. */
const exchangeToCancel = async (): Promise<string> => {
  const id = await inState('Exchange waits for the customer')();
  const { order } = await admin.getOrder(id);
  await admin.cancelReturn(present(first(order.swaps).return_order).id);
  return id;
};

const swapOrClaimIn = (order: Order): { id: string; location: string; notify: boolean } => ({
  id: first(swapsAndClaimsOf(order)).record.id,
  location: lossy.world.locationId,
  notify: false,
});

const requested = (order: Order): Parameters<typeof requestingReturn.send>[1] => ({
  items: [{ id: itemOf(order), units: 1, reason: lossy.world.reasonId, note: 'Wet' }],
  shipping: { option: lossy.world.returnOptionId, price: 0 },
  refund: PIECE,
  location: lossy.world.locationId,
  notify: false,
});
const exchanged = (order: Order): ExchangeSent => ({
  items: [{ id: itemOf(order), units: 1, reason: undefined, note: undefined }],
  outgoing: [{ variantId: lossy.world.variantIds[1], name: 'Rope', units: 1, unitPrice: 2000 }],
  returnShipping: undefined,
  shipping: undefined,
  allowBackorder: false,
  location: lossy.world.locationId,
  notify: false,
});
/** The server computes the refund. */
const claimed = (order: Order, type: 'refund' | 'replace') =>
  claimSent(
    order,
    {
      ...noAfterSalesValues,
      quantities: { [itemOf(order)]: 1 },
      outgoing: [
        {
          variantId: lossy.world.variantIds[1],
          title: 'Rope',
          variantTitle: '20 m',
          thumbnail: null,
          sku: null,
          quantity: 1,
        },
      ],
      sendOption: lossy.world.shippingOptionId,
      location: lossy.world.locationId,
      notify: false,
      claim: { ...noAfterSalesValues.claim, type, reasons: { [itemOf(order)]: 'wrong_item' } },
    },
    { options: [], sendOptions: [], prices: undefined, countries: [] },
  );

const RETURN = doneOnce({
  name: 'request a return',
  operation: requestingReturn,
  path: /\/orders\/[^/]+\/return$/u,
  make: inState('Shipped'),
  read,
  sent: requested,
  once: returnsIn,
  expected: [['requested', PIECE, [1]]],
});
const EXCHANGE = doneOnce({
  name: 'create an exchange',
  operation: creatingExchange,
  path: /\/swaps$/u,
  make: inState('Shipped'),
  read,
  sent: exchanged,
  once: ({ swaps }) =>
    swaps.map((swap) => [
      swap.additional_items.map(({ quantity }) => quantity),
      swap.return_order?.items?.map(({ quantity }) => quantity),
    ]),
  expected: [[[1], [1]]],
});
const CLAIM = doneOnce({
  name: 'claim a refund',
  operation: creatingClaim,
  path: /\/claims$/u,
  make: inState('Shipped'),
  read,
  sent: (order) => claimed(order, 'refund'),
  once: (order) => [order.claims.length, moneyBack(order)],
  expected: [1, [1, PIECE]],
  isConflictTold: true,
});

const CASES: readonly Once[] = [
  RETURN,
  doneOnce({
    name: 'receive a return',
    operation: receivingReturn,
    path: /\/receive$/u,
    make: inState('Return requested'),
    read,
    sent: (order) => {
      const request = first(waitingReturns(order));
      return receiveSent(order, request, receiveValues(order, request, []));
    },
    once: (order) => [returnsIn(order), moneyBack(order), first(order.items).returned_quantity],
    expected: [[['received', PIECE, [1]]], [1, PIECE], 1],
  }),
  doneOnce({
    name: 'cancel a return',
    operation: cancelingReturn,
    path: /\/returns\/[^/]+\/cancel$/u,
    make: inState('Return requested'),
    read,
    sent: ({ returns }) => ({ id: first(returns).id }),
    once: ({ returns }) => returns.map(({ status }) => status),
    expected: ['canceled'],
  }),
  EXCHANGE,
  doneOnce({
    name: 'give the difference of an exchange back',
    operation: SWAP_OR_CLAIM_OPERATIONS.processSwap,
    path: /\/process-payment$/u,
    make: inState('Exchange confirmed'),
    read,
    sent: swapOrClaimIn,
    once: ({ refunds, refunded_total: total, swaps }) => [
      refunds.map(({ reason }) => reason),
      total > 0,
      total + present(first(swaps).difference_due),
    ],
    expected: [['swap'], true, 0],
  }),
  doneOnce({
    name: 'pack an exchange',
    operation: SWAP_OR_CLAIM_OPERATIONS.fulfillSwap,
    path: /\/swaps\/[^/]+\/fulfillments$/u,
    make: inState('Exchange paid'),
    read,
    sent: swapOrClaimIn,
    once: ({ swaps }) => swaps.map(({ fulfillments }) => fulfillments.length),
    expected: [1],
  }),
  CLAIM,
  doneOnce({
    name: 'claim a replacement',
    operation: creatingClaim,
    path: /\/claims$/u,
    make: inState('Shipped'),
    read,
    sent: (order) => claimed(order, 'replace'),
    once: ({ claims, refunds }) => [
      claims.map(({ additional_items: items }) => items.map(({ quantity }) => quantity)),
      refunds,
    ],
    expected: [[[1]], []],
  }),
  doneOnce({
    name: 'change a claim',
    operation: updatingClaim,
    path: /\/claims\/[^/]+$/u,
    make: inState('Claim refunded'),
    read: readForClaims,
    sent: ({ claims, tags }): UpdateClaimSent => {
      const claim = first(claims);
      const before = updateValues(claim, tags);
      const [[id, entry]] = Object.entries(before.items) as [
        [string, (typeof before.items)[string]],
      ];
      return updateSent(claim.id, before, {
        ...before,
        items: { [id]: { ...entry, note: 'New', tags: ['torn', 'wet'] } },
      });
    },
    once: ({ claims, tags }) => [...saidOf(first(claims), tags).values()],
    expected: [{ reason: 'other', note: 'New', tags: ['torn', 'wet'], pictures: [] }],
  }),
  doneOnce({
    name: 'pack a replacement',
    operation: SWAP_OR_CLAIM_OPERATIONS.fulfillClaim,
    path: /\/claims\/[^/]+\/fulfillments$/u,
    make: inState('Claim to replace'),
    read,
    sent: swapOrClaimIn,
    once: (order) => [
      order.claims.map(({ fulfillments }) => fulfillments.length),
      whyNotWith(first(swapsAndClaimsOf(order)), 'cancelClaim'),
    ],
    expected: [[1], 'ownerFulfillmentsOpen'],
  }),
  doneOnce({
    name: 'ship an exchange',
    operation: shipping,
    path: /\/swaps\/[^/]+\/shipments$/u,
    make: inState('Exchange fulfilled'),
    read,
    sent: shippedWith,
    once: numbersIn,
    expected: SENT_WITH_NUMBERS,
  }),
  doneOnce({
    name: 'ship a replacement',
    operation: shipping,
    path: /\/claims\/[^/]+\/shipments$/u,
    make: inState('Claim fulfilled'),
    read,
    sent: shippedWith,
    once: numbersIn,
    expected: SENT_WITH_NUMBERS,
  }),
  doneOnce({
    name: 'cancel the fulfillment of an exchange',
    operation: cancelingFulfillment,
    path: /\/swaps\/[^/]+\/fulfillments\/[^/]+\/cancel$/u,
    make: inState('Exchange fulfilled'),
    read,
    sent: unpacked,
    once: isParcelCanceled,
    expected: true,
  }),
  doneOnce({
    name: 'cancel the fulfillment of a replacement',
    operation: cancelingFulfillment,
    path: /\/claims\/[^/]+\/fulfillments\/[^/]+\/cancel$/u,
    make: inState('Claim fulfilled'),
    read,
    sent: unpacked,
    once: isParcelCanceled,
    expected: true,
  }),
  doneOnce({
    name: 'cancel an exchange',
    operation: SWAP_OR_CLAIM_OPERATIONS.cancelSwap,
    path: /\/swaps\/[^/]+\/cancel$/u,
    make: exchangeToCancel,
    read,
    sent: swapOrClaimIn,
    once: isSwapOrClaimCanceled,
    expected: true,
  }),
  doneOnce({
    name: 'cancel a claim',
    operation: SWAP_OR_CLAIM_OPERATIONS.cancelClaim,
    path: /\/claims\/[^/]+\/cancel$/u,
    make: inState('Claim to replace'),
    read,
    sent: swapOrClaimIn,
    once: isSwapOrClaimCanceled,
    expected: true,
  }),
];

describe.each(inTurn(CASES, 1, 2))('$name', (one) => {
  test.each(halfInTurn(one.faults, CASES.indexOf(one)))(
    '%s: happens once, what is said of it is true, and who comes later is told',
    async (fault) => {
      const { shown, comeLater } = await one.happensOnce(lossy.line, fault);
      expect(shown).toEqual(one.expected);
      await comeLater();
    },
  );
});

describe.each(inTurn(CASES, 2, 6))('$name', (one) => {
  test.each(inTurn(STRANGE_ANSWERS, CASES.indexOf(one)))(
    '%s: an answer without the order is not called a refusal',
    async (answer) => {
      expect(await one.happensOnceWith(lossy.line, answer)).toEqual(one.expected);
    },
  );
});

describe.each([RETURN, EXCHANGE, CLAIM])('$name', (one) => {
  test.each(inTurn(CONFLICTS, CASES.indexOf(one)))(
    '%s the server acts: it is made once, and told',
    async (conflict) => {
      expect(await one.happensOnceDespite(lossy.line, conflict)).toEqual(one.expected);
    },
  );
});

test('a price that has changed meanwhile is told before an exchange is sent', async () => {
  lossy.line.calm();
  const id = await inState('Shipped')();
  const [, variantId] = lossy.world.variantIds;
  const context = { regionId: lossy.world.regionId, currency: 'eur' };
  const readPriced = async () => readForExchange(context, [variantId])(new QueryClient(), id, call);
  const seen = await readPriced();
  const setPrice = async (amount: number): Promise<void> => {
    await admin.updateProductVariant(lossy.world.productId, variantId, {
      prices: [{ currency_code: 'eur', amount }],
    });
  };
  await setPrice(2999);
  const sent = exchanged(seen);
  const outcome = await attempt(creatingExchange, {
    seen,
    sent,
    read: readPriced,
    send: () => Promise.reject(new Error('It is sent')),
  });
  await setPrice(2000);
  expect(outcome).toMatchObject({
    kind: 'overtaken',
    changes: [{ before: { what: 'price', value: 2000 }, after: { id: variantId, value: 2999 } }],
  });
});

test('a difference above what is left is told, and stays open', async () => {
  lossy.line.calm();
  const id = await inState('Exchange confirmed')();
  const order = await read(new QueryClient(), id, call);
  // Meanwhile everything paid is refunded otherwise.
  await admin.refundOrder(id, { amount: refundable(order), reason: 'other' });
  const now = await read(new QueryClient(), id, call);
  const { processSwap } = SWAP_OR_CLAIM_OPERATIONS;
  await expect(processSwap.send(now, swapOrClaimIn(now), call)).rejects.toThrow(
    DifferenceRefusedError,
  );
  const after = await read(new QueryClient(), id, call);
  expect(after.refunded_total).toBe(now.refunded_total);
  expect(processSwap.whyNot(after, swapOrClaimIn(after))).toBeUndefined();
});
