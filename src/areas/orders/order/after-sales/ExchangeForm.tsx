import { Switch, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShippingOptionListItem } from '#generated/admin/admin.schemas.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { useVariantPrices } from '#shared/variant-picker/prices.ts';
import { ActionForm } from '../actions/ActionForm.tsx';
import { beforeSend } from '../actions/before-send.ts';
import { useGuardedReading } from '../actions/useGuardedAction.ts';
import { useDiscountHolds } from './discount-holds.ts';
import { creatingExchange, readForExchange } from './exchange.ts';
import { carriedDiscount } from './exchange-money.ts';
import { exchangePlan, returnedUnits } from './exchange-plan.ts';
import { exchangeProblem, exchangeSent } from './exchange-values.ts';
import { ExchangeTotals } from './ExchangeTotals.tsx';
import type { KindFormProps } from './kinds.ts';
import { OutgoingItems } from './outgoing/OutgoingItems.tsx';
import { SendShipping } from './outgoing/SendShipping.tsx';
import { useSendOptions } from './outgoing/useSendOptions.ts';
import { ReturnItems } from './ReturnItems.tsx';
import { ReturnShipping } from './ReturnShipping.tsx';

export function ExchangeForm(props: KindFormProps): ReactNode {
  const sendOptions = useSendOptions(props.order.region_id);
  return (
    <SectionQuery query={sendOptions} skeleton={<FormSkeleton />}>
      {(ways) => <Fields {...props} sendOptions={ways} />}
    </SectionQuery>
  );
}

interface FieldsProps extends KindFormProps {
  sendOptions: readonly ShippingOptionListItem[];
}

function Fields(props: FieldsProps): ReactNode {
  const { order: shown, places, values, onChange, isDirty, choice, sendOptions } = props;
  const { notice, onSend, onDone, onClose } = props;
  const { reasons, options } = props.choices;
  const { t } = useTranslation('after-sales');
  const { t: actions } = useTranslation('order-actions');
  const [hasTried, setTried] = useState(false);
  // The server ignores customer groups here.
  const context = { regionId: shown.region_id, currency: shown.currency_code };
  const ids = values.outgoing.map(({ variantId }) => variantId);
  // The server also checks the stock of returned items.
  const returned = returnedUnits(shown, values);
  const returnedIds = returned.flatMap(({ item }) => item.variant_id ?? []);
  const read = [...ids, ...returnedIds];
  const reading = useVariantPrices(context, read);
  const { prices } = reading;
  const discounted = useDiscountHolds(
    carriedDiscount(shown)?.id,
    ids.flatMap((id) => reading.known.get(id)?.productId ?? []),
  );
  const action = useGuardedReading({
    order: shown,
    operation: beforeSend(creatingExchange, onSend),
    read: readForExchange(context, read),
    isDirty,
    done: () => t('exchange.done'),
    onDone,
  });
  const { order } = action;
  const currency = order.currency_code;
  const isCounting = prices === undefined || discounted.products === undefined;
  const choices = { options, sendOptions, prices: reading.known, discounted: discounted.known };
  const plan = exchangePlan(order, values, choices);
  const problem = exchangeProblem(order, values, prices);
  const wrong = hasTried ? problem : undefined;
  return (
    <ActionForm
      action={action}
      toSent={() => {
        setTried(true);
        return problem === undefined && !isCounting
          ? exchangeSent(order, values, choices)
          : undefined;
      }}
      isReading={isCounting && !(reading.error ?? discounted.error)}
      label={t('exchange.submit')}
      onClose={onClose}
    >
      {notice}
      <ReturnItems order={order} reasons={reasons} values={values} onChange={onChange} />
      {wrong === 'nothing' ? <Banner tone="bad">{t('request.nothing')}</Banner> : null}
      {choice}
      <OutgoingItems
        items={values.outgoing}
        onChange={(outgoing) => onChange({ outgoing })}
        context={context}
        // Most exchange a size or a color.
        firstProducts={returned.flatMap(({ item }) => item.variant?.product_id ?? [])}
        reading={{
          ...reading,
          error: reading.error ?? discounted.error,
          retry: reading.error ? reading.retry : discounted.retry,
        }}
        error={wrong === 'noneSent' ? t('outgoing.nothing') : undefined}
      />
      {plan.isShort ? (
        <Switch
          label={t('exchange.backorder')}
          description={t('exchange.backorderHint')}
          checked={values.allowBackorder}
          onChange={(event) => onChange({ allowBackorder: event.currentTarget.checked })}
        />
      ) : null}
      <SendShipping
        values={values}
        onChange={onChange}
        options={sendOptions}
        currency={currency}
        noneLabel={t('exchange.customerChooses')}
        priceError={wrong === 'sendPrice' ? t('outgoing.priceMissing') : undefined}
      />
      <ReturnShipping
        values={values}
        onChange={onChange}
        places={places}
        options={options}
        currency={currency}
        // The server adds tax even if the price includes it.
        priceHint={() => t('exchange.returnPriceHint')}
      />
      <ExchangeTotals plan={plan} currency={currency} isCounting={isCounting} />
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
