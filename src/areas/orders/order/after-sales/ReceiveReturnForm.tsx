import { Select } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockLocation } from '#generated/admin/admin.schemas.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { useStockLocations } from '#shared/sources/stock-locations.ts';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { ActionForm } from '../actions/ActionForm.tsx';
import { mustChoosePayment } from '../actions/payment-operations.ts';
import { refundable } from '../facts/order-facts.ts';
import { useGuardedAction } from '../actions/useGuardedAction.ts';
import type { Order } from '../query.ts';
import { ArrivedItems } from './ArrivedItems.tsx';
import { RefundFields } from './RefundFields.tsx';
import { ReturnChoice, chosenReturn } from './ReturnChoice.tsx';
import {
  missingUnits,
  receivePlan,
  receiveProblem,
  receiveSent,
  receiveValues,
  requestedItems,
} from './receive-values.ts';
import type { ReceiveValues } from './receive-values.ts';
import { returnOf, waitingReturns } from '../facts/returnable.ts';
import type { SomeReturn } from '../facts/returnable.ts';
import { receivingReturn } from './returns.ts';

interface ReceiveReturnFormProps {
  order: Order;
  /** Id of the preselected return */
  subject: string | undefined;
  onClose: () => void;
}

export function ReceiveReturnForm({ order, subject, onClose }: ReceiveReturnFormProps): ReactNode {
  const { t } = useTranslation('after-sales');
  const locations = useStockLocations();
  const [chosen, setChosen] = useState(subject);
  // Keep it after it has arrived.
  const [first] = useState(() => chosenReturn(order, chosen)?.record.id);
  const asked = returnOf(order, subject ?? '')?.record.status;
  const [why] = useState(() => (asked === undefined || asked === 'requested' ? undefined : asked));
  const one = returnOf(order, chosen ?? first ?? '') ?? returnOf(order, first ?? '');
  if (why !== undefined) return <Banner tone="info">{t(`whyReturn.${why}`)}</Banner>;
  if (!one) return null;
  return (
    <SectionQuery query={locations} skeleton={<FormSkeleton />}>
      {(places) => (
        <Fields
          key={one.record.id}
          order={order}
          one={one}
          places={places}
          onChoose={setChosen}
          onClose={onClose}
        />
      )}
    </SectionQuery>
  );
}

interface FieldsProps {
  order: Order;
  one: SomeReturn;
  places: readonly StockLocation[];
  onChoose: (id: string) => void;
  onClose: () => void;
}

function Fields({ order: shown, one, places, onChoose, onClose }: FieldsProps): ReactNode {
  const { t } = useTranslation('after-sales');
  const format = useFormat();
  const [initial] = useState<ReceiveValues>(() => receiveValues(shown, one, places));
  const [values, setValues] = useState(initial);
  const [hasTried, setTried] = useState(false);
  const money = (minor: number): string => format.money(minor, shown.currency_code);
  const action = useGuardedAction({
    order: shown,
    operation: receivingReturn,
    isDirty: values !== initial,
    done: ({ refund }) =>
      refund > 0 ? t('receive.doneRefund', { amount: money(refund) }) : t('receive.done'),
    onDone: onClose,
  });
  const { order } = action;
  const items = requestedItems(order, one);
  const change = (changed: Partial<ReceiveValues>): void => setValues({ ...values, ...changed });
  const plan = receivePlan(order, one, values);
  const problem = receiveProblem(order, one, values);
  const missing = missingUnits(items, values);
  const isRefunding = one.of === 'order' && (plan.refund ?? 0) > 0;
  return (
    <ActionForm
      action={action}
      toSent={() => {
        setTried(true);
        return problem === undefined ? receiveSent(order, one, values) : undefined;
      }}
      label={
        isRefunding
          ? t('receive.submitRefund', { amount: money(plan.refund ?? 0) })
          : t('receive.submit')
      }
      onClose={onClose}
    >
      {waitingReturns(order).length > 1 ? (
        <ReturnChoice order={order} value={one.record.id} onChange={onChoose} />
      ) : null}
      <ArrivedItems items={items} values={values} onChange={change} />
      {hasTried && problem === 'nothing' ? (
        <Banner tone="bad">{t('receive.nothing')}</Banner>
      ) : null}
      {missing > 0 && problem !== 'nothing' && problem !== 'units' ? (
        <Banner
          tone="warning"
          title={t('receive.missing', { count: missing, number: format.number(missing) })}
        >
          {t('receive.counted')}
        </Banner>
      ) : null}
      {places.length > 0 ? (
        <Select
          label={t('receive.location')}
          description={t('receive.locationHint')}
          allowDeselect={false}
          data={places.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.location}
          onChange={(location) => change({ location })}
        />
      ) : null}
      {one.of !== 'order' ? (
        <Banner tone="info">{t(`receive.settled.${one.of}`)}</Banner>
      ) : (
        <RefundFields
          plan={plan}
          currency={order.currency_code}
          value={values.refund}
          why={
            refundable(order) > 0 && mustChoosePayment(order)
              ? t('receive.refundOpenPayment')
              : undefined
          }
          agreed={plan.agreed === plan.money.total ? undefined : plan.agreed}
          onChange={(refund) => change({ refund })}
        />
      )}
    </ActionForm>
  );
}
