import { Switch, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Country, ShippingOptionListItem } from '#generated/admin/admin.schemas.ts';
import { useGetRegion } from '#generated/admin/regions/regions.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { useVariantPrices } from '#shared/variant-picker/prices.ts';
import { ActionForm } from '../../actions/ActionForm.tsx';
import { beforeSend } from '../../actions/before-send.ts';
import { mustChoosePayment } from '../../actions/payment-operations.ts';
import { refundable } from '../../facts/order-facts.ts';
import { useGuardedAction } from '../../actions/useGuardedAction.ts';
import type { KindFormProps } from '../kinds.ts';
import { useSendOptions } from '../outgoing/useSendOptions.ts';
import { RefundFields } from '../RefundFields.tsx';
import { ClaimItems } from './ClaimItems.tsx';
import { ClaimReplacement } from './ClaimReplacement.tsx';
import { ClaimReturn } from './ClaimReturn.tsx';
import { ClaimTypeChoice } from './ClaimTypeChoice.tsx';
import { claimPlan, claimProblem, claimSent } from './claim-values.ts';
import type { ClaimValues } from './claim-values.ts';
import { creatingClaim } from './claim.ts';

export function ClaimForm(props: KindFormProps): ReactNode {
  const { region_id: id } = props.order;
  const sendOptions = useSendOptions(id);
  const region = useGetRegion(id);
  const fieldsFor = (countries: readonly Country[]): ReactNode => (
    <SectionQuery query={sendOptions} skeleton={<FormSkeleton />}>
      {(ways) => (
        <Fields
          {...props}
          sendOptions={ways}
          countries={readEach(countries, ({ iso_2: code }) => code).join(' ')}
        />
      )}
    </SectionQuery>
  );
  // A deleted region: the order can still be claimed, but no address changed.
  if (region.error?.status === 404) return fieldsFor([]);
  return (
    <SectionQuery query={region} skeleton={<FormSkeleton />}>
      {({ region: { countries } }) => fieldsFor(listOf(countries))}
    </SectionQuery>
  );
}

interface FieldsProps extends KindFormProps {
  sendOptions: readonly ShippingOptionListItem[];
  /** Lower case, space-separated */
  countries: string;
}

function Fields(props: FieldsProps): ReactNode {
  const { order: shown, places, values, onChange, isDirty, choice, uploads } = props;
  const { choices: made, sendOptions, countries: codes } = props;
  const { notice, onSend, onDone, onClose } = props;
  const { t } = useTranslation('after-sales');
  const { t: actions } = useTranslation('order-actions');
  const format = useFormat();
  const [hasTried, setTried] = useState(false);
  const countries = useMemo(() => codes.split(' ').filter(Boolean), [codes]);
  const context = { regionId: shown.region_id, currency: shown.currency_code };
  const reading = useVariantPrices(
    context,
    values.outgoing.map(({ variantId }) => variantId),
  );
  const money = (minor: number): string => format.money(minor, shown.currency_code);
  const action = useGuardedAction({
    order: shown,
    operation: beforeSend(creatingClaim, onSend),
    isDirty,
    done: ({ refund = 0 }) =>
      refund > 0 ? t('claim.doneRefund', { amount: money(refund) }) : t('claim.done'),
    onDone,
  });
  const { order } = action;
  const { claim } = values;
  const choices = { options: made.options, sendOptions, prices: reading.prices, countries };
  const problem = claimProblem(order, values, choices);
  const wrong = hasTried ? problem : undefined;
  const isRefund = claim.type === 'refund';
  const plan = claimPlan(order, values, choices);
  const change = (changed: Partial<ClaimValues>): void =>
    onChange({ claim: { ...claim, ...changed } });
  const refund = problem === undefined && isRefund ? (plan.refund ?? 0) : 0;
  const back = (
    <ClaimReturn
      order={order}
      values={values}
      onChange={onChange}
      places={places}
      options={made.options}
      error={wrong === 'missingReturn' ? t('claim.back.mixed') : undefined}
    />
  );
  return (
    <ActionForm
      action={action}
      toSent={() => {
        setTried(true);
        return problem === undefined && !uploads.isRunning
          ? claimSent(order, values, choices)
          : undefined;
      }}
      label={
        uploads.isRunning
          ? t('claim.waiting')
          : refund > 0
            ? t('claim.submitRefund', { amount: money(refund) })
            : t('claim.submit')
      }
      onClose={onClose}
    >
      {notice}
      <ClaimItems
        order={order}
        values={values}
        onChange={onChange}
        uploads={uploads}
        hasTried={hasTried}
      />
      {wrong === 'nothing' ? <Banner tone="bad">{t('request.nothing')}</Banner> : null}
      {choice}
      <ClaimTypeChoice value={claim.type} onChange={(type) => change({ type })} />
      {isRefund ? (
        <>
          {back}
          <RefundFields
            of="claim"
            plan={plan}
            currency={order.currency_code}
            value={claim.refund}
            why={
              refundable(order) > 0 && mustChoosePayment(order)
                ? t('claim.refundOpenPayment')
                : undefined
            }
            onChange={(entered) => change({ refund: entered })}
          />
        </>
      ) : (
        <ClaimReplacement
          order={order}
          values={values}
          onChange={onChange}
          context={context}
          reading={reading}
          sendOptions={sendOptions}
          countries={countries}
          wrong={wrong}
        >
          {back}
        </ClaimReplacement>
      )}
      <Text size="sm" c="dimmed">
        {t(`claim.then.${claim.type}`)}
      </Text>
      <Switch
        label={actions('notify')}
        checked={values.notify}
        onChange={(event) => onChange({ notify: event.currentTarget.checked })}
      />
    </ActionForm>
  );
}
