import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReturnStatus } from '#generated/admin/admin.schemas.ts';
import { plainText } from '#ui/format/instant.ts';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';
import type { Tone } from '#ui/states/StatusBadge.tsx';

const TONES: Record<ReturnStatus, Tone> = {
  requested: 'warning',
  requires_action: 'bad',
  received: 'good',
  canceled: 'neutral',
};

export const RETURN_STATUSES = Object.keys(TONES) as ReturnStatus[];

export const isReturnStatus = (status: unknown): status is ReturnStatus =>
  RETURN_STATUSES.some((known) => known === status);

/** Shows unknown states as sent. */
export function ReturnStatusBadge({ status }: { status: ReturnStatus }): ReactNode {
  const { t } = useTranslation('after-sales');
  return isReturnStatus(status) ? (
    <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>
  ) : (
    <StatusBadge tone="neutral">{plainText(status)}</StatusBadge>
  );
}
