import { IconCircleCheck, IconCircleMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useMoment } from '#ui/format/useMoment.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { groupsOf } from '../sources/all-price-lists.ts';
import { itemRefusalText } from '../domain/item-refusal.ts';
import type { PriceAnswer } from './ask.ts';
import type { ListVerdict } from './explain.ts';
import classes from './shopper-price.module.css';

export function ShopperPriceAnswer({ answer }: { answer: PriceAnswer }): ReactNode {
  const { t } = useTranslation('price-tools');
  const format = useFormat();
  const { base, isBasePaid, lists, question, answer: trial } = answer;
  const { currency, customerId } = question;
  return (
    <section aria-label={t('pays.answer')} className={classes.answer}>
      <Verdict answer={answer} />
      {(trial.cart.customer_id ?? null) === customerId ? null : (
        <Banner tone="warning">{t('pays.otherCustomer')}</Banner>
      )}
      {trial.isEmptied ? null : <Banner tone="warning">{t('pays.notEmptied')}</Banner>}
      <ul className={classes.lines}>
        <Line isPaid={isBasePaid} title={t('pays.base')} amount={base} currency={currency}>
          {base === undefined ? t('pays.noBase', { currency: currency.toUpperCase() }) : null}
        </Line>
        {lists.map((verdict) => (
          <Line
            key={verdict.list.id}
            isPaid={verdict.isPaid}
            title={
              <Link to={paths.priceList(verdict.list.id)}>
                <bdi>{verdict.list.name}</bdi>
              </Link>
            }
            amount={verdict.amount}
            currency={currency}
          >
            <Reason verdict={verdict} answer={answer} />
            {verdict.isOtherRegion ? ` ${t('pays.otherRegion')}` : null}
          </Line>
        ))}
      </ul>
      {lists.length === 0 ? <p className={classes.reason}>{t('pays.noLists')}</p> : null}
      {answer.paid === undefined ? null : (
        <p className={classes.reason}>
          {t(answer.includesTax ? 'pays.taxIncluded' : 'pays.taxAdded')}{' '}
          {t('pays.total', {
            count: question.quantity,
            number: format.number(question.quantity),
            amount: format.money(answer.paid * question.quantity, currency),
          })}
        </p>
      )}
    </section>
  );
}

function Verdict({ answer }: { answer: PriceAnswer }): ReactNode {
  const { t } = useTranslation('price-tools');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { paid, isBasePaid, lists, question } = answer;
  const [refused] = answer.answer.refusedItems;
  if (paid === undefined) {
    return (
      <Banner tone="warning" title={t('pays.notSold')}>
        {refused && itemRefusalText(refused.error, common)}
      </Banner>
    );
  }
  const amount = format.money(paid, question.currency);
  const winner = lists.find(({ isPaid }) => isPaid);
  if (winner) {
    const { name } = winner.list;
    return <Banner tone="good" title={t('pays.fromList', { amount, name })} />;
  }
  return isBasePaid ? (
    <Banner tone="good" title={t('pays.fromBase', { amount })} />
  ) : (
    <Banner tone="warning" title={t('pays.fromNowhere', { amount })}>
      {t('pays.cached')}
    </Banner>
  );
}

interface LineProps {
  isPaid: boolean;
  title: ReactNode;
  /** Minor units. */
  amount: number | undefined;
  currency: string;
  children: ReactNode;
}

function Line({ isPaid, title, amount, currency, children }: LineProps): ReactNode {
  const { t } = useTranslation('price-tools');
  const format = useFormat();
  const Icon = isPaid ? IconCircleCheck : IconCircleMinus;
  return (
    <li className={classes.line} data-paid={isPaid || undefined}>
      <Icon size={16} stroke={1.75} aria-hidden />
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.reason}>
          {isPaid ? `${t('pays.reason.paid')} ` : null}
          {children}
        </span>
      </span>
      <bdi className={classes.amount}>
        {amount === undefined ? '—' : format.money(amount, currency)}
      </bdi>
    </li>
  );
}

function Reason({ verdict, answer }: { verdict: ListVerdict; answer: PriceAnswer }): ReactNode {
  const { t } = useTranslation('price-tools');
  const format = useFormat();
  const moment = useMoment();
  const { list, hindrance, tier, isPaid } = verdict;
  switch (hindrance) {
    case 'scheduled':
      return t('pays.reason.scheduled', { date: moment(list.starts_at ?? '') });
    case 'expired':
      return t('pays.reason.expired', { date: moment(list.ends_at ?? '') });
    case 'group':
      return t(answer.question.customerId === null ? 'pays.reason.guest' : 'pays.reason.group', {
        groups: format.list(groupsOf(list).map(({ name }) => name)),
      });
    case undefined:
      return (
        <>
          {tier && (tier.min !== null || tier.max !== null)
            ? `${tierText(tier, t, format.number)} `
            : null}
          {isPaid ? null : t('pays.reason.dearer')}
        </>
      );
    default:
      return t(`pays.reason.${hindrance}`, {
        currency: answer.question.currency.toUpperCase(),
        number: format.number(answer.question.quantity),
      });
  }
}

type Words = ReturnType<typeof useTranslation<'price-tools'>>['t'];

function tierText(
  { min, max }: NonNullable<ListVerdict['tier']>,
  t: Words,
  number: (value: number) => string,
): string {
  if (min === null) return t('pays.tier.upTo', { to: number(max ?? 1) });
  return max === null
    ? t('pays.tier.from', { from: number(min) })
    : t('pays.tier.fromTo', { from: number(min), to: number(max) });
}
