import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { timeOf } from '#ui/format/instant.ts';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';

/** Null: open-ended. */
export interface Bounded {
  starts_at: string | null;
  ends_at: string | null;
}

export type Period = 'active' | 'scheduled' | 'expired';

/** @param now instant, ms */
export function periodOf({ starts_at: from, ends_at: until }: Bounded, now: number): Period {
  if (from && timeOf(from) > now) return 'scheduled';
  return until && timeOf(until) <= now ? 'expired' : 'active';
}

const TONES = { active: 'good', scheduled: 'info', expired: 'neutral' } as const;

export function usePeriodText(): (of: Bounded) => string {
  const { t } = useTranslation('statuses');
  const [now] = useState(() => Date.now());
  return (of) => t(`period.${periodOf(of, now)}`);
}

interface PeriodBadgeProps {
  of: Bounded;
  off: 'draft' | 'disabled' | undefined;
}

export function PeriodBadge({ of, off }: PeriodBadgeProps): ReactNode {
  const { t } = useTranslation('statuses');
  const [now] = useState(() => Date.now());
  if (off) return <StatusBadge tone="neutral">{t(`period.${off}`)}</StatusBadge>;
  const period = periodOf(of, now);
  return <StatusBadge tone={TONES[period]}>{t(`period.${period}`)}</StatusBadge>;
}
