import { Autocomplete, Divider, SimpleGrid, Switch, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { updateProductVariant } from '#generated/admin/products/products.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { AttributeFields } from '#shared/attributes/AttributeFields.tsx';
import { PriceFields } from '../fields/PriceFields.tsx';
import { createOnce, createWithin } from '#shared/save/create-once.ts';
import { useRegions } from '#shared/sources/regions.ts';
import type { Step } from '#shared/save/steps.ts';
import { useStepsForm } from '#shared/record/useRecordForm.ts';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { variantCreation } from '#shared/domain/product-creation.ts';
import { itemBody, syncItem } from './inventory.ts';
import { productRecord } from './query.ts';
import { readVariantNow } from './read-variant-now.ts';
import type { Product } from './query.ts';
import {
  CODES,
  newVariantBody,
  newVariantValues,
  optionValue,
  variantBody,
  variantValues,
} from './variant.ts';
import type { Variant, VariantValues } from './variant.ts';
import { variantErrors } from './variant-errors.ts';
import { shownValue, variantLabel } from './variant-words.ts';

interface VariantFormProps {
  product: Product;
  /** Undefined: create a variant. */
  variant?: Variant | undefined;
  /** Variant to copy. */
  pattern?: Variant | undefined;
  onClose: () => void;
  /** Called if the new variant counts stock. */
  onCreated?: (variantId: string) => void;
  only?: readonly (keyof VariantValues)[];
  /** Of the only price. */
  currency?: string | undefined;
}

/** Undefined for a new variant. */
interface Stored {
  variant: Variant | undefined;
}

function changeSteps(
  stored: Variant,
  before: VariantValues,
  after: VariantValues,
  t: TFunction<'products'>,
): Step[] {
  const body = variantBody(before, after, stored.prices);
  const needsItem =
    after.manage_inventory &&
    (body.manage_inventory === true || Object.keys(itemBody(body)).length > 0);
  return [
    {
      id: 'variant',
      label: t('variants.stepSave', { variant: after.title }),
      stage: 1,
      run: (own) => updateProductVariant(stored.product_id, stored.id, body, own),
    },
    ...(needsItem
      ? [
          {
            id: 'item',
            label: t('variants.stepItem'),
            stage: 2,
            run: (own: CallOptions) =>
              syncItem(stored.id, after.manage_inventory, body, after.sku.trim(), own),
          },
        ]
      : []),
  ];
}

export function VariantForm(props: VariantFormProps): ReactNode {
  const { product, variant, pattern, onClose, onCreated, only, currency } = props;
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const regions = useRegions();
  const queryClient = useQueryClient();
  const options = product.options ?? [];
  const variants = product.variants ?? [];
  const countedId = useRef<string>(undefined);
  const [once] = useState(() => createOnce(variantCreation(product.id)));
  const creationSteps = (after: VariantValues): Step[] => {
    return [
      {
        id: 'variant',
        label: t('variants.stepCreate', { variant: after.title }),
        stage: 1,
        run: async (own) => {
          const { id } = await createWithin(once, newVariantBody(after), own);
          if (!after.manage_inventory) return;
          countedId.current = id;
          // Load the new variant for the stock form; the page handles a failure.
          await productRecord.readNow(queryClient, product.id, own).catch(() => undefined);
        },
      },
    ];
  };
  const empty = newVariantValues(options);
  const { form, bind } = useStepsForm<Stored, VariantValues>({
    // A new one says that the page has been updated.
    record: useMemo(() => ({ variant }), [variant]),
    initial: variant ? variantValues(variant, options) : newVariantValues(options, pattern),
    toValues: (stored) => (stored.variant ? variantValues(stored.variant, options) : empty),
    validate: (values) => variantErrors(values, options, variants, variant?.id, { t, common }),
    operation: 'updateProductVariant',
    read: async (call) => ({
      variant:
        variant && ((await readVariantNow(queryClient, product.id, variant.id, call)) ?? variant),
    }),
    toSteps: (before, after, stored) =>
      stored.variant ? changeSteps(stored.variant, before, after, t) : creationSteps(after),
    saved: ({ title }) =>
      variant
        ? t('form.saved', { title: title.trim() })
        : t('variants.created', { variant: title.trim() }),
    onClose: () => {
      if (countedId.current === undefined) onClose();
      else onCreated?.(countedId.current);
    },
    only,
  });
  const setOption = (id: string, value: string): void => {
    const before = titleFor(form.values.options);
    const next = { ...form.values.options, [id]: value };
    form.setFieldValue('options', next);
    form.clearFieldError(`options.${id}`);
    // Keep a derived title in sync with the values.
    if (form.values.title === '' || form.values.title === before) {
      form.setFieldValue('title', titleFor(next));
    }
  };
  const titleFor = (values: Record<string, string>): string =>
    options
      .map(({ id }) => values[id]?.trim())
      .filter(Boolean)
      .join(' / ');
  const words = { t, common, format, options, regions: regions.data };

  const isShown = (field: keyof VariantValues): boolean => only?.includes(field) ?? true;
  const codes = CODES.filter(isShown).map((code) => (
    <TextInput key={code} label={t(`fields.${code}`)} {...form.getInputProps(code)} />
  ));
  const prices = (
    <PriceFields
      only={currency}
      value={form.values.prices}
      onChange={(next) => form.setFieldValue('prices', next)}
    />
  );
  const attributes = (
    <AttributeFields
      only={only}
      labelOf={(field) => t(`fields.${field}`)}
      value={form.values}
      errors={form.errors}
      onChange={(values) => form.setValues((current) => ({ ...current, ...values }))}
    />
  );

  return (
    <RecordForm
      {...bind}
      onClose={onClose}
      saveLabel={variant ? undefined : t('variants.create')}
      labelOf={(field, entry) => variantLabel(field, entry, words)}
      show={(field, value, entry) => shownValue(field, value, entry, words)}
    >
      {only ? (
        <>
          {codes}
          {isShown('prices') ? prices : null}
          {attributes}
        </>
      ) : (
        <>
          {options.map((option, index) => (
            <Autocomplete
              key={option.id}
              label={option.title}
              required
              {...(index === 0 ? { 'data-autofocus': true } : {})}
              data={[...new Set(variants.map((one) => optionValue(one, option.id)))].filter(
                Boolean,
              )}
              value={form.values.options[option.id] ?? ''}
              onChange={(value) => setOption(option.id, value)}
              error={form.errors[`options.${option.id}`]}
            />
          ))}
          <TextInput label={t('fields.variantTitle')} required {...form.getInputProps('title')} />
          <SimpleGrid cols={2} spacing="sm">
            {codes}
          </SimpleGrid>
          <Divider label={common('fields.prices')} labelPosition="left" />
          {prices}
          <Divider label={t('columns.stock')} labelPosition="left" />
          <Switch
            label={t('fields.manage_inventory')}
            description={t('fields.manageInventoryHint')}
            {...form.getInputProps('manage_inventory', { type: 'checkbox' })}
          />
          <Switch
            label={t('fields.allow_backorder')}
            description={t('fields.allowBackorderHint')}
            {...form.getInputProps('allow_backorder', { type: 'checkbox' })}
          />
          <Divider label={t('attributes.title')} labelPosition="left" />
          <TextInput label={t('fields.material')} {...form.getInputProps('material')} />
          {attributes}
        </>
      )}
    </RecordForm>
  );
}
