import { Select, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockLocation } from '#generated/admin/admin.schemas.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { MoneyInput } from '#ui/money/MoneyInput.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { useStockLocations } from '#shared/lists.ts';
import { SectionQuery } from '#shared/SectionQuery.tsx';
import { ActionForm } from '../actions/ActionForm.tsx';
import { useGuardedAction } from '../actions/useGuardedAction.ts';
import type { Order } from '../query.ts';
import { RefundFields } from './RefundFields.tsx';
import { ReturnItems } from './ReturnItems.tsx';
import { usualLocation } from './receive-values.ts';
import {
  noReturnValues,
  optionPrice,
  refundPlan,
  returnProblem,
  returnSent,
} from './return-values.ts';
import type { ReturnValues } from './return-values.ts';
import { requestingReturn } from './returns.ts';
import { useReturnChoices } from './useReturnChoices.ts';
import type { ReturnChoices } from './useReturnChoices.ts';

interface ReturnFormProps {
  order: Order;
  onClose: () => void;
}

/** Asks for items to come back, and shows to the smallest unit what the customer gets for them. */
export function ReturnForm({ order, onClose }: ReturnFormProps): ReactNode {
  const choices = useReturnChoices(order.region_id);
  const locations = useStockLocations();
  return (
    <SectionQuery query={choices} skeleton={<FormSkeleton />}>
      {(made) => (
        <SectionQuery query={locations} skeleton={<FormSkeleton />}>
          {(places) => <Fields order={order} choices={made} places={places} onClose={onClose} />}
        </SectionQuery>
      )}
    </SectionQuery>
  );
}

interface FieldsProps extends ReturnFormProps {
  choices: ReturnChoices;
  places: readonly StockLocation[];
}

function Fields({ order: shown, choices, places, onClose }: FieldsProps): ReactNode {
  const { t } = useTranslation('after-sales');
  const { t: actions } = useTranslation('order-actions');
  const format = useFormat();
  const { reasons, options } = choices;
  const [initial] = useState<ReturnValues>(() => ({
    ...noReturnValues,
    location: usualLocation(shown, places) ?? null,
  }));
  const [values, setValues] = useState(initial);
  const [hasTried, setTried] = useState(false);
  const action = useGuardedAction({
    order: shown,
    operation: requestingReturn,
    isDirty: values !== initial,
    done: () => t('request.done'),
    onDone: onClose,
  });
  const { order } = action;
  const currency = order.currency_code;
  const change = (changed: Partial<ReturnValues>): void => setValues({ ...values, ...changed });
  const plan = refundPlan(order, values, options);
  const problem = returnProblem(order, values, options);
  const option = options.find(({ id }) => id === values.option);
  return (
    <ActionForm
      action={action}
      toSent={() => {
        setTried(true);
        return problem === undefined ? returnSent(order, values, options) : undefined;
      }}
      label={t('request.submit')}
      onClose={onClose}
    >
      <ReturnItems order={order} reasons={reasons} values={values} onChange={change} />
      {hasTried && problem === 'nothing' ? (
        <Banner tone="bad">{t('request.nothing')}</Banner>
      ) : null}
      <Select
        label={t('request.shipping')}
        allowDeselect={false}
        data={[
          { value: NONE, label: t('request.noShipping') },
          ...options.map((one) => ({
            value: one.id,
            label: `${one.name} · ${format.money(optionPrice(one), currency)}`,
          })),
        ]}
        value={values.option ?? NONE}
        onChange={(id) => change({ option: id === NONE ? null : id, price: null })}
      />
      {option ? (
        <MoneyInput
          label={t('request.price')}
          description={option.includes_tax ? t('request.priceHintTax') : t('request.priceHint')}
          currency={currency}
          value={values.price ?? optionPrice(option)}
          onChange={(price) => change({ price: price ?? 0 })}
        />
      ) : null}
      {places.length > 0 ? (
        <Select
          label={t('request.location')}
          allowDeselect={false}
          data={places.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.location}
          onChange={(location) => change({ location })}
        />
      ) : null}
      <RefundFields
        plan={plan}
        currency={currency}
        value={values.refund}
        onChange={(refund) => change({ refund })}
      />
      <Text size="sm" c="dimmed">
        {t('request.then')}
      </Text>
      <Switch
        label={actions('notify')}
        checked={values.notify}
        onChange={(event) => change({ notify: event.currentTarget.checked })}
      />
    </ActionForm>
  );
}

/** Stands for no option. */
const NONE = 'none';
