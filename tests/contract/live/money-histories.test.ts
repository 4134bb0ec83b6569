/**
 * Random order histories (edits, gift cards, discounts, captures, refunds, returns; two, none and three decimals; tax
 * included and not): compares the app's paid and owed amounts with a ledger kept from the server's answers.
 */
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createApi, inParallel } from '../../../sandbox/seed/api.ts';
import type { Api } from '../../../sandbox/seed/api.ts';
import { refundable } from '../../../src/areas/orders/order/facts/order-facts.ts';
import { moneyLines, settlementOf } from '../../../src/areas/orders/order/money.ts';
import { editsOf, orderEditsOptions } from '../../../src/areas/orders/order/order-edit/edits.ts';
import {
  duePayments,
  owedByCustomer,
  paidForEdits,
} from '../../../src/areas/orders/order/order-edit/payments.ts';
import { settlementRows } from '../../../src/areas/orders/order/summary-rows.ts';
import type { SettlementKind } from '../../../src/areas/orders/order/summary-rows.ts';
import { formatFor } from '../../../src/ui/format/format.ts';
import { inTurn, isShort, isWhole } from '../../support/short.ts';
import { openMarket, signedIn } from './market.ts';
import type { Market } from './market.ts';
import { again, histories, place, read, take } from './money-history.ts';
import type { Ledger } from './money-history.ts';
import { serverUrl } from './server.ts';
import { buildWorld } from './world.ts';
import type { World } from './world.ts';

const MARKETS = (['eur', 'jpy', 'kwd'] as const).flatMap((currency) =>
  [false, true].map((isTaxIncluded) => ({ currency, isTaxIncluded })),
);
/** Per market: 20 in the short form, 60 in all, 300 with `TESTS_WHOLE=1`. */
const EACH = isWhole ? 50 : 10;
/** In the short form, one at a time: a burst of writes makes the server refuse other tests' reads. */
const LANES = isShort ? 1 : undefined;
const KINDS = [
  'capture',
  'cheaper',
  'dearer, customer',
  'dearer, later',
  'dearer, staff',
  'refund',
  'return',
  'ship',
];
const done = new Set<string>();
let world: World;
let api: Api;
let shopper: Api;

beforeAll(async () => {
  world = await buildWorld(serverUrl());
  shopper = createApi(world.url);
  api = await signedIn(world.url);
});

// Markets share a country, so they open in sequence.
describe.each(inTurn(MARKETS, 0))('$currency, tax in the prices: $isTaxIncluded', (of) => {
  let market: Market;
  beforeAll(async () => {
    market = await openMarket(api, world, of.currency, of.isTaxIncluded);
  });

  test(
    'paid, owed and owing are what the server’s answers come to',
    { timeout: 900_000 },
    async () => {
      const seed = MARKETS.findIndex(
        ({ currency, isTaxIncluded }) =>
          currency === of.currency && isTaxIncluded === of.isTaxIncluded,
      );
      const shop = { api, shopper, world, market };
      let made = 0;
      await inParallel(
        fc.sample(histories, { numRuns: EACH * 2, seed }),
        async (history) => {
          if (made >= EACH) return;
          made += 1;
          const placed = await place(shop, history);
          if (!placed) {
            made -= 1;
            return;
          }
          const ledger: Ledger = {
            total: placed.total,
            received: placed.total,
            captured: 0,
            marked: 0,
            refunded: 0,
            refundedForGoods: 0,
            due: 0,
          };
          const told: string[] = [];
          await expectSame(placed.id, ledger, told);
          for (const step of history.steps) {
            if (!(await take(step, placed.id, shop, ledger))) continue;
            told.push(`${step.kind} ${step.share} ${step.pays}`);
            done.add(step.kind === 'dearer' ? `dearer, ${step.pays}` : step.kind);
            await expectSame(placed.id, ledger, told);
          }
        },
        LANES,
      );
      expect(made).toBe(EACH);
    },
  );
});

test.skipIf(isShort)('each kind of step was taken', () => {
  expect([...done].toSorted()).toEqual(KINDS);
});

async function expectSame(id: string, ledger: Ledger, told: readonly string[]): Promise<void> {
  const order = await read(id);
  const edits = editsOf(await again(() => new QueryClient().fetchQuery(orderEditsOptions(id))));
  const marked = paidForEdits(order, edits);
  const { paid, authorized, refunded, storeOwes } = settlementOf(order, marked);
  const amounts = { ...formatFor('en'), money: String };
  const rows = settlementRows(order, amounts, (kind) => kind, { label: 'marked', amount: marked });
  const onReceipt = (kind: SettlementKind | 'marked'): number =>
    Number(rows.find(({ label }) => label === kind)?.value ?? 0);
  const owes = Math.max(0, ledger.total - ledger.received - ledger.marked);
  const kept = ledger.captured - ledger.refunded;
  // Goods that came back have been settled; the server's total still contains them.
  const worth = ledger.total - ledger.refundedForGoods;
  const owesBack = Math.max(0, kept + ledger.marked - Math.max(0, worth));
  expect({
    order: order.display_id,
    told,
    total: order.total,
    lines: moneyLines(order).reduce((sum, { amount }) => sum + amount, 0),
    paid,
    authorized,
    refunded,
    marked,
    refundable: refundable(order),
    customerOwes: owedByCustomer(order, edits),
    storeOwes,
    receipt: ['captured', 'authorized', 'marked', 'customerOwes', 'storeOwes'].map((kind) =>
      onReceipt(kind as SettlementKind),
    ),
    waits: owes > 0 ? duePayments(order, edits).reduce((sum, { amount }) => sum + amount, 0) : 0,
  }).toEqual({
    order: order.display_id,
    told,
    total: ledger.total,
    lines: ledger.total,
    paid: ledger.captured,
    authorized: ledger.received - ledger.captured,
    refunded: ledger.refunded,
    marked: ledger.marked,
    refundable: kept,
    customerOwes: owes,
    storeOwes: owesBack,
    receipt: [ledger.captured, ledger.received - ledger.captured, ledger.marked, owes, owesBack],
    waits: owes > 0 ? ledger.due : 0,
  });
  expect([order.paid_total, order.refunded_total]).toEqual([ledger.received, ledger.refunded]);
}
