import { Switch, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/states/Banner.tsx';
import { ActionForm } from '../actions/ActionForm.tsx';
import { beforeSend } from '../actions/before-send.ts';
import { useGuardedAction } from '../actions/useGuardedAction.ts';
import type { KindFormProps } from './kinds.ts';
import { RefundFields } from './RefundFields.tsx';
import { ReturnItems } from './ReturnItems.tsx';
import { ReturnShipping } from './ReturnShipping.tsx';
import { refundPlan, returnProblem, returnSent } from './return-values.ts';
import { requestingReturn } from './returns.ts';

export function ReturnForm(props: KindFormProps): ReactNode {
  const {
    order: shown,
    choices,
    places,
    values,
    onChange,
    isDirty,
    choice,
    notice,
    onSend,
    onDone,
    onClose,
  } = props;
  const { t } = useTranslation('after-sales');
  const { t: actions } = useTranslation('order-actions');
  const { reasons, options } = choices;
  const [hasTried, setTried] = useState(false);
  const action = useGuardedAction({
    order: shown,
    operation: beforeSend(requestingReturn, onSend),
    isDirty,
    done: () => t('request.done'),
    onDone,
  });
  const { order } = action;
  const currency = order.currency_code;
  const problem = returnProblem(order, values, options);
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
      {notice}
      <ReturnItems order={order} reasons={reasons} values={values} onChange={onChange} />
      {hasTried && problem === 'nothing' ? (
        <Banner tone="bad">{t('request.nothing')}</Banner>
      ) : null}
      {choice}
      <ReturnShipping
        values={values}
        onChange={onChange}
        places={places}
        options={options}
        currency={currency}
        priceHint={(option) =>
          option.includes_tax ? t('request.priceHintTax') : t('request.priceHint')
        }
      />
      <RefundFields
        plan={refundPlan(order, values, options)}
        currency={currency}
        value={values.refund}
        onChange={(refund) => onChange({ refund })}
      />
      <Text size="sm" c="dimmed">
        {t('request.then')}
      </Text>
      <Switch
        label={actions('notify')}
        checked={values.notify}
        onChange={(event) => onChange({ notify: event.currentTarget.checked })}
      />
    </ActionForm>
  );
}
