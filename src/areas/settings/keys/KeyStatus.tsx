import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';

export function KeyStatus({ isRevoked }: { isRevoked: boolean }): ReactNode {
  const { t } = useTranslation('keys');
  return (
    <StatusBadge tone={isRevoked ? 'neutral' : 'good'}>
      {t(isRevoked ? 'revoked' : 'live')}
    </StatusBadge>
  );
}
