import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { Section } from '#ui/page/Section.tsx';
import { Totals } from '#ui/page/Totals.tsx';
import type { EstimatedTotals } from './totals.ts';
import type { DraftValues } from './values.ts';
import classes from './create.module.css';

interface EstimateSectionProps {
  values: DraftValues;
  /** Undefined until the prices are loaded. */
  totals: EstimatedTotals | undefined;
  /** If false, totals exclude discounts. */
  areDiscountsKnown: boolean;
  hasShipping: boolean;
}

export function EstimateSection(props: EstimateSectionProps): ReactNode {
  const { values, totals, areDiscountsKnown, hasShipping } = props;
  const { t } = useTranslation('drafts');
  const format = useFormat();
  const { currency, codes } = values;
  if (!currency) return null;
  if (!totals) {
    return (
      <Section title={t('estimate.title')}>
        <Skeleton height={96} />
      </Section>
    );
  }
  const money = (amount: number): string => format.money(amount, currency);
  const hasDiscount = codes.length > 0 && areDiscountsKnown && totals.discount > 0;
  return (
    <Section title={t('estimate.title')}>
      <div className={classes.stack} aria-live="polite">
        <Totals
          rows={[
            { label: t('estimate.items'), value: money(totals.items) },
            ...(hasDiscount
              ? [{ label: t('totals.discount'), value: money(0 - totals.discount) }]
              : []),
            ...(hasShipping
              ? [{ label: t('estimate.shipping'), value: money(totals.shipping) }]
              : []),
            { label: t('estimate.tax'), value: money(totals.tax) },
            {
              label: areDiscountsKnown ? t('estimate.total') : t('estimate.totalBefore'),
              value: money(totals.total),
              isTotal: true,
            },
          ]}
        />
        <p className={classes.dimmed}>
          {areDiscountsKnown ? t('estimate.hint') : t('estimate.discountsHint')}
          {totals.isPartial ? ` ${t('estimate.partial')}` : ''}
        </p>
      </div>
    </Section>
  );
}

type EstimateLineProps = Pick<EstimateSectionProps, 'totals' | 'areDiscountsKnown'> & {
  currency: DraftValues['currency'];
};

/** For the page's foot, where a single column scrolls the estimate away. */
export function EstimateLine(props: EstimateLineProps): ReactNode {
  const { currency, totals, areDiscountsKnown } = props;
  const { t } = useTranslation('drafts');
  const format = useFormat();
  if (!currency || !totals) return null;
  return (
    <span className={classes.footTotal}>
      {areDiscountsKnown ? t('estimate.total') : t('estimate.totalBefore')}{' '}
      <strong>{format.money(totals.total, currency)}</strong>
    </span>
  );
}
