import { Checkbox, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getUpdateInventoryItemMutationOptions } from '#generated/admin/inventory-items/inventory-items.ts';
import { AttributeFields } from '#shared/attributes/AttributeFields.tsx';
import { attributeErrors } from '#shared/attributes/attributes.ts';
import { isDuplicate } from '#shared/save/duplicate.ts';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { useRecordForm } from '#shared/record/useRecordForm.ts';
import { GrowingTextarea } from '#ui/form/GrowingTextarea.tsx';
import { isInvalid } from '#ui/number/typed-number.ts';
import { updateBody, valuesOf } from './item-values.ts';
import type { ItemValues } from './item-values.ts';
import { itemRecord } from './query.ts';
import { stockItemName } from '#shared/inventory/name.ts';
import type { Item } from './query.ts';

interface ItemFormProps {
  item: Item;
  onClose: () => void;
  only?: readonly (keyof ItemValues)[];
}

const OWN = ['material', 'shipping'] as const;
type OwnField = (typeof OWN)[number];

const USUAL = ['sku', 'title', 'description'] as const;
type UsualField = (typeof USUAL)[number];

const isOwn = (field: string): field is OwnField => OWN.some((one) => one === field);

const isUsual = (field: string): field is UsualField => USUAL.some((one) => one === field);

/** Excludes stock, which has its own form. */
export function ItemForm({ item, onClose, only }: ItemFormProps): ReactNode {
  const { t } = useTranslation('inventory');
  const { t: products } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const { form, saving, bind } = useRecordForm({
    source: itemRecord,
    update: getUpdateInventoryItemMutationOptions,
    record: item,
    toValues: valuesOf,
    toBody: updateBody,
    validate: (values) => attributeErrors(values, common('number.whole')),
    saved: () => t('edit.saved', { item: stockItemName(item) }),
    onClose,
    only,
  });
  const isTaken = isDuplicate(saving.error);
  return (
    <RecordForm
      {...bind}
      isErrorShown={isTaken}
      labelOf={(field) =>
        isUsual(field)
          ? common(`fields.${field}`)
          : isOwn(field)
            ? t(`fields.${field}`)
            : products(`fields.${field}`)
      }
      show={(field, value) =>
        field === 'shipping'
          ? t(value === true ? 'fields.shippingYes' : 'fields.shippingNo')
          : typeof value === 'boolean'
            ? null
            : isInvalid(value)
              ? value.typed
              : value
      }
      fields={{
        sku: (
          <TextInput
            label={common('fields.sku')}
            data-autofocus
            {...form.getInputProps('sku')}
            error={isTaken ? t('edit.skuTaken') : form.errors['sku']}
          />
        ),
        title: <TextInput label={common('fields.title')} {...form.getInputProps('title')} />,
        description: (
          <GrowingTextarea
            label={common('fields.description')}
            minRows={2}
            {...form.getInputProps('description')}
          />
        ),
        shipping: (
          <Checkbox
            label={t('fields.shipping')}
            {...form.getInputProps('shipping', { type: 'checkbox' })}
          />
        ),
        material: <TextInput label={t('fields.material')} {...form.getInputProps('material')} />,
      }}
    >
      <AttributeFields
        only={only}
        labelOf={(field) => products(`fields.${field}`)}
        value={form.values}
        errors={form.errors}
        onChange={(change) => form.setValues((values) => ({ ...values, ...change }))}
      />
    </RecordForm>
  );
}
