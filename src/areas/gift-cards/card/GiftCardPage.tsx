import { IconCopy, IconGiftOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getUpdateGiftCardMutationOptions } from '#generated/admin/gift-cards/gift-cards.ts';
import { paths } from '#app/paths.ts';
import { MoreItem } from '#ui/overlay/MoreMenu.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { NeighbourLinks } from '#shared/record/NeighbourLinks.tsx';
import { RecordPage } from '#shared/record/RecordPage.tsx';
import type { KnownHead } from '#shared/record/RecordPage.tsx';
import { RECORD_FORMS, RecordView } from '#shared/record/RecordView.tsx';
import { StatusSwitch, SwitchOnButton } from '#shared/record/StatusSwitch.tsx';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { useSwitch } from '../bulk/useSwitch.ts';
import { copyCode } from '../copy-code.ts';
import { GiftCardStatusBadge, useStatusText } from '../GiftCardStatusBadge.tsx';
import { giftCardList } from '../list/query.ts';
import type { ListedGiftCard } from '../list/query.ts';
import { BalanceSection } from './BalanceSection.tsx';
import { DetailsSection, GeneralForm, RecipientSection } from './facts.tsx';
import { HistorySection } from './HistorySection.tsx';
import { MessagesSection } from './MessagesSection.tsx';
import { statusOf } from '../status.ts';
import { giftCardRecord } from './query.ts';
import type { GiftCard } from './query.ts';
import { UsesSection } from './UsesSection.tsx';

const BalanceForm = lazyNamed(() => import('./BalanceForm.tsx'), 'BalanceForm');
const DeleteGiftCard = lazyNamed(() => import('../DeleteGiftCard.tsx'), 'DeleteGiftCard');
const ResendMessage = lazyNamed(() => import('./ResendMessage.tsx'), 'ResendMessage');

export function GiftCardPage(): ReactNode {
  return (
    <RecordPage
      source={giftCardRecord}
      listPath={paths.giftCards}
      icon={<IconGiftOff size={30} stroke={1.4} aria-hidden />}
      namespace="gift-cards"
      known={headOf}
      sections={{ main: [2, 3], side: [5, 2, 1] }}
    >
      {(card) => <GiftCardContent card={card} />}
    </RecordPage>
  );
}

const headOf = (card: ListedGiftCard): KnownHead => ({
  title: card.code,
  status: <GiftCardStatusBadge card={card} />,
});

const FORMS = ['general', 'balance', 'message', ...RECORD_FORMS] as const;

function GiftCardContent({ card }: { card: GiftCard }): ReactNode {
  const { t } = useTranslation('gift-cards');
  const { t: notifications } = useTranslation('notifications');
  const form = useOpenForm(FORMS);
  const change = useSwitch(card);
  const { code } = card;
  return (
    <RecordView
      record={card}
      title={code}
      status={<GiftCardStatus card={card} change={change} />}
      actions={
        <>
          <NeighbourLinks list={giftCardList} recordPath={paths.giftCard} namespace="gift-cards" />
          {card.is_disabled && card.balance > 0 ? (
            <SwitchOnButton
              label={t('bulk.action.enable')}
              isSaving={change.isPending}
              onClick={change.mutate}
            />
          ) : null}
        </>
      }
      menu={
        <MoreItem icon={IconCopy} onClick={() => void copyCode(code, t)}>
          {t('copy.action')}
        </MoreItem>
      }
      remove={{
        label: t('delete.action'),
        renderDialog: (removal) => <DeleteGiftCard {...removal} card={card} />,
      }}
      main={
        <>
          <BalanceSection card={card} onSet={() => form.open('balance')} />
          <UsesSection card={card} />
          <HistorySection card={card} />
        </>
      }
      side={
        <>
          <DetailsSection card={card} onEdit={() => form.open('general')} />
          <RecipientSection card={card} />
          <MessagesSection cardId={card.id} onResend={(id) => form.open('message', id)} />
        </>
      }
      days={{ created: t('page.created'), updated: t('page.updated') }}
      form={form}
      forms={{
        general: {
          title: t('edit.title'),
          content: <GeneralForm card={card} onClose={form.close} />,
        },
        balance: {
          title: t('balance.action'),
          content: <BalanceForm card={card} onClose={form.close} />,
        },
        message: {
          title: notifications('title'),
          size: 'dialog',
          content: <ResendMessage cardId={card.id} message={form.subject} onClose={form.close} />,
        },
      }}
      source={giftCardRecord}
      update={getUpdateGiftCardMutationOptions}
      saved={t('edit.saved', { code })}
    />
  );
}

interface GiftCardStatusProps {
  card: GiftCard;
  change: ReturnType<typeof useSwitch>;
}

function GiftCardStatus({ card, change }: GiftCardStatusProps): ReactNode {
  const { t } = useTranslation('gift-cards');
  const text = useStatusText();
  const [now] = useState(() => Date.now());
  // Nothing left to spend: enabling changes nothing.
  if (card.balance <= 0) return <GiftCardStatusBadge card={card} />;
  const badge = (isDisabled: boolean): ReactNode => (
    <GiftCardStatusBadge card={{ ...card, is_disabled: isDisabled }} />
  );
  return (
    <StatusSwitch
      text={text(statusOf(card, now))}
      isOn={!card.is_disabled}
      on={{ badge: badge(false), hint: t('statusHint.enabled') }}
      off={{ badge: badge(true), hint: t('statusHint.disabled') }}
      isSaving={change.isPending}
      onSwitch={change.mutate}
    />
  );
}
