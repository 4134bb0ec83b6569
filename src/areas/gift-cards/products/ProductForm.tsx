import { ActionIcon, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormBody } from '#ui/form/FormBody.tsx';
import { GrowingTextarea } from '#ui/form/GrowingTextarea.tsx';
import { currencyDigits } from '#ui/format/currency.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { MoneyInput } from '#ui/money/MoneyInput.tsx';
import { isDuplicate } from '#shared/save/duplicate.ts';
import { useCreateForm } from '#shared/form/useCreateForm.tsx';
import { giftCardProductCreation } from './creation.ts';
import { amountMistakes, leftOut, productBody, sameNumber } from './denominations.ts';
import type { ProductValues } from './denominations.ts';
import classes from './products.module.css';

interface ProductFormProps {
  /** Lower-case codes, default currency first. */
  currencies: readonly string[];
  onClose: () => void;
}

/** Whole number, valid in any currency. */
const EXAMPLE = 25;

/** Starts with three empty amounts. */
const newProduct = (title: string): ProductValues => ({
  title,
  description: '',
  amounts: [null, null, null],
  alsoIn: [],
  isPublished: false,
});

export function ProductForm({ currencies, onClose }: ProductFormProps): ReactNode {
  const { t } = useTranslation('gift-cards');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const [defaultCurrency = 'eur', ...others] = currencies;
  const [first = defaultCurrency] = others;
  const example = EXAMPLE * 10 ** currencyDigits(defaultCurrency);
  const { form, bind, error } = useCreateForm({
    creation: giftCardProductCreation,
    initialValues: newProduct(t('product.usualTitle')),
    validate: ({ title, amounts }) => {
      const wrong = amountMistakes(amounts).map(([place, mistake]) => [
        `amounts.${place}`,
        t(mistake === 'empty' ? 'product.amountsMissing' : 'denomination.zero'),
      ]);
      return {
        title: title.trim() ? undefined : common('form.titleMissing'),
        ...Object.fromEntries(wrong),
      };
    },
    toBody: (values) => productBody(values, defaultCurrency, t('product.option')),
    created: ({ title }) => t('product.created', { title }),
    onCreated: onClose,
  });
  const { amounts } = form.values;
  const isTaken = isDuplicate(error);
  const set = (next: (number | null)[]): void => {
    form.setFieldValue('amounts', next);
    form.clearErrors();
  };
  return (
    <FormBody
      {...bind}
      error={isTaken ? undefined : bind.error}
      onCancel={onClose}
      submitLabel={t('product.create')}
    >
      <TextInput
        label={common('fields.title')}
        required
        data-autofocus
        {...form.getInputProps('title')}
        error={form.errors['title'] ?? (isTaken ? t('product.titleTaken') : undefined)}
      />
      <GrowingTextarea
        label={common('fields.description')}
        minRows={2}
        maxRows={8}
        {...form.getInputProps('description')}
      />
      <div role="group" aria-label={t('denomination.title')}>
        <Text size="sm" fw={500}>
          {t('denomination.title')}
        </Text>
        <Stack gap="xs" mt={6}>
          {amounts.map((amount, place) => (
            <div key={place} className={classes.amount}>
              <MoneyInput
                label={t('denomination.nth', { number: place + 1 })}
                currency={defaultCurrency}
                value={amount}
                onChange={(next) => set(amounts.with(place, next))}
                error={form.errors[`amounts.${place}`]}
              />
              <ActionIcon
                size="lg"
                variant="default"
                className={classes.drop ?? ''}
                disabled={amounts.length === 1}
                aria-label={t('denomination.drop', { number: place + 1 })}
                onClick={() => set(amounts.toSpliced(place, 1))}
              >
                <IconX size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
            </div>
          ))}
          <Group>
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconPlus size={15} stroke={1.75} aria-hidden />}
              onClick={() => set([...amounts, null])}
            >
              {t('denomination.add')}
            </Button>
          </Group>
        </Stack>
      </div>
      {others.length > 0 ? (
        <Checkbox.Group
          label={t('product.alsoIn')}
          description={t('product.alsoInHint', {
            from: format.money(example, defaultCurrency),
            to: format.money(sameNumber(example, defaultCurrency, first) ?? 0, first),
          })}
          value={form.values.alsoIn}
          onChange={(codes) => form.setFieldValue('alsoIn', codes.toSorted())}
        >
          <Group mt="xs" gap="md">
            {others.map((code) => (
              <Checkbox key={code} value={code} label={code.toUpperCase()} />
            ))}
          </Group>
          <div role="status">
            {leftOut(form.values, defaultCurrency).map((one) => (
              <Text key={one.currency} size="sm" mt="xs">
                {t('product.leftOut', {
                  amounts: format.list(
                    one.amounts.map((minor) => format.money(minor, defaultCurrency)),
                  ),
                  currency: one.currency.toUpperCase(),
                })}
              </Text>
            ))}
          </div>
        </Checkbox.Group>
      ) : null}
      <Checkbox
        label={t('product.publish')}
        description={t('product.publishHint')}
        {...form.getInputProps('isPublished', { type: 'checkbox' })}
      />
    </FormBody>
  );
}
