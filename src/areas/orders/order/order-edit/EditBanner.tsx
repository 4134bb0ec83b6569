import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { UserListResponse } from '#generated/admin/admin.schemas.ts';
import { useListUsers } from '#generated/admin/users/users.ts';
import { personName } from '#ui/format/person-name.ts';
import { paths } from '#app/paths.ts';
import { useIsOutdated } from '#app/query/useIsOutdated.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import { PressGuard } from '#ui/states/PressGuard.tsx';
import type { OpenForm } from '#shared/form/useOpenForm.ts';
import { Dotted } from '../Dotted.tsx';
import type { Order } from '../query.ts';
import { ChangeList } from './ChangeList.tsx';
import { changesOf } from './differences.ts';
import { EditMenuItems } from './EditMenuItems.tsx';
import { isRequested, openEditOf, orderEditsOptions } from './edits.ts';
import type { OrderEditRecord } from './edits.ts';
import type { EditAction } from './forms.ts';
import { duePayments } from './payments.ts';
import classes from './order-edit.module.css';

interface EditBannerProps {
  order: Order;
  edits: readonly OrderEditRecord[];
  form: Pick<OpenForm<EditAction>, 'open'>;
}

export function EditBanner({ order, edits, form }: EditBannerProps): ReactNode {
  const edit = openEditOf(edits);
  const due = duePayments(order, edits).filter(({ owed }) => owed > 0);
  const isOutdated = useIsOutdated(orderEditsOptions(order.id).queryKey);
  if (!edit && due.length === 0) return null;
  return (
    <PressGuard isOn={isOutdated} className={classes.banners}>
      {edit ? <OpenEdit order={order} edit={edit} form={form} /> : null}
      {due.map(({ collectionId, owed }) => (
        <Due
          key={collectionId}
          order={order}
          amount={owed}
          onPay={() => form.open('payEdit', collectionId)}
        />
      ))}
    </PressGuard>
  );
}

interface DueProps {
  order: Order;
  /** Minor units */
  amount: number;
  onPay: () => void;
}

function Due({ order, amount, onPay }: DueProps): ReactNode {
  const { t } = useTranslation('order-edit');
  const format = useFormat();
  return (
    <Banner
      tone="warning"
      title={t('due.title', { amount: format.money(amount, order.currency_code) })}
      action={{ label: t('action.payEdit'), onClick: onPay }}
    >
      {t('due.text')}
    </Banner>
  );
}

interface OpenEditProps extends Omit<EditBannerProps, 'edits'> {
  edit: OrderEditRecord;
}

function OpenEdit({ order, edit, form }: OpenEditProps): ReactNode {
  const { t } = useTranslation('order-edit');
  const format = useFormat();
  const isAsked = isRequested(edit);
  const by = (isAsked ? edit.requested_by : edit.created_by) ?? '';
  const users = useListUsers<UserListResponse>(
    { id: [by] },
    { query: { enabled: by.startsWith('usr_') } },
  );
  const user = users.data?.users.find(({ id }) => id === by);
  const difference = edit.difference_due ?? 0;
  const kind = difference > 0 ? 'due' : difference < 0 ? 'owed' : 'even';
  const changes = changesOf(order, edit);
  return (
    <Banner tone="info" title={t(isAsked ? 'open.requested' : 'open.created')}>
      <Dotted
        parts={[
          user ? t('open.by', { name: personName(user) }) : undefined,
          format.dateTime((isAsked ? edit.requested_at : edit.created_at) ?? ''),
          t(`open.${kind}`, {
            amount: format.money(Math.abs(difference), order.currency_code),
          }),
        ]}
      />
      <ChangeList changes={changes} label={t('changes.title')} />
      <Group gap="xs" mt={8}>
        <Button component={Link} to={paths.orderEdit(order.id)} size="compact-sm" variant="default">
          {t(isAsked ? 'open.view' : 'open.continue')}
        </Button>
        {changes.length > 0 ? (
          <Button size="compact-sm" variant="default" onClick={() => form.open('confirmEdit')}>
            {t('action.confirmEdit')}
          </Button>
        ) : null}
        <MoreMenu label={t('page.more')} place="row">
          <EditMenuItems edit={edit} form={form} />
        </MoreMenu>
      </Group>
    </Banner>
  );
}
