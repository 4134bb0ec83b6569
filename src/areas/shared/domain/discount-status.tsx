import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';
import type { Tone } from '#ui/states/StatusBadge.tsx';
import { periodOf } from './period.tsx';
import type { Period } from './period.tsx';

export interface Usable {
  is_disabled: boolean;
  starts_at: string | null;
  ends_at: string | null;
  usage_limit: number | null;
  usage_count: number | null;
}

export type DiscountStatus = Period | 'disabled' | 'usedUp';

/**
 * Of several reasons, the first wins.
 *
 * @param now instant, ms
 */
export function statusOf(discount: Usable, now: number): DiscountStatus {
  if (discount.is_disabled) return 'disabled';
  const period = periodOf(discount, now);
  if (period === 'expired') return period;
  const { usage_limit: limit, usage_count: count } = discount;
  // To the server, 0 means unlimited.
  if (limit && (count ?? 0) >= limit) return 'usedUp';
  return period;
}

const TONES: Record<DiscountStatus, Tone> = {
  active: 'good',
  scheduled: 'info',
  expired: 'neutral',
  usedUp: 'warning',
  disabled: 'neutral',
};

export function useStatusText(): (status: DiscountStatus) => string {
  const { t } = useTranslation('statuses');
  return (status) => t(`period.${status}`);
}

export function DiscountStatusBadge({ discount }: { discount: Usable }): ReactNode {
  const text = useStatusText();
  const [now] = useState(() => Date.now());
  const status = statusOf(discount, now);
  return <StatusBadge tone={TONES[status]}>{text(status)}</StatusBadge>;
}
