import type { PriceList } from '#generated/admin/admin.schemas.ts';
import { periodOf } from '#shared/domain/period.tsx';
import type { Period } from '#shared/domain/period.tsx';

/** Draft, or the state of its dates. */
export type PriceListState = 'draft' | Period;

export const STATES: readonly PriceListState[] = ['active', 'scheduled', 'draft', 'expired'];

/** @param now epoch milliseconds */
export const statusOf = (
  list: Pick<PriceList, 'status' | 'starts_at' | 'ends_at'>,
  now: number,
): PriceListState => (list.status === 'draft' ? 'draft' : periodOf(list, now));
