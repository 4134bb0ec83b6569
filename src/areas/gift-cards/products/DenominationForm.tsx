import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { updateProductVariant } from '#generated/admin/products/products.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { MoneyInput } from '#ui/money/MoneyInput.tsx';
import { Text } from '@mantine/core';
import { createOnce, createWithin } from '#shared/save/create-once.ts';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { useStepsForm } from '#shared/record/useRecordForm.ts';
import { variantCreation } from '#shared/domain/product-creation.ts';
import {
  addBody,
  amountsOf,
  changeBody,
  denominationMistake,
  denominationName,
  leadingOf,
} from './denominations.ts';
import type { Amounts, StoredDenomination } from './denominations.ts';
import { readDenominations } from './query.ts';

interface DenominationFormProps {
  productId: string;
  /** Product option whose values are denominations. */
  optionId: string;
  /** Undefined for a new denomination. */
  denomination: StoredDenomination | undefined;
  /** All of the product. */
  denominations: readonly StoredDenomination[];
  /** Lower-case codes, default currency first. */
  currencies: readonly string[];
  onClose: () => void;
}

/** A denomination that doesn't exist yet. */
const NONE: StoredDenomination = { id: '', title: '', prices: [] };

export function DenominationForm(props: DenominationFormProps): ReactNode {
  const { productId, optionId, denomination = NONE, denominations, currencies, onClose } = props;
  const { t } = useTranslation('gift-cards');
  const queryClient = useQueryClient();
  const format = useFormat();
  const isNew = denomination === NONE;
  const [once] = useState(() => createOnce(variantCreation(productId)));
  const others = denominations
    .filter(({ id }) => id !== denomination.id)
    .flatMap((one) => {
      const leading = leadingOf(amountsOf(one), currencies);
      return leading ? [denominationName(leading.minor, leading.currency)] : [];
    });
  const read = async (call: CallOptions): Promise<StoredDenomination> => {
    if (isNew) return NONE;
    const stored = await readDenominations(queryClient, productId, call);
    return stored.find(({ id }) => id === denomination.id) ?? denomination;
  };
  const wanted = (stored: StoredDenomination): Amounts => ({
    ...Object.fromEntries(currencies.map((code) => [code, null])),
    ...amountsOf(stored),
  });
  const { form, bind } = useStepsForm<StoredDenomination, { amounts: Amounts }>({
    record: denomination,
    toValues: (stored) => ({ amounts: wanted(stored) }),
    operation: 'updateProductVariant',
    read,
    toSteps: (_before, { amounts }, stored) => [
      {
        id: 'denomination',
        label: t(isNew ? 'denomination.add' : 'denomination.edit'),
        stage: 1,
        run: (call) =>
          isNew
            ? createWithin(once, addBody(amounts, currencies, optionId), call)
            : updateProductVariant(
                productId,
                denomination.id,
                changeBody(stored, amounts, currencies),
                call,
              ),
      },
    ],
    validate: ({ amounts }) => {
      const mistake = denominationMistake(amounts, currencies, others);
      if (mistake === undefined) return {};
      // The field itself reports unparsable amounts, which aren't sent.
      return {
        [`amounts.${currencies[0] ?? ''}`]:
          mistake === 'unreadable' ? t('denomination.zero') : t(`denomination.${mistake}`),
      };
    },
    saved: () => t(isNew ? 'denomination.added' : 'denomination.saved'),
    onClose,
  });
  return (
    <RecordForm
      {...bind}
      saveLabel={isNew ? t('denomination.add') : undefined}
      labelOf={(_field, entry) => (entry ?? '').toUpperCase()}
      show={(_field, value, entry) =>
        typeof value === 'number' ? format.money(value, entry ?? '') : null
      }
    >
      <Text size="sm" c="dimmed">
        {t('denomination.hint')}
      </Text>
      {Object.keys(form.values.amounts)
        .toSorted((a, b) => placeOf(a, currencies) - placeOf(b, currencies))
        .map((code) => (
          <MoneyInput
            key={code}
            label={code.toUpperCase()}
            currency={code}
            value={form.values.amounts[code] ?? null}
            onChange={(amount) => {
              form.setFieldValue('amounts', { ...form.values.amounts, [code]: amount });
              form.clearErrors();
            }}
            error={form.errors[`amounts.${code}`]}
          />
        ))}
    </RecordForm>
  );
}

/** Currencies that left the store come last. */
const placeOf = (code: string, currencies: readonly string[]): number => {
  const place = currencies.indexOf(code);
  return place === -1 ? currencies.length : place;
};
