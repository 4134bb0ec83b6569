import type {
  Breakdown,
  DiscountFigures,
  ItemFigures,
  PaymentFigures,
  RefundFigures,
  TaxFigures,
} from './breakdowns.ts';
import type { Bucket, Period, Step } from './days.ts';
import type { Instant } from './facts.ts';
import type { Dimension, Figures, Sums } from './sums.ts';

/** Undefined means all. */
export interface FigureFilter {
  channelId?: string | undefined;
  regionId?: string | undefined;
  /** ISO 3166, lower case */
  country?: string | undefined;
}

export interface PeriodQuestion {
  period: Period;
  /** IANA name */
  zone: string;
  filter: FigureFilter;
}

export interface SumsQuestion extends PeriodQuestion {
  step: Step;
  /** 1 (Monday) to 7 */
  firstWeekday: number;
}

export interface SumsAnswer {
  buckets: Bucket[];
  /** `buckets` of each are those above. */
  byCurrency: Map<string, Sums>;
}

interface PaymentsAnswer {
  buckets: Bucket[];
  /** By bucket */
  byCurrency: Map<string, PaymentFigures[]>;
}

export type OrdersOf =
  | { kind: Dimension | 'product' | 'variant' | 'discount'; id: string | null }
  | { kind: 'taxRate'; rate: number | null }
  | { kind: 'refunds' | 'returns' | 'all' };

/** Answers from the orders that are known so far. */
export interface FiguresEngine {
  sums: (question: SumsQuestion) => Promise<SumsAnswer>;
  by: (question: PeriodQuestion & { dimension: Dimension }) => Promise<Breakdown<string, Figures>>;
  items: (
    question: PeriodQuestion & { by: 'product' | 'variant' },
  ) => Promise<Breakdown<string, ItemFigures>>;
  discounts: (question: PeriodQuestion) => Promise<Breakdown<string, DiscountFigures>>;
  taxes: (question: PeriodQuestion) => Promise<Breakdown<number, TaxFigures>>;
  refunds: (question: PeriodQuestion) => Promise<Breakdown<string, RefundFigures>>;
  /** Units by id of the return reason */
  returned: (question: PeriodQuestion) => Promise<Map<string | null, number>>;
  payments: (question: SumsQuestion) => Promise<PaymentsAnswer>;
  /** Ids, the latest first */
  orderIds: (question: PeriodQuestion & { of: OrdersOf; currency?: string }) => Promise<string[]>;
}

export interface UnreadOrder {
  id: string;
  /** null if that can't be read either */
  number: number | null;
}

export interface FiguresStatus {
  state: 'opening' | 'reading' | 'paused' | 'stopped' | 'failed' | 'ready';
  /** Orders read and to be read in this reading */
  read: number;
  count: number | undefined;
  /** All orders placed since are known; undefined while none is, -Infinity when all are. */
  knownSince: Instant | undefined;
  /** Orders that figures lack; many aren't listed. */
  unread: { count: number; orders: readonly UnreadOrder[] };
  /** Rises when the known orders change. */
  version: number;
  /** End of the last whole reading */
  readAt: Instant | undefined;
  error: unknown;
}
