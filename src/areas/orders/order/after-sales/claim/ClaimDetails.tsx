import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { addressLines } from '#shared/domain/address.ts';
import type { Order, OrderClaim } from '../../query.ts';
import { hasRefundFailed } from '../../facts/swap-or-claim.ts';
import { ClaimedItems } from './ClaimedItems.tsx';

interface ClaimDetailsProps {
  claim: OrderClaim;
  order: Pick<Order, 'currency_code' | 'shipping_address'>;
}

export function ClaimDetails({ claim, order }: ClaimDetailsProps): ReactNode {
  const { t } = useTranslation('after-sales');
  const format = useFormat();
  const tag = useTag();
  const { shipping_address: address } = claim;
  const isElsewhere = claim.type === 'replace' && address?.id !== order.shipping_address?.id;
  return (
    <>
      <ClaimedItems claim={claim} />
      {isElsewhere && address ? (
        <span>{t('claim.sendsTo', { address: format.list(addressLines(address, tag)) })}</span>
      ) : null}
      {hasRefundFailed(claim) ? (
        <Banner tone="warning">
          {t('claim.refundFailed', {
            amount: format.money(claim.refund_amount ?? 0, order.currency_code),
          })}
        </Banner>
      ) : null}
    </>
  );
}
