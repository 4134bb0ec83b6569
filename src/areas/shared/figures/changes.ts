import type { Instant, OrderFacts } from './facts.ts';

/** Changes that leave an order's `updated_at` as it was */
export type UnseenChange =
  /** Another partial refund */
  | 'refund'
  /** Another parcel shipped */
  | 'parcel'
  /** An open return or exchange canceled or confirmed */
  | 'afterSale'
  /** A return, exchange, claim or order edit begun */
  | 'recent';

const MS_A_DAY = 86_400_000;
/** Later returns are seen when they arrive. */
export const RECENT_DAYS = 30;

/** Returns what reading by `updated_at` could miss; undefined for nothing. */
export function unseenChange(order: OrderFacts, now: Instant): UnseenChange | undefined {
  if (order.isCanceled) return undefined;
  if (isPartlyRefunded(order)) return 'refund';
  if (isPartlyShipped(order)) return 'parcel';
  if (isAfterSaleOpen(order)) return 'afterSale';
  const last = Math.max(order.at, order.updatedAt);
  return now - last < RECENT_DAYS * MS_A_DAY ? 'recent' : undefined;
}

export const mustReadAgain = (order: OrderFacts, now: Instant): boolean =>
  unseenChange(order, now) !== undefined;

function isPartlyRefunded({ payments, refunds, claims }: OrderFacts): boolean {
  const captured = payments.reduce(
    (sum, { amount, capturedAt, isCanceled }) =>
      capturedAt === null || isCanceled ? sum : sum + amount,
    0,
  );
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  return captured > refunded && (refunds.length > 0 || claims.length > 0);
}

function isPartlyShipped({ lines }: OrderFacts): boolean {
  return (
    lines.some(({ shipped }) => shipped > 0) &&
    lines.some(({ shipped, quantity }) => shipped < quantity)
  );
}

const isAfterSaleOpen = ({ returns, exchanges, payments }: OrderFacts): boolean =>
  returns.some(({ receivedAt, status }) => receivedAt === null && status !== 'canceled') ||
  exchanges.some(({ confirmedAt, isCanceled }) => confirmedAt === null && !isCanceled) ||
  payments.some(
    ({ exchangeId, capturedAt, isCanceled }) =>
      exchangeId !== null && capturedAt === null && !isCanceled,
  );
