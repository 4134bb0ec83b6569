import { Anchor } from '@mantine/core';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetStore } from '#generated/admin/store/store.ts';
import { paths } from '#app/paths.ts';
import { Copyable } from '#ui/format/Copyable.tsx';
import { Section, SectionNote } from '#ui/page/Section.tsx';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { draftName } from '../names.ts';
import { paymentLink } from './payment-link.ts';
import type { Draft } from './query.ts';

export function PaymentSection({ draft }: { draft: Draft }): ReactNode {
  const { t } = useTranslation('drafts');
  const store = useGetStore();
  const { order, order_id: orderId, status } = draft;
  if (status !== 'open') {
    return (
      <Section title={t('payment.title')}>
        <SectionNote>{t('payment.paid')}</SectionNote>
        {orderId ? (
          <Anchor component={Link} to={paths.order(orderId)}>
            {order ? t('payment.order', { number: draftName(order) }) : t('page.toOrder')}
          </Anchor>
        ) : null}
      </Section>
    );
  }
  return (
    <Section title={t('payment.title')}>
      <SectionQuery query={store} skeleton={<Skeleton height={24} />}>
        {({ store: { payment_link_template: template } }) => {
          const link = paymentLink(template, draft.cart_id);
          return link === undefined ? (
            <SectionNote>{t('payment.noTemplate')}</SectionNote>
          ) : (
            <Copyable value={link} label={t('payment.copy')}>
              <bdi dir="ltr" style={{ overflowWrap: 'anywhere' }}>
                {link}
              </bdi>
            </Copyable>
          );
        }}
      </SectionQuery>
    </Section>
  );
}
