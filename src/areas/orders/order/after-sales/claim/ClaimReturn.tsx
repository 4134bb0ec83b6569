import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShippingOptionListItem, StockLocation } from '#generated/admin/admin.schemas.ts';
import { MoneyInput } from '#ui/money/MoneyInput.tsx';
import type { Order } from '../../query.ts';
import type { AfterSalesValues } from '../kinds.ts';
import classes from '../after-sales.module.css';
import { canComeBack } from './claim-values.ts';

interface ClaimReturnProps {
  order: Order;
  values: AfterSalesValues;
  onChange: (changed: Partial<AfterSalesValues>) => void;
  places: readonly StockLocation[];
  options: readonly ShippingOptionListItem[];
  error: string | undefined;
}

export function ClaimReturn(props: ClaimReturnProps): ReactNode {
  const { order, values, onChange, places, options, error } = props;
  const { t } = useTranslation('after-sales');
  const { claim } = values;
  const change = (changed: Partial<AfterSalesValues['claim']>): void =>
    onChange({ claim: { ...claim, ...changed } });
  const isPossible = canComeBack(order, values) || !hasPicked(values);
  const option = isPossible
    ? options.find(({ id }) => id === values.claim.returnOption)
    : undefined;
  const why =
    options.length === 0
      ? t('claim.back.noOptions')
      : isPossible
        ? undefined
        : t('claim.back.missing');
  return (
    <>
      <div className={classes.pair}>
        <Select
          label={t('claim.back.label')}
          description={why}
          disabled={why !== undefined}
          allowDeselect={false}
          data={[
            { value: NONE, label: t('claim.back.none') },
            ...options.map(({ id, name }) => ({
              value: id,
              label: t('claim.back.by', { option: name }),
            })),
          ]}
          value={option?.id ?? NONE}
          onChange={(id) => change({ returnOption: id === NONE ? null : id })}
          error={error}
        />
        {option && claim.type === 'refund' ? (
          <MoneyInput
            label={t('claim.back.price')}
            description={option.includes_tax ? t('request.priceHintTax') : t('request.priceHint')}
            currency={order.currency_code}
            keptAs="returnPrice"
            value={claim.returnPrice}
            onChange={(returnPrice) => change({ returnPrice })}
          />
        ) : null}
      </div>
      {option && places.length > 0 ? (
        <Select
          label={t('request.location')}
          allowDeselect={false}
          data={places.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.location}
          onChange={(location) => onChange({ location })}
        />
      ) : null}
    </>
  );
}

const NONE = 'none';

const hasPicked = ({ quantities }: AfterSalesValues): boolean =>
  Object.values(quantities).some((units) => (units ?? 0) > 0);
