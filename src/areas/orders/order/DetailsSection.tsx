import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isCurrencyCode } from '#ui/format/currency.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Facts, Section } from '#ui/page/Section.tsx';
import type { Order } from './query.ts';

export function DetailsSection({ order }: { order: Order }): ReactNode {
  const { t } = useTranslation('order');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { sales_channel: channel, region, currency_code: currency } = order;
  const methods = order.shipping_methods.map((method) => method.shipping_option?.name);
  const sentBy = methods.filter((name) => typeof name === 'string');
  return (
    <Section title={common('sections.details')}>
      <Facts
        facts={[
          { label: common('fields.channel'), value: channel?.name },
          {
            label: common('fields.region'),
            value: [region?.name, isCurrencyCode(currency) ? currency.toUpperCase() : undefined]
              .filter((part) => typeof part === 'string')
              .join(' · '),
          },
          { label: t('page.shippingMethod'), value: format.list(sentBy) },
          ...(order.draft_order_id
            ? [{ label: t('page.source'), value: t('page.fromDraft') }]
            : []),
        ]}
      />
    </Section>
  );
}
