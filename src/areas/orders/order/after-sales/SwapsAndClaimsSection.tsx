import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetStore } from '#generated/admin/store/store.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import { readEach } from '#ui/format/read-each.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { Section } from '#ui/page/Section.tsx';
import { BrokenRecord } from '#ui/states/BrokenRecord.tsx';
import { SafeRecord } from '#ui/states/failures.tsx';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';
import type { Tone } from '#ui/states/StatusBadge.tsx';
import type { OpenForm } from '#shared/form/useOpenForm.ts';
import { useActionWords } from '../actions/useActionWords.ts';
import { Dotted } from '../Dotted.tsx';
import { itemName } from '../item-name.ts';
import type { Order, OrderClaim, OrderSwap } from '../query.ts';
import { ClaimDetails } from './claim/ClaimDetails.tsx';
import { updateClaimAction } from './claim/update-claim-action.ts';
import { DifferenceText } from './DifferenceText.tsx';
import { hasRefundFailed, swapsAndClaimsOf, stateOf, whyNotWith } from '../facts/swap-or-claim.ts';
import type { SwapOrClaim, SwapOrClaimAction, SwapOrClaimState } from '../facts/swap-or-claim.ts';
import { paymentLink } from './payment-link.ts';
import type { PaymentLink } from './payment-link.ts';
import { SWAP_OR_CLAIM_MENU } from './swap-or-claim-actions.ts';
import classes from './section.module.css';

const TONES: Record<SwapOrClaimState, Tone> = {
  open: 'warning',
  confirmed: 'warning',
  processed: 'info',
  fulfilled: 'info',
  shipped: 'good',
  canceled: 'neutral',
};

interface SwapsAndClaimsSectionProps {
  order: Order;
  form: Pick<OpenForm<SwapOrClaimAction | 'updateClaim'>, 'open'>;
}

export function SwapsAndClaimsSection({ order, form }: SwapsAndClaimsSectionProps): ReactNode {
  const { t } = useTranslation('after-sales');
  const swapsAndClaims = swapsAndClaimsOf(order);
  if (swapsAndClaims.length === 0) return null;
  return (
    <Section title={t('owner.title')}>
      <ul className={classes.records} aria-label={t('owner.title')}>
        {swapsAndClaims.map((swapOrClaim) => (
          <li key={swapOrClaim.record.id} className={classes.record}>
            <SafeRecord
              record={swapOrClaim.record}
              renderBroken={(error) => (
                <BrokenRecord name={undefined} href={undefined} error={error} />
              )}
            >
              <SwapOrClaimEntry order={order} swapOrClaim={swapOrClaim} form={form} />
            </SafeRecord>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function SwapOrClaimEntry({
  order,
  swapOrClaim,
  form,
}: SwapsAndClaimsSectionProps & { swapOrClaim: SwapOrClaim }): ReactNode {
  const { t } = useTranslation('after-sales');
  const format = useFormat();
  const { of, number, record } = swapOrClaim;
  const state = stateOf(swapOrClaim);
  const name = t(`owner.name.${of}`, { number: format.number(number) });
  const made = t('owner.made', { date: format.date(record.created_at) });
  const claimMoney = (claim: OrderClaim): string =>
    claim.type === 'refund' && !hasRefundFailed(claim)
      ? t('section.refund.received', {
          amount: format.money(claim.refund_amount ?? 0, order.currency_code),
        })
      : '';
  return (
    <>
      <div className={classes.head}>
        <h3 className={classes.name}>{name}</h3>
        <StatusBadge tone={TONES[state]}>{t(`owner.state.${of}.${state}`)}</StatusBadge>
        <span className={classes.menu}>
          <SwapOrClaimMenu swapOrClaim={swapOrClaim} name={name} form={form} />
        </span>
      </div>
      <span className={classes.facts}>
        {swapOrClaim.of === 'swap' ? (
          <>
            <Dotted parts={[made]} />
            {' · '}
            <DifferenceText swap={swapOrClaim.record} currency={order.currency_code} />
          </>
        ) : (
          <Dotted parts={[made, claimMoney(swapOrClaim.record)]} />
        )}
      </span>
      {swapOrClaim.of === 'claim' ? (
        <ClaimDetails claim={swapOrClaim.record} order={order} />
      ) : null}
      {swapOrClaim.of === 'swap' ? <SwapNext swap={swapOrClaim.record} state={state} /> : null}
      <ul className={classes.units}>
        {readEach(record.additional_items, (item) => (
          <li key={item.id}>
            <bdi>
              {t('owner.sends', {
                quantity: format.number(item.quantity),
                title: itemName(item),
              })}
            </bdi>
          </li>
        ))}
      </ul>
    </>
  );
}

interface SwapOrClaimMenuProps extends Pick<SwapsAndClaimsSectionProps, 'form'> {
  swapOrClaim: SwapOrClaim;
  name: string;
}

function SwapOrClaimMenu({ swapOrClaim, name, form }: SwapOrClaimMenuProps): ReactNode {
  const { t } = useTranslation('common');
  const words = useActionWords();
  return (
    <MoreMenu place="row" label={t('table.actionsOf', { name })}>
      {swapOrClaim.of === 'swap' ? <LinkItem swap={swapOrClaim.record} /> : null}
      {swapOrClaim.of === 'claim' ? (
        <MoreItem
          icon={updateClaimAction.icon()}
          {...(swapOrClaim.record.canceled_at ? { reason: words.why('ownerCanceled') } : {})}
          onClick={() => form.open('updateClaim', swapOrClaim.record.id)}
        >
          {words.action('updateClaim')}
        </MoreItem>
      ) : null}
      {SWAP_OR_CLAIM_MENU.filter(({ group }) => group === swapOrClaim.of).map(
        ({ name: action, icon, isDangerous }) => {
          const why = whyNotWith(swapOrClaim, action);
          return (
            <MoreItem
              key={action}
              icon={icon()}
              isDangerous={isDangerous === true}
              {...(why === undefined ? {} : { reason: words.why(why) })}
              onClick={() => form.open(action, swapOrClaim.record.id)}
            >
              {words.action(action)}
            </MoreItem>
          );
        },
      )}
    </MoreMenu>
  );
}

function useLink(swap: OrderSwap): { link: PaymentLink; copy: (address: string) => Promise<void> } {
  const { t } = useTranslation('after-sales');
  const hasContent = useFirstContent();
  const { data } = useGetStore({ query: { enabled: hasContent } });
  const copy = async (address: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      showToast('success', { message: t('link.copied') });
    } catch {
      showToast('error', { message: t('link.failed', { link: address }) });
    }
  };
  return { link: paymentLink(swap, data?.store.swap_link_template ?? undefined), copy };
}

interface SwapNextProps {
  swap: OrderSwap;
  state: SwapOrClaimState;
}

function SwapNext({ swap, state }: SwapNextProps): ReactNode {
  const { t } = useTranslation('after-sales');
  const { link, copy } = useLink(swap);
  if (state !== 'open' && state !== 'confirmed' && state !== 'processed') return null;
  return (
    <div className={classes.next}>
      <span>{t(`owner.next.${state}`)}</span>
      {link.kind === 'link' ? (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconLink size={14} stroke={1.75} aria-hidden />}
          onClick={() => void copy(link.address)}
        >
          {t('link.copy')}
        </Button>
      ) : null}
    </div>
  );
}

function LinkItem({ swap }: { swap: OrderSwap }): ReactNode {
  const { t } = useTranslation('after-sales');
  const { link, copy } = useLink(swap);
  return (
    <MoreItem
      icon={IconLink}
      {...(link.kind === 'none' ? { reason: t(`link.why.${link.why}`) } : {})}
      onClick={() => {
        if (link.kind === 'link') void copy(link.address);
      }}
    >
      {t('link.copy')}
    </MoreItem>
  );
}
