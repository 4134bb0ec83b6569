import { Button, Checkbox, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { updateGiftCard } from '#generated/admin/gift-cards/gift-cards.ts';
import type { UpdateGiftCardBody } from '#generated/admin/admin.schemas.ts';
import { useSession } from '#app/session/useSession.ts';
import { GrowingTextarea } from '#ui/form/GrowingTextarea.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { MoneyInput } from '#ui/money/MoneyInput.tsx';
import { Totals } from '#ui/page/Totals.tsx';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { useStepsForm } from '#shared/record/useRecordForm.ts';
import { balanceMistake, withChange } from './balance-history.ts';
import { giftCardRecord } from './query.ts';
import type { GiftCard } from './query.ts';

interface BalanceValues {
  /** Minor units; null for none, NaN while unparsable. */
  balance: number | null;
  reason: string;
  /** The server disables a spent card, and keeps it so whatever its balance. */
  isEnabled: boolean;
}

interface BalanceFormProps {
  card: GiftCard;
  onClose: () => void;
}

const LABELS = {
  balance: 'columns.balance',
  reason: 'fields.reason',
  isEnabled: 'balance.enable',
} as const;

/** Asks again if shoppers spend from the card meanwhile. */
export function BalanceForm({ card, onClose }: BalanceFormProps): ReactNode {
  const { t } = useTranslation('gift-cards');
  const queryClient = useQueryClient();
  const format = useFormat();
  const user = useSession().data?.user;
  const currency = card.region?.currency_code ?? '';
  const money = (minor: number): string => format.money(minor, currency);
  const mistakeOf = (balance: number | null): string | undefined => {
    const mistake = balanceMistake(balance, card.value);
    if (mistake === undefined) {
      return balance === card.balance ? t('balance.same', { amount: money(balance) }) : undefined;
    }
    return mistake === 'tooMuch'
      ? t('balance.tooMuch', { value: money(card.value) })
      : t('balance.missing', { value: money(card.value) });
  };
  const { form, bind } = useStepsForm<GiftCard, BalanceValues>({
    record: card,
    toValues: ({ balance, is_disabled }) => ({
      balance,
      reason: '',
      // The server has disabled a spent card.
      isEnabled: !is_disabled || balance === 0,
    }),
    operation: 'updateGiftCard',
    read: (call) => giftCardRecord.readNow(queryClient, card.id, call),
    // A reason alone changes nothing.
    toSteps: (before, { balance, reason, isEnabled }, stored) =>
      balance === null || balance === before.balance
        ? []
        : [
            {
              id: 'balance',
              label: t('balance.action'),
              stage: 1,
              run: (call) =>
                updateGiftCard(
                  card.id,
                  omitUndefined<UpdateGiftCardBody>({
                    balance,
                    is_disabled: isEnabled && balance > 0 && stored.is_disabled ? false : undefined,
                    metadata: withChange(stored, {
                      at: new Date().toISOString(),
                      from: stored.balance,
                      to: balance,
                      reason: reason.trim(),
                      ...(user?.email ? { by: user.email } : {}),
                    }),
                  }),
                  call,
                ),
            },
          ],
    validate: ({ balance, reason }) => ({
      balance: mistakeOf(balance),
      reason: reason.trim() ? undefined : t('balance.reasonMissing'),
    }),
    saved: ({ balance }) => t('balance.done', { amount: money(balance ?? 0) }),
    onClose,
  });
  const { balance } = form.values;
  const isAmount = balanceMistake(balance, card.value) === undefined;
  const set = (next: number | null): void => {
    form.setFieldValue('balance', next);
    form.clearFieldError('balance');
  };
  return (
    <RecordForm
      {...bind}
      saveLabel={
        isAmount ? t('balance.submit', { amount: money(balance ?? 0) }) : t('balance.action')
      }
      labelOf={(field) => t(LABELS[field])}
      show={(_field, value) => (typeof value === 'number' ? money(value) : String(value ?? ''))}
    >
      <MoneyInput
        label={t('balance.new')}
        required
        currency={currency}
        max={card.value}
        description={t('balance.range', { value: money(card.value) })}
        value={balance}
        onChange={set}
        error={form.errors['balance']}
      />
      <Group gap="xs">
        {card.balance < card.value ? (
          <Button size="compact-sm" variant="default" onClick={() => set(card.value)}>
            {t('balance.whole', { value: money(card.value) })}
          </Button>
        ) : null}
        {card.balance > 0 ? (
          <Button size="compact-sm" variant="default" onClick={() => set(0)}>
            {t('balance.nothing')}
          </Button>
        ) : null}
      </Group>
      <GrowingTextarea
        label={t('fields.reason')}
        description={t('balance.reasonHint')}
        required
        minRows={2}
        maxRows={6}
        maxLength={500}
        {...form.getInputProps('reason')}
      />
      {card.is_disabled && isAmount && (balance ?? 0) > 0 ? (
        <Checkbox
          label={t('balance.enable')}
          description={t('balance.enableHint')}
          {...form.getInputProps('isEnabled', { type: 'checkbox' })}
        />
      ) : null}
      <Totals
        rows={[
          { label: t('balance.before'), value: money(card.balance) },
          {
            label: t('balance.change'),
            value: money(isAmount ? (balance ?? 0) - card.balance : 0),
          },
          {
            label: t('balance.after'),
            value: money(isAmount ? (balance ?? 0) : card.balance),
            isTotal: true,
          },
        ]}
      />
    </RecordForm>
  );
}
