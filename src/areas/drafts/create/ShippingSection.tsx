import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShippingOptionListItem } from '#generated/admin/admin.schemas.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { listOf } from '#ui/format/instant.ts';
import { MoneyInput } from '#ui/money/MoneyInput.tsx';
import { Section } from '#ui/page/Section.tsx';
import type { DraftPart } from './part.ts';
import classes from './create.module.css';

interface ShippingSectionProps extends DraftPart {
  /** Undefined until loaded. */
  options: readonly ShippingOptionListItem[] | undefined;
  /** Unmet minimum of the chosen option, minor units. */
  minimum: number | undefined;
}

export function ShippingSection(props: ShippingSectionProps): ReactNode {
  const { values, change, problems, options, minimum } = props;
  const { t } = useTranslation('drafts');
  const format = useFormat();
  const { regionId, currency, shippingOptionId, shippingPrice } = values;
  const chosen = options?.find(({ id }) => id === shippingOptionId);
  if (!regionId) return null;
  const name = ({ name: label, amount, requirements }: ShippingOptionListItem): string => {
    const least = listOf(requirements).find(({ type }) => type === 'min_subtotal');
    return [
      label,
      amount === null ? undefined : format.money(amount, currency),
      least ? t('new.from', { amount: format.money(least.amount, currency) }) : undefined,
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <Section title={t('new.shipping')}>
      <div className={classes.pair}>
        <Select
          label={t('fields.shipping')}
          description={t('new.shippingHint')}
          placeholder={t('new.noShipping')}
          data={(options ?? []).map((option) => ({ value: option.id, label: name(option) }))}
          value={shippingOptionId || null}
          onChange={(id) =>
            change((before) => ({ ...before, shippingOptionId: id ?? '', shippingPrice: null }))
          }
          error={
            minimum === undefined
              ? undefined
              : t('problems.shipping', { amount: format.money(minimum, currency) })
          }
        />
        {chosen ? (
          <MoneyInput
            label={t('fields.shippingPrice')}
            description={t('new.shippingPriceHint')}
            currency={currency}
            keptAs="shippingPrice"
            value={shippingPrice ?? chosen.amount}
            onChange={(price) =>
              change((before) => ({
                ...before,
                shippingPrice: price === chosen.amount && shippingPrice === null ? null : price,
              }))
            }
            error={problems?.shippingPrice ? t('problems.price') : undefined}
          />
        ) : null}
      </div>
    </Section>
  );
}
