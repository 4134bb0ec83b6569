import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAnswers } from './answers.ts';
import type { Answers } from './answers.ts';
import { discountsBy, itemsBy, paymentsIn, refundsBy, returnedBy, taxesBy } from './breakdowns.ts';
import { STEPS, bucketsOf, spanOf } from './days.ts';
import type { FigureFilter, SumsQuestion } from './engine-types.ts';
import type { OrderFacts } from './facts.ts';
import { firstOrders, sumBy, sumUp } from './sums.ts';
import { facts } from './test-orders.ts';
import { numbered, randomOrder } from './test-random-orders.ts';

const HOUR = 3_600_000;
const ZONES = ['Europe/Amsterdam', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'];
/** Over both clock changes */
const PERIODS = [
  { from: '2025-10-20', to: '2026-04-10' },
  { from: '2026-03-08', to: '2026-03-29' },
  { from: '2025-11-02', to: '2025-11-02' },
  { from: '2025-07-01', to: '2026-06-30' },
];
const FILTERS: FigureFilter[] = [{}, { channelId: 'sc_1' }, { country: 'nl' }];
const instant = fc
  .integer({ min: 0, max: 4 * 24 * 200 })
  .map((quarter) => Date.parse('2025-10-01T00:00:00Z') + (quarter * HOUR) / 4);
const orders = fc.array(randomOrder(instant), { maxLength: 10 });

const question: fc.Arbitrary<SumsQuestion> = fc.record({
  period: fc.constantFrom(...PERIODS),
  zone: fc.constantFrom(...ZONES),
  filter: fc.constantFrom(...FILTERS),
  step: fc.constantFrom(...STEPS.filter((step) => step !== 'hour')),
  firstWeekday: fc.constantFrom(1, 7),
});
const hours = fc
  .tuple(question, fc.constantFrom('2025-10-26', '2026-04-05'))
  .map(([ask, day]): SumsQuestion => ({ ...ask, period: { from: day, to: day }, step: 'hour' }));

function answersOf(list: readonly OrderFacts[]) {
  const known = { orders: list };
  const answers = createAnswers({
    orders: {
      all: () => known.orders,
      keptDays: () => undefined,
      earlierDays: async () => [],
      keepDays: async () => undefined,
    },
    opened: Promise.resolve(),
    load: async () => undefined,
    isReady: () => false,
  });
  return { known, answers };
}

async function asked({ engine }: Answers, ask: SumsQuestion): Promise<unknown[]> {
  return [
    (await engine.sums(ask)).byCurrency,
    await engine.by({ ...ask, dimension: 'channel' }),
    await engine.by({ ...ask, dimension: 'customer' }),
    await engine.items({ ...ask, by: 'product' }),
    await engine.discounts(ask),
    await engine.taxes(ask),
    await engine.refunds(ask),
    await engine.returned(ask),
    (await engine.payments(ask)).byCurrency,
  ];
}

/** From all orders, without days in between */
function expected(all: readonly OrderFacts[], ask: SumsQuestion): unknown[] {
  const { channelId, country } = ask.filter;
  const own = all.filter(
    (order) =>
      (channelId === undefined || order.channelId === channelId) &&
      (country === undefined || order.country === country),
  );
  const buckets = bucketsOf(ask.period, ask.step, ask);
  const span = spanOf(ask.period, ask.zone);
  const first = firstOrders(all);
  return [
    sumUp(own, buckets, first),
    sumBy(own, span, 'channel', first),
    sumBy(own, span, 'customer', first),
    itemsBy(own, span, 'product'),
    discountsBy(own, span),
    taxesBy(own, span),
    refundsBy(own, span),
    returnedBy(own, span),
    paymentsIn(own, buckets),
  ];
}

test('sums by day and by hour add up to those by order, in four zones', async () => {
  await fc.assert(
    fc.asyncProperty(orders, fc.oneof(question, hours), async (list, ask) => {
      const all = numbered(list);
      expect(await asked(answersOf(all).answers, ask)).toEqual(expected(all, ask));
    }),
    { numRuns: 40 },
  );
});

test('after orders have changed, their earlier sums are gone', async () => {
  await fc.assert(
    fc.asyncProperty(orders, orders, question, async (list, later, ask) => {
      const before = numbered(list);
      const { known, answers } = answersOf(before);
      await asked(answers, ask);
      const changed = numbered(later);
      known.orders = [...changed, ...before.slice(changed.length)];
      expect(await asked(answers, ask)).toEqual(expected(known.orders, ask));
    }),
    { numRuns: 40 },
  );
});

test('a day that a zone skipped takes nothing from the next one', async () => {
  const at = (text: string): OrderFacts => facts({ id: text, at: Date.parse(text) });
  const around = [at('2011-12-29T12:00:00Z'), at('2011-12-30T12:00:00Z')];
  const { engine } = answersOf(around).answers;
  const { byCurrency } = await engine.sums({
    period: { from: '2011-12-29', to: '2012-01-01' },
    zone: 'Pacific/Apia',
    filter: {},
    step: 'day',
    firstWeekday: 1,
  });
  expect(byCurrency.get('eur')?.buckets.map(({ orders: count }) => count)).toEqual([1, 0, 1, 0]);
});
