import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';

export function AccountBadge({ hasAccount }: { hasAccount: boolean }): ReactNode {
  const { t } = useTranslation('customers');
  return (
    <StatusBadge tone={hasAccount ? 'good' : 'neutral'}>
      {t(hasAccount ? 'account.account' : 'account.guest')}
    </StatusBadge>
  );
}
