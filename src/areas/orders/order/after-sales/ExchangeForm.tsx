import { Switch, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/states/Banner.tsx';
import { useVariantPrices } from '#shared/variant-picker/prices.ts';
import { ActionForm } from '../actions/ActionForm.tsx';
import { useGuardedReading } from '../actions/useGuardedAction.ts';
import { creatingExchange, readForExchange } from './exchange.ts';
import { exchangeProblem, exchangeSent } from './exchange-values.ts';
import type { KindFormProps } from './kinds.ts';
import { OutgoingItems } from './outgoing/OutgoingItems.tsx';
import { ReturnItems } from './ReturnItems.tsx';
import { ReturnShipping } from './ReturnShipping.tsx';

/** Exchanges items for others, and shows to the smallest unit who pays whom. */
export function ExchangeForm(props: KindFormProps): ReactNode {
  const { order: shown, choices, places, values, onChange, isDirty, choice, onClose } = props;
  const { t } = useTranslation('after-sales');
  const { t: actions } = useTranslation('order-actions');
  const { reasons, options } = choices;
  const [hasTried, setTried] = useState(false);
  // The server doesn't look at the customer's groups here.
  const context = { regionId: shown.region_id, currency: shown.currency_code };
  const ids = values.outgoing.map(({ variantId }) => variantId);
  const reading = useVariantPrices(context, ids);
  const action = useGuardedReading({
    order: shown,
    operation: creatingExchange,
    read: readForExchange(context, ids),
    isDirty,
    done: () => t('exchange.done'),
    onDone: onClose,
  });
  const { order } = action;
  const problem = exchangeProblem(order, values, reading.prices);
  return (
    <ActionForm
      action={action}
      toSent={() => {
        setTried(true);
        return problem === undefined && reading.prices
          ? exchangeSent(order, values, options, reading.prices)
          : undefined;
      }}
      label={t('exchange.submit')}
      onClose={onClose}
    >
      <ReturnItems order={order} reasons={reasons} values={values} onChange={onChange} />
      {hasTried && problem === 'nothing' ? (
        <Banner tone="bad">{t('request.nothing')}</Banner>
      ) : null}
      {choice}
      <OutgoingItems
        items={values.outgoing}
        onChange={(outgoing) => onChange({ outgoing })}
        context={context}
        reading={reading}
        error={hasTried && problem === 'noneSent' ? t('outgoing.nothing') : undefined}
      />
      <ReturnShipping
        values={values}
        onChange={onChange}
        places={places}
        options={options}
        currency={order.currency_code}
        priceHint={() => ''}
      />
      <Text size="sm" c="dimmed">
        {t('exchange.then')}
      </Text>
      <Switch
        label={actions('notify')}
        checked={values.notify}
        onChange={(event) => onChange({ notify: event.currentTarget.checked })}
      />
    </ActionForm>
  );
}
