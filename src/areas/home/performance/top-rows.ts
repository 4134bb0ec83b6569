import { amountShown, byKey, countShown } from '#shared/figures/controls/pickCurrency.ts';
import type { ShownIn } from '#shared/figures/controls/pickCurrency.ts';

const MOST = 5;

export interface TopRow {
  /** null for what has none */
  id: string | null;
  /** Minor units */
  amount: number;
  count: number;
}

interface Columns<Values> {
  amountOf: (values: Values) => number;
  countOf: (values: Values) => number;
}

/** The largest amounts of one currency, or of all converted */
export function topRows<Values>(
  breakdown: ReadonlyMap<string, ReadonlyMap<string | null, Values>>,
  { amountOf, countOf }: Columns<Values>,
  state: ShownIn,
  currency: string,
): TopRow[] {
  return [...byKey(breakdown)]
    .map(([id, byCurrency]) => {
      const each = (valueOf: (values: Values) => number) =>
        new Map([...byCurrency].map(([code, values]) => [code, valueOf(values)] as const));
      return {
        id,
        amount: amountShown(each(amountOf), state, currency).amount,
        count: countShown(each(countOf), state, currency),
      };
    })
    .filter(({ amount, count }) => amount !== 0 || count !== 0)
    .toSorted((a, b) => b.amount - a.amount || b.count - a.count)
    .slice(0, MOST);
}
