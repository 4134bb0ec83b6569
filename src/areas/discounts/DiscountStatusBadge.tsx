import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';
import type { Tone } from '#ui/states/StatusBadge.tsx';
import { statusOf } from './status.ts';
import type { DiscountStatus, Usable } from './status.ts';

const TONES: Record<DiscountStatus, Tone> = {
  active: 'good',
  scheduled: 'info',
  expired: 'neutral',
  usedUp: 'warning',
  disabled: 'neutral',
};

/** A status in a word. */
export function useStatusText(): (status: DiscountStatus) => string {
  const { t } = useTranslation('discounts');
  const { t: statuses } = useTranslation('statuses');
  return (status) => (status === 'usedUp' ? t('status.usedUp') : statuses(`period.${status}`));
}

/** Whether a discount's code works now. */
export function DiscountStatusBadge({ discount }: { discount: Usable }): ReactNode {
  const text = useStatusText();
  const [now] = useState(() => Date.now());
  const status = statusOf(discount, now);
  return <StatusBadge tone={TONES[status]}>{text(status)}</StatusBadge>;
}
