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

/** All states of a return, in the order in which staff look for them. */
export const RETURN_STATUSES = Object.keys(TONES) as ReturnStatus[];

/** Whether this app knows a state. */
export const isReturnStatus = (status: unknown): status is ReturnStatus =>
  RETURN_STATUSES.some((known) => known === status);

/** How far a return is; a state that this app doesn't know in the server's own word. */
export function ReturnStatusBadge({ status }: { status: ReturnStatus }): ReactNode {
  const { t } = useTranslation('after-sales');
  return isReturnStatus(status) ? (
    <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>
  ) : (
    <StatusBadge tone="neutral">{plainText(status)}</StatusBadge>
  );
}
