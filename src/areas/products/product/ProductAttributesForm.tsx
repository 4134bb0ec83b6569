import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getUpdateProductMutationOptions } from '#generated/admin/products/products.ts';
import { AttributeFields } from '#shared/attributes/AttributeFields.tsx';
import { attributeBody, attributeErrors, attributeValues } from '#shared/attributes/attributes.ts';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { useRecordForm } from '#shared/record/useRecordForm.ts';
import { isInvalid } from '#ui/number/typed-number.ts';
import { productRecord } from './query.ts';
import type { ProductFormProps } from './query.ts';

export function ProductAttributesForm({ product, onClose }: ProductFormProps): ReactNode {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const { form, bind } = useRecordForm({
    source: productRecord,
    update: getUpdateProductMutationOptions,
    record: product,
    toValues: attributeValues,
    toBody: attributeBody,
    validate: (values) => attributeErrors(values, common('number.whole')),
    saved: () => t('form.saved', { title: product.title }),
    onClose,
  });
  return (
    <RecordForm
      {...bind}
      labelOf={(field) => t(`fields.${field}`)}
      show={(_field, value) => (isInvalid(value) ? value.typed : (value ?? '–'))}
    >
      <Text size="sm" c="dimmed">
        {t('attributes.hint')}
      </Text>
      <AttributeFields
        labelOf={(field) => t(`fields.${field}`)}
        value={form.values}
        errors={form.errors}
        onChange={(change) => form.setValues((values) => ({ ...values, ...change }))}
      />
    </RecordForm>
  );
}
