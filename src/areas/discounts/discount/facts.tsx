import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readersZone } from '#ui/date/zone.ts';
import { Copyable } from '#ui/format/Copyable.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import { formatPercent } from '#ui/number/percent.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Facts, Section } from '#ui/page/Section.tsx';
import type { Fact } from '#ui/page/Section.tsx';
import { editableFact } from '#shared/record/editable-fact.tsx';
import { durationText } from '../duration.ts';
import type { DiscountValues } from '../fields/values.ts';
import { regionNamesOf, regionsOf } from '../rule.ts';
import type { Discount } from './query.ts';

const loadForm = () => import('./DiscountForm.tsx');
export const DiscountForm = lazyNamed(loadForm, 'DiscountForm');

/** Codes generated from a template aren't edited. */
const editable = (
  discount: Discount,
  only: readonly (keyof DiscountValues)[],
  fact: Fact,
  field?: string,
): Fact =>
  discount.parent_discount_id === null
    ? editableFact(fact, {
        load: loadForm,
        renderForm: (onClose) => <DiscountForm discount={discount} only={only} onClose={onClose} />,
        ...(field === undefined ? {} : { field }),
      })
    : fact;

interface DetailsSectionProps {
  discount: Discount;
  action: ReactNode;
}

export function DetailsSection({ discount, action }: DetailsSectionProps): ReactNode {
  const { t } = useTranslation('discounts');
  const { t: common } = useTranslation('common');
  const tag = useTag();
  const format = useFormat();
  const { rule, code } = discount;
  const regions = regionsOf(discount);
  const currency = regions[0]?.currency_code ?? '';
  const valueText = (): string | null => {
    if (!rule || rule.type === 'free_shipping') return null;
    return rule.type === 'fixed'
      ? format.money(rule.value, currency)
      : formatPercent(rule.value, tag);
  };
  const value = { label: t('fields.value'), value: valueText() };
  return (
    <Section title={common('sections.details')} action={action}>
      <Facts
        facts={[
          editable(discount, ['code'], {
            label: t('fields.code'),
            value: <Copyable value={code} label={t('fields.code')} />,
          }),
          editable(discount, ['description'], {
            label: common('fields.description'),
            value: rule?.description,
          }),
          { label: common('fields.type'), value: rule ? t(`types.${rule.type}`) : null },
          rule && rule.type !== 'free_shipping'
            ? editable(discount, [rule.type === 'fixed' ? 'amount' : 'percent'], value)
            : value,
          ...(rule?.type === 'fixed'
            ? [{ label: t('fields.allocation'), value: t(`types.${rule.allocation ?? 'total'}`) }]
            : []),
          {
            label: t('fields.regions'),
            value: format.list(regionNamesOf(discount)),
          },
        ]}
      />
    </Section>
  );
}

export function UsageSection({ discount }: { discount: Discount }): ReactNode {
  const { t } = useTranslation('discounts');
  const tag = useTag();
  const format = useFormat();
  const { usage_count: count, usage_limit: limit, valid_duration: validFor } = discount;
  const used = format.number(count);
  return (
    <Section title={t('page.usage')}>
      <Facts
        facts={[
          editable(
            discount,
            ['limit'],
            {
              label: t('fields.used'),
              value: limit
                ? t('page.ofLimit', { used, limit: format.number(limit) })
                : t('page.unlimited', { used }),
            },
            t('fields.limit'),
          ),
          editable(discount, ['startDay', 'startTime'], {
            label: t('fields.starts'),
            value: format.dateTime(discount.starts_at),
          }),
          editable(discount, ['endDay', 'endTime'], {
            label: t('fields.ends'),
            value: discount.ends_at ? format.dateTime(discount.ends_at) : t('page.never'),
          }),
          ...(validFor
            ? [
                {
                  label: t('fields.validFor'),
                  value: <span data-no-translate>{durationText(validFor, tag)}</span>,
                },
              ]
            : []),
          { label: t('page.zone'), value: <span data-no-translate>{readersZone()}</span> },
        ]}
      />
    </Section>
  );
}
