import { ActionIcon, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormBody } from '#ui/form/FormBody.tsx';
import { GrowingTextarea } from '#ui/form/GrowingTextarea.tsx';
import { MoneyInput } from '#ui/money/MoneyInput.tsx';
import { isDuplicate } from '#shared/duplicate.ts';
import { useCreateForm } from '#shared/useCreateForm.tsx';
import { giftCardProductCreation } from './creation.ts';
import { productBody } from './denominations.ts';
import type { ProductValues } from './denominations.ts';
import classes from './products.module.css';

interface ProductFormProps {
  /** Codes in small letters, the store's usual currency first. */
  currencies: readonly string[];
  onClose: () => void;
}

/** What a new product begins with: three amounts to fill. */
const newProduct = (title: string): ProductValues => ({
  title,
  description: '',
  amounts: [null, null, null],
  alsoIn: [],
  isPublished: false,
});

/** Creates the product that shoppers buy gift cards as, with what it can be bought for. */
export function ProductForm({ currencies, onClose }: ProductFormProps): ReactNode {
  const { t } = useTranslation('gift-cards');
  const [usual = 'eur', ...others] = currencies;
  const { form, bind, error } = useCreateForm({
    creation: giftCardProductCreation,
    initialValues: newProduct(t('product.usualTitle')),
    validate: ({ title, amounts }) => {
      const given = amounts.filter((amount) => amount !== null);
      return {
        title: title.trim() ? undefined : t('product.titleMissing'),
        amounts:
          given.length === 0 || given.some((amount) => !(amount > 0))
            ? t('product.amountsMissing')
            : undefined,
      };
    },
    toBody: (values) => productBody(values, usual, t('product.option')),
    created: ({ title }) => t('product.created', { title }),
    onCreated: onClose,
  });
  const { amounts } = form.values;
  const isTaken = isDuplicate(error);
  const set = (next: (number | null)[]): void => {
    form.setFieldValue('amounts', next);
    form.clearFieldError('amounts');
  };
  return (
    <FormBody
      {...bind}
      error={isTaken ? undefined : bind.error}
      onCancel={onClose}
      submitLabel={t('product.create')}
    >
      <TextInput
        label={t('product.title')}
        required
        data-autofocus
        {...form.getInputProps('title')}
        error={form.errors['title'] ?? (isTaken ? t('product.titleTaken') : undefined)}
      />
      <GrowingTextarea
        label={t('product.description')}
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
                currency={usual}
                value={amount}
                onChange={(next) => set(amounts.with(place, next))}
                error={place === 0 ? form.errors['amounts'] : undefined}
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
          description={t('product.alsoInHint')}
          value={form.values.alsoIn}
          onChange={(codes) => form.setFieldValue('alsoIn', codes.toSorted())}
        >
          <Group mt="xs" gap="md">
            {others.map((code) => (
              <Checkbox key={code} value={code} label={code.toUpperCase()} />
            ))}
          </Group>
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
