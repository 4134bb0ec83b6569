import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';

/** Whether a customer signs in to the storefront, or has only ordered. */
export function AccountBadge({ hasAccount }: { hasAccount: boolean }): ReactNode {
  const { t } = useTranslation('customers');
  return (
    <StatusBadge tone={hasAccount ? 'good' : 'neutral'}>
      {t(hasAccount ? 'account.account' : 'account.guest')}
    </StatusBadge>
  );
}
