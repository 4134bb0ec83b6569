import type { PaymentFigures } from './breakdowns.ts';
import { ANY, createKinds } from './day-kinds.ts';
import { addTo, addUp, isWithin } from './day-sums.ts';
import type { DaySums, Part } from './day-sums.ts';
import { bucketAt, bucketsOf, spanOf } from './days.ts';
import type { Span } from './days.ts';
import type { FiguresEngine, PeriodQuestion, SumsQuestion } from './engine-types.ts';
import { ordersOf } from './orders-of.ts';
import { createSumming } from './summing.ts';
import type { Summing, SummingParts } from './summing.ts';
import { noFigures } from './sums.ts';
import type { Figures, Sums } from './sums.ts';

export interface Answers extends Pick<Summing, 'close' | 'load' | 'prepareSoon'> {
  engine: FiguresEngine;
}

/** Adds up the sums of days, or of hours. */
export function createAnswers(parts: SummingParts): Answers {
  const kinds = createKinds();
  const { partsOf, source, load, prepareSoon, close } = createSumming(Object.values(kinds), parts);
  const allOf = async <Key, Values extends object>(
    kind: DaySums<Key, Values>,
    question: PeriodQuestion,
  ) => addUp(await partsOf(kind, question));
  const overTime = <Values>(kind: DaySums<string, Values>, question: SumsQuestion) =>
    partsOf(kind, question, question.step === 'hour' ? 'hour' : 'day');

  const engine: FiguresEngine = {
    sums: async (question) => {
      const found = await overTime(kinds.sums, question);
      const buckets = bucketsOf(question.period, question.step, question);
      return { buckets, byCurrency: sumsIn(found, buckets) };
    },
    by: (question) => allOf(kinds[question.dimension], question),
    items: (question) => allOf(kinds[question.by], question),
    discounts: (question) => allOf(kinds.discounts, question),
    taxes: (question) => allOf(kinds.taxes, question),
    refunds: (question) => allOf(kinds.refunds, question),
    returned: async (question) => {
      const found = await allOf(kinds.returned, question);
      return new Map([...(found.get(ANY) ?? [])].map(([id, { units }]) => [id, units] as const));
    },
    payments: async (question) => {
      const found = await overTime(kinds.payments, question);
      const buckets = bucketsOf(question.period, question.step, question);
      return { buckets, byCurrency: paymentsOver(found, buckets) };
    },
    orderIds: async ({ of, currency, period, zone, filter }) => {
      const { timeline } = await source();
      const span = spanOf(period, zone);
      const orders = timeline.during(span).filter((order) => isWithin(order, filter));
      return ordersOf(orders, span, of)
        .filter((order) => currency === undefined || order.currency === currency)
        .map(({ id }) => id);
    },
  };
  return { engine, load, prepareSoon, close };
}

/** By currency, from its first entry on */
function inBuckets<Values, Own>(
  parts: readonly Part<string, Values>[],
  none: () => Own,
  add: (own: Own, start: number, values: Values) => void,
): Map<string, Own> {
  const all = new Map<string, Own>();
  for (const { start, sums } of parts) {
    for (const [currency, rows] of sums) {
      const own = all.get(currency) ?? none();
      all.set(currency, own);
      for (const values of rows.values()) add(own, start, values);
    }
  }
  return all;
}

const sumsIn = (
  parts: readonly Part<string, Figures>[],
  buckets: readonly Span[],
): Map<string, Sums> =>
  inBuckets(
    parts,
    () => ({ all: noFigures(), buckets: buckets.map(noFigures) }),
    (own, start, figures) => {
      addTo(own.all, figures);
      const bucket = own.buckets[bucketAt(buckets, start)];
      if (bucket !== undefined) addTo(bucket, figures);
    },
  );

const paymentsOver = (
  parts: readonly Part<string, PaymentFigures>[],
  buckets: readonly Span[],
): Map<string, PaymentFigures[]> =>
  inBuckets(
    parts,
    () => buckets.map(() => ({ captured: 0, refunded: 0, open: 0 })),
    (own, start, figures) => {
      const bucket = own[bucketAt(buckets, start)];
      if (bucket !== undefined) addTo(bucket, figures);
    },
  );
