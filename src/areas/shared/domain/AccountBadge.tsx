import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';

export const AccountBadge = ({ hasAccount }: { hasAccount: boolean }): ReactNode =>
  accountBadge(hasAccount, useTranslation('customers').t);

export function accountBadge(hasAccount: boolean, t: TFunction<'customers'>): ReactNode {
  return (
    <StatusBadge tone={hasAccount ? 'good' : 'neutral'}>
      {t(hasAccount ? 'account.account' : 'account.guest')}
    </StatusBadge>
  );
}
