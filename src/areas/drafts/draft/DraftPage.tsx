import { Button } from '@mantine/core';
import { IconCopyPlus, IconFileOff, IconPencil } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { RelativeTime } from '#ui/format/RelativeTime.tsx';
import { MoreItem } from '#ui/overlay/MoreMenu.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { RecordPage } from '#shared/record/RecordPage.tsx';
import type { KnownHead } from '#shared/record/RecordPage.tsx';
import { RECORD_FORMS, RecordView } from '#shared/record/RecordView.tsx';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { DraftStatusBadge } from '../DraftStatusBadge.tsx';
import type { ListedDraft } from '../list/query.ts';
import { AddressSection, ContactForm, CustomerSection } from './CustomerSection.tsx';
import { DraftItems } from './DraftItems.tsx';
import { DRAFT_REASONS, draftRecord, whyNotDraft } from './query.ts';
import type { Draft, DraftAction } from './query.ts';
import { DraftTotals } from './DraftTotals.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import classes from './draft.module.css';

const DraftAddressForm = lazyNamed(() => import('./DraftAddressForm.tsx'), 'DraftAddressForm');
const DiscountsForm = lazyNamed(() => import('./DiscountsForm.tsx'), 'DiscountsForm');
const PayForm = lazyNamed(() => import('./PayForm.tsx'), 'PayForm');
const DeleteDraft = lazyNamed(() => import('./DeleteDraft.tsx'), 'DeleteDraft');

export function DraftPage(): ReactNode {
  const { t } = useTranslation('drafts');
  return (
    <RecordPage
      source={draftRecord}
      listPath={paths.drafts}
      icon={<IconFileOff size={30} stroke={1.4} aria-hidden />}
      namespace="drafts"
      known={(draft: ListedDraft) => headOf(draft, t)}
      sections={{ main: [4, 5, 2], side: [3, 4] }}
    >
      {(draft) => <DraftContent draft={draft} />}
    </RecordPage>
  );
}

const headOf = (draft: ListedDraft, t: TFunction<'drafts'>): KnownHead => ({
  title: t('page.number', { number: draft.display_id }),
  status: <DraftHead status={draft.status} instant={draft.created_at} />,
});

interface DraftHeadProps {
  status: Draft['status'];
  instant: string;
}

const DraftHead = ({ status, instant }: DraftHeadProps): ReactNode => (
  <>
    <DraftStatusBadge status={status} />
    <span className={classes.headFacts}>
      <RelativeTime instant={instant} />
    </span>
  </>
);

const FORMS = [
  'contact',
  'shippingAddress',
  'billingAddress',
  'discounts',
  'pay',
  ...RECORD_FORMS,
] as const;

export type DraftForm = Exclude<(typeof FORMS)[number], (typeof RECORD_FORMS)[number]>;

function DraftContent({ draft }: { draft: Draft }): ReactNode {
  const { t } = useTranslation('drafts');
  const form = useOpenForm(FORMS);
  const { id, status, order_id: orderId } = draft;
  const own = { draft, onClose: form.close };
  const canDo = (action: DraftAction): boolean => whyNotDraft(draft, action) === undefined;
  const ifCan = (action: DraftAction, title: string, content: ReactNode) =>
    canDo(action) ? { title, content } : undefined;
  const whyNotItems = whyNotDraft(draft, 'items');
  return (
    <RecordView
      record={draft}
      title={t('page.number', { number: draft.display_id })}
      status={<DraftHead status={status} instant={draft.created_at} />}
      actions={
        canDo('pay') ? (
          <Button onClick={() => form.open('pay')}>{t('pay.action')}</Button>
        ) : orderId ? (
          <Button component={Link} to={paths.order(orderId)}>
            {t('page.toOrder')}
          </Button>
        ) : null
      }
      menu={
        <>
          <MoreItem
            icon={IconPencil}
            to={paths.newDraft({ from: id, replaces: id })}
            {...(whyNotItems ? { reason: t(DRAFT_REASONS[whyNotItems]) } : {})}
          >
            {t('page.editAll')}
          </MoreItem>
          <MoreItem icon={IconCopyPlus} to={paths.newDraft({ from: id })}>
            {t('duplicate')}
          </MoreItem>
        </>
      }
      {...(canDo('delete')
        ? {
            remove: {
              label: t('delete.action'),
              renderDialog: (props) => <DeleteDraft draft={draft} {...props} />,
            },
          }
        : {})}
      main={
        <>
          <DraftItems draft={draft} />
          <DraftTotals draft={draft} form={form} />
          <PaymentSection draft={draft} />
        </>
      }
      side={
        <>
          <CustomerSection draft={draft} form={form} />
          <AddressSection draft={draft} form={form} />
        </>
      }
      days={{ created: t('columns.created'), updated: t('columns.updated') }}
      form={form}
      forms={{
        contact: ifCan('contact', t('contact.title'), <ContactForm {...own} />),
        shippingAddress: ifCan(
          'address',
          t('page.editShipping'),
          <DraftAddressForm {...own} of="shipping_address" />,
        ),
        billingAddress: ifCan(
          'address',
          t('page.editBilling'),
          <DraftAddressForm {...own} of="billing_address" />,
        ),
        discounts: canDo('discounts')
          ? {
              title: t('page.editDiscounts'),
              size: 'dialog',
              content: <DiscountsForm {...own} />,
            }
          : undefined,
        pay: {
          title: t('pay.title'),
          size: 'dialog',
          fields: 5,
          content: <PayForm {...own} />,
        },
      }}
    />
  );
}
