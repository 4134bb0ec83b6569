import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';

export function ChannelStatus({ isDisabled }: { isDisabled: boolean }): ReactNode {
  const { t } = useTranslation('channels');
  return (
    <StatusBadge tone={isDisabled ? 'neutral' : 'good'}>
      {t(isDisabled ? 'disabled' : 'enabled')}
    </StatusBadge>
  );
}
