import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';
import type { Tone } from '#ui/states/StatusBadge.tsx';
import { statusOf } from './status.ts';
import type { GiftCardStatus, Spendable } from './status.ts';

const TONES: Record<GiftCardStatus, Tone> = {
  active: 'good',
  usedUp: 'neutral',
  expired: 'warning',
  disabled: 'neutral',
};

export function useStatusText(): (status: GiftCardStatus) => string {
  const { t } = useTranslation('gift-cards');
  return (status) => t(`status.${status}`);
}

export function GiftCardStatusBadge({ card }: { card: Spendable }): ReactNode {
  const text = useStatusText();
  const [now] = useState(() => Date.now());
  const status = statusOf(card, now);
  return <StatusBadge tone={TONES[status]}>{text(status)}</StatusBadge>;
}
