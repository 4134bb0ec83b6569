import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { plainText } from '#ui/format/instant.ts';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';

export function DraftStatusBadge({ status }: { status: string }): ReactNode {
  const { t } = useTranslation('drafts');
  if (status !== 'open' && status !== 'completed') {
    return <StatusBadge tone="neutral">{plainText(status)}</StatusBadge>;
  }
  return (
    <StatusBadge tone={status === 'open' ? 'warning' : 'good'}>{t(`status.${status}`)}</StatusBadge>
  );
}
