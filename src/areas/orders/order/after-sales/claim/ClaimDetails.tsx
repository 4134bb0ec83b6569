import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { Banner } from '#ui/states/Banner.tsx';
import type { OrderClaim } from '../../query.ts';
import { hasRefundFailed } from '../owners.ts';
import { ClaimedItems } from './ClaimedItems.tsx';

interface ClaimDetailsProps {
  claim: OrderClaim;
  currency: string;
}

/** What went wrong, and whether the refund for it did. */
export function ClaimDetails({ claim, currency }: ClaimDetailsProps): ReactNode {
  const { t } = useTranslation('after-sales');
  const format = useFormat();
  return (
    <>
      <ClaimedItems claim={claim} />
      {hasRefundFailed(claim) ? (
        <Banner tone="warning">
          {t('claim.refundFailed', { amount: format.money(claim.refund_amount ?? 0, currency) })}
        </Banner>
      ) : null}
    </>
  );
}
