import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { isRequested, openEditOf } from '../order/order-edit/edits.ts';
import type { OrderEditRecord } from '../order/order-edit/edits.ts';
import { duePayments } from '../order/order-edit/payments.ts';
import type { Order } from '../order/query.ts';

interface EditWaitsProps {
  order: Order;
  edits: readonly OrderEditRecord[];
}

export function EditWaits({ order, edits }: EditWaitsProps): ReactNode {
  const { t } = useTranslation('order-edit');
  const format = useFormat();
  const edit = openEditOf(edits);
  const [due] = duePayments(order, edits);
  if (edit) {
    const isAsked = isRequested(edit);
    return (
      <Banner tone="info" title={t(isAsked ? 'open.requested' : 'open.created')}>
        <Button component={Link} to={paths.orderEdit(order.id)} size="compact-sm" variant="default">
          {t(isAsked ? 'open.view' : 'open.continue')}
        </Button>
      </Banner>
    );
  }
  if (!due) return null;
  return (
    <Banner
      tone="warning"
      title={t('due.title', { amount: format.money(due.owed, order.currency_code) })}
    >
      <Button
        component={Link}
        to={paths.order(order.id, { edit: 'payEdit', subject: due.collectionId })}
        size="compact-sm"
        variant="default"
      >
        {t('action.payEdit')}
      </Button>
    </Banner>
  );
}
