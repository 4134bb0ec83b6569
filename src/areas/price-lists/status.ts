import type { PriceList } from '#generated/admin/admin.schemas.ts';
import { periodOf } from '#shared/period.tsx';
import type { Period } from '#shared/period.tsx';

/** How far a price list is: switched off, or what its dates say. */
export type PriceListState = 'draft' | Period;

export const STATES: readonly PriceListState[] = ['active', 'scheduled', 'draft', 'expired'];

/** @param now instant, ms */
export const statusOf = (
  list: Pick<PriceList, 'status' | 'starts_at' | 'ends_at'>,
  now: number,
): PriceListState => (list.status === 'draft' ? 'draft' : periodOf(list, now));
