import { IconReceiptTax, IconTruckDelivery } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import { formatPercent } from '#ui/number/percent.ts';
import { Totals } from '#ui/page/Totals.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import { itemRefusalText } from '#shared/domain/item-refusal.ts';
import type { TaxAnswer } from './ask.ts';
import type { ExplainedTax } from './explain.ts';
import classes from '#shared/shopper-price/shopper-price.module.css';

export function TaxAnswerView({ answer }: { answer: TaxAnswer }): ReactNode {
  const { t } = useTranslation('taxes');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { item, shipping, cart, region, trial } = answer;
  const money = (amount: number | null): string => format.money(amount ?? 0, region.currency_code);
  return (
    <section aria-label={t('ask.answer')} className={classes.answer}>
      <Verdict answer={answer} />
      {item?.isOutdated || shipping?.isOutdated ? (
        <Banner tone="warning">{t('ask.outdated')}</Banner>
      ) : null}
      {region.automatic_taxes ? null : <Banner tone="info">{t('ask.notAutomatic')}</Banner>}
      {trial.isEmptied ? null : <Banner tone="warning">{t('ask.notEmptied')}</Banner>}
      {item ? (
        <>
          <ul className={classes.lines}>
            {item.taxes.map((tax, index) => (
              <Line key={index} tax={tax} region={region} icon={IconReceiptTax} />
            ))}
            {shipping?.taxes.map((tax, index) => (
              <Line
                key={index}
                tax={tax}
                region={region}
                icon={IconTruckDelivery}
                of={shipping.name}
              />
            ))}
          </ul>
          <Totals
            rows={[
              { label: t('ask.subtotal'), value: money(cart.subtotal) },
              ...(shipping
                ? [
                    {
                      label: t('ask.shipping', { option: shipping.name }),
                      value: money(cart.shipping_total),
                    },
                  ]
                : []),
              { label: common('fields.tax'), value: money(cart.tax_total) },
              { label: t('ask.total'), value: money(cart.total), isTotal: true },
            ]}
          />
          {shipping ? null : <p className={classes.reason}>{t('ask.noShipping')}</p>}
        </>
      ) : null}
    </section>
  );
}

function Verdict({ answer }: { answer: TaxAnswer }): ReactNode {
  const { t } = useTranslation('taxes');
  const { t: common } = useTranslation('common');
  const tag = useTag();
  const format = useFormat();
  const { item, region, trial, cart } = answer;
  const [refused] = trial.refusedItems;
  if (!item) {
    return (
      <Banner tone="warning" title={t('ask.notSold')}>
        {refused && itemRefusalText(refused.error, common)}
      </Banner>
    );
  }
  if (item.taxes.length === 0) return <Banner tone="info" title={t('ask.none')} />;
  const rate = formatPercent(
    item.taxes.reduce((sum, { line }) => sum + line.rate, 0),
    tag,
  );
  const [bought] = cart.items;
  const amount = format.money(bought?.tax_total ?? 0, region.currency_code);
  return (
    <Banner tone="good" title={t('ask.charged', { rate, amount })}>
      {t(bought?.includes_tax ? 'ask.inPrice' : 'ask.onTop')}
      {item.taxes.length > 1 ? ` ${t('ask.together')}` : null}
    </Banner>
  );
}

interface LineProps {
  tax: ExplainedTax;
  region: { id: string; name: string };
  icon: typeof IconReceiptTax;
  /** Name of the taxed shipping option; undefined for the product. */
  of?: string;
}

function Line({ tax, region, icon: Icon, of }: LineProps): ReactNode {
  const { t } = useTranslation('taxes');
  const tag = useTag();
  const { line, reason, rate } = tax;
  return (
    <li className={classes.line} data-paid>
      <Icon size={16} stroke={1.75} aria-hidden />
      <span className={classes.words}>
        <span className={classes.title}>
          {rate ? (
            <Link to={paths.taxRate(region.id, rate.id)}>
              <bdi>{rate.name}</bdi>
            </Link>
          ) : reason === 'default' ? (
            <Link to={paths.taxRegion(region.id)}>
              {t('ask.reasons.defaultName', { region: region.name })}
            </Link>
          ) : (
            <bdi>{line.name}</bdi>
          )}
        </span>
        <span className={classes.reason}>
          {t(`ask.reasons.${reason}`)}
          {of === undefined ? null : ` ${t('ask.onShipping', { option: of })}`}
          {line.code && reason !== 'default' ? ` ${t('ask.code', { code: line.code })}` : null}
        </span>
      </span>
      <bdi className={classes.amount}>{formatPercent(line.rate, tag)}</bdi>
    </li>
  );
}
