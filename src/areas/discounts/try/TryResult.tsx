import { Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { Totals } from '#ui/page/Totals.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import { itemRefusalText } from '#shared/domain/item-refusal.ts';
import type { Check } from './explain.ts';
import type { Tried, TriedItem } from './trial.ts';
import classes from './try.module.css';

interface TryResultProps {
  tried: Tried;
  /** Code of the region's currency. */
  currency: string;
}

export function TryResult({ tried, currency }: TryResultProps): ReactNode {
  const { t } = useTranslation('discount-codes');
  const { t: common } = useTranslation('common');
  const { answer, items, input } = tried;
  const { refusedItems, cart } = answer;
  const isOther = (cart.customer_id ?? null) !== input.customerId;
  return (
    <section aria-label={t('try.cart')} className={classes.result}>
      <Verdict tried={tried} currency={currency} />
      {isOther ? <Banner tone="warning">{t('try.otherCustomer')}</Banner> : null}
      {answer.isEmptied ? null : <Banner tone="warning">{t('try.notEmptied')}</Banner>}
      {refusedItems.map(({ variantId, error }) => (
        <Banner
          key={variantId}
          tone="warning"
          title={t('try.refusedItem', {
            item: input.items.find((item) => item.variantId === variantId)?.name ?? '',
          })}
        >
          {itemRefusalText(error, common)}
        </Banner>
      ))}
      <Checks tried={tried} />
      {items.length > 0 ? (
        <>
          <ul className={classes.answers}>
            {items.map((item) => (
              <ItemAnswer key={item.id} item={item} currency={currency} />
            ))}
          </ul>
          <Sums tried={tried} currency={currency} />
        </>
      ) : null}
    </section>
  );
}

/** Minor units that a discount takes off what is shipped. */
const shippingOff = ({ answer: { cart, discounted } }: Tried): number =>
  discounted ? Math.round(cart.shipping_total - discounted.shipping_total) : 0;

function Verdict({ tried, currency }: TryResultProps): ReactNode {
  const { t } = useTranslation('discount-codes');
  const format = useFormat();
  const { answer, discount, checks } = tried;
  const { discounted, refusal } = answer;
  const isShipping = discount.rule?.type === 'free_shipping';
  if (refusal) {
    const failed = checks.find(({ isMet }) => !isMet);
    return (
      <Banner tone="bad" title={t('try.refused')}>
        <p>
          <Reason tried={tried} failed={failed} />
        </p>
        <small>{t('try.serverSaid', { message: refusal.serverMessage ?? refusal.message })}</small>
      </Banner>
    );
  }
  if (isShipping && answer.cart.shipping_methods.length === 0) {
    return <Banner tone="warning">{t('try.shippingNone')}</Banner>;
  }
  const off = isShipping ? shippingOff(tried) : Math.round(discounted?.discount_total ?? 0);
  if (off <= 0) return <Banner tone="warning" title={t('try.nothing')} />;
  const amount = format.money(off, currency);
  return (
    <Banner tone="good" title={t(isShipping ? 'try.freeShipping' : 'try.accepted', { amount })} />
  );
}

function Reason({ tried, failed }: { tried: Tried; failed: Check | undefined }): ReactNode {
  const { t } = useTranslation('discount-codes');
  const format = useFormat();
  const { discount, isTemplateGone, input } = tried;
  if (isTemplateGone) return t('try.reason.template');
  if (!failed) return t('try.unexplained');
  switch (failed.name) {
    case 'started':
      return t('try.reason.started', { date: format.dateTime(discount.starts_at) });
    case 'notEnded':
      return t('try.reason.notEnded', { date: format.dateTime(discount.ends_at ?? '') });
    case 'notUsedUp':
      return t('try.reason.notUsedUp', {
        used: format.number(discount.usage_count),
        limit: format.number(discount.usage_limit ?? 0),
      });
    case 'customer_groups.in':
    case 'customer_groups.not_in':
      return t(input.customerId === null ? 'try.guestGroups' : `try.reason.${failed.name}`);
    default:
      return t(`try.reason.${failed.name}`);
  }
}

function Checks({ tried: { checks, isTemplateGone } }: { tried: Tried }): ReactNode {
  const { t } = useTranslation('discount-codes');
  const lines = [
    ...(isTemplateGone ? [{ name: 'template' as const, isMet: false }] : []),
    ...checks,
  ];
  return (
    <ul className={classes.checks} aria-label={t('try.checks')}>
      {lines.map(({ name, isMet }) => (
        <Line key={name} isMet={isMet}>
          {t(`try.check.${name}`)}
        </Line>
      ))}
    </ul>
  );
}

function Line({ isMet, children }: { isMet: boolean; children: ReactNode }): ReactNode {
  const { t } = useTranslation('discount-codes');
  const Icon = isMet ? IconCircleCheck : IconCircleX;
  return (
    <li className={classes.check} data-met={isMet}>
      <Icon size={16} stroke={1.75} aria-hidden />
      <span>
        {children}
        <span className="qm-visually-hidden"> {t(isMet ? 'try.met' : 'try.notMet')}</span>
      </span>
    </li>
  );
}

function ItemAnswer({ item, currency }: { item: TriedItem; currency: string }): ReactNode {
  const { t } = useTranslation('discount-codes');
  const format = useFormat();
  const off = Math.round(item.discount);
  const name = [item.title, item.variantTitle].filter(Boolean).join(' · ');
  return (
    <li className={classes.answer}>
      <span className={classes.name}>
        <bdi>{name}</bdi> × {format.number(item.quantity)}
        {item.reason ? (
          <Text size="sm" c="dimmed">
            {itemReason(item.reason, t)}
          </Text>
        ) : null}
      </span>
      <span className={classes.amount}>
        <bdi>{format.money(Math.round(item.subtotal), currency)}</bdi>
        {off > 0 ? (
          <Text size="sm" c="dimmed">
            <bdi>{format.money(-off, currency)}</bdi>
          </Text>
        ) : null}
      </span>
    </li>
  );
}

type Words = ReturnType<typeof useTranslation<'discount-codes'>>['t'];

const itemReason = (reason: NonNullable<TriedItem['reason']>, t: Words): string =>
  t(`try.item.${reason}`);

function Sums({ tried: { answer }, currency }: TryResultProps): ReactNode {
  const { t } = useTranslation('discount-codes');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { cart, discounted } = answer;
  const shown = discounted ?? cart;
  const money = (amount: number): string => format.money(Math.round(amount), currency);
  return (
    <Totals
      rows={[
        { label: t('try.subtotal'), value: money(shown.subtotal) },
        { label: t('try.discount'), value: money(-Math.round(shown.discount_total)) },
        ...(cart.shipping_methods.length > 0
          ? [{ label: t('try.shipping'), value: money(shown.shipping_total) }]
          : []),
        { label: common('fields.tax'), value: money(shown.tax_total) },
        { label: t('try.without'), value: money(cart.total) },
        { label: t('try.total'), value: money(shown.total), isTotal: true },
      ]}
    />
  );
}
