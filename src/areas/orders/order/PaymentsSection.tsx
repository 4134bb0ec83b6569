import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { idInWords } from '#ui/format/id-words.ts';
import type { Format } from '#ui/format/useFormat.ts';
import { plainText } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { LinkedRecord, LinkedRecords } from '#ui/page/LinkedRecords.tsx';
import { Section } from '#ui/page/Section.tsx';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';
import type { Tone } from '#ui/states/StatusBadge.tsx';
import { Dotted } from './Dotted.tsx';
import type { Order, OrderPayment, OrderRefund } from './query.ts';
import classes from './order.module.css';

interface PaymentsSectionProps {
  order: Order;
  action: ReactNode;
}

export function PaymentsSection({ order, action }: PaymentsSectionProps): ReactNode {
  const { t } = useTranslation('order');
  const format = useFormat();
  const { payments, refunds, currency_code: currency } = order;
  return (
    <Section title={t('payments.title')} action={action}>
      {payments.length === 0 ? <p className={classes.none}>{t('payments.none')}</p> : null}
      <div className={classes.records}>
        {payments.length > 0 ? (
          <LinkedRecords
            label={t('payments.title')}
            rows={payments}
            renderRow={(payment) => (
              <LinkedRecord
                title={providerName(payment.provider_id, t)}
                detail={<Dotted parts={paymentFacts(payment, t, format)} />}
                status={<PaymentState payment={payment} />}
                value={<bdi>{format.money(payment.amount, payment.currency_code ?? currency)}</bdi>}
              />
            )}
          />
        ) : null}
        {refunds.length > 0 ? (
          <div className={classes.after}>
            <LinkedRecords
              label={t('payments.refunds')}
              rows={refunds}
              renderRow={(refund) => (
                <LinkedRecord
                  title={refundTitle(refund, t)}
                  detail={
                    <Dotted parts={[format.date(refund.created_at), refund.note ?? undefined]} />
                  }
                  value={<bdi>{format.money(-refund.amount, currency)}</bdi>}
                />
              )}
            />
          </div>
        ) : null}
      </div>
    </Section>
  );
}

/** Returns the display name for a payment provider's id. */
export function providerName(id: unknown, t: TFunction<'order'>): string {
  if (id === 'manual') return t('payments.providers.manual');
  if (id === 'system') return t('payments.providers.system');
  return idInWords(plainText(id));
}

const STATES = {
  canceled: 'neutral',
  refunded: 'neutral',
  captured: 'good',
  authorized: 'warning',
} as const satisfies Record<string, Tone>;

const stateOf = (payment: OrderPayment): keyof typeof STATES => {
  if (payment.canceled_at) return 'canceled';
  if (!payment.captured_at) return 'authorized';
  return payment.amount > 0 && payment.amount_refunded >= payment.amount ? 'refunded' : 'captured';
};

function PaymentState({ payment }: { payment: OrderPayment }): ReactNode {
  const { t } = useTranslation('order');
  const state = stateOf(payment);
  return <StatusBadge tone={STATES[state]}>{t(`payments.state.${state}`)}</StatusBadge>;
}

function paymentFacts(payment: OrderPayment, t: TFunction<'order'>, format: Format): string[] {
  const { created_at: made, captured_at: captured, canceled_at: canceled } = payment;
  const refunded = payment.amount_refunded;
  return [
    captured || !made ? '' : t('payments.authorizedOn', { date: format.date(made) }),
    captured ? t('payments.capturedOn', { date: format.date(captured) }) : '',
    canceled ? t('payments.canceledOn', { date: format.date(canceled) }) : '',
    refunded > 0
      ? t('payments.partlyRefunded', { amount: format.money(refunded, payment.currency_code) })
      : '',
  ];
}

const REASONS = ['discount', 'return', 'swap', 'claim', 'other'] as const;

/** Known reasons are translated. */
function refundTitle({ reason }: OrderRefund, t: TFunction<'order'>): string {
  const known = REASONS.find((name) => name === reason);
  return known
    ? t('payments.refundFor', { reason: t(`payments.reasons.${known}`) })
    : t('payments.refund');
}
