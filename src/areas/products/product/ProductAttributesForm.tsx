import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getUpdateProductMutationOptions } from '#generated/admin/products/products.ts';
import { AttributeFields } from '#shared/attributes/AttributeFields.tsx';
import { attributeBody, attributeErrors, attributeValues } from '#shared/attributes/attributes.ts';
import type { AttributeValues } from '#shared/attributes/attributes.ts';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { useRecordForm } from '#shared/record/useRecordForm.ts';
import { isInvalid } from '#ui/number/typed-number.ts';
import { productRecord } from './query.ts';
import type { ProductFormProps } from './query.ts';

interface ProductAttributesFormProps extends ProductFormProps {
  only?: readonly (keyof AttributeValues)[];
}

export function ProductAttributesForm(props: ProductAttributesFormProps): ReactNode {
  const { product, onClose, only } = props;
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
    only,
  });
  return (
    <RecordForm
      {...bind}
      labelOf={(field) => t(`fields.${field}`)}
      show={(_field, value) => (isInvalid(value) ? value.typed : (value ?? '–'))}
    >
      {only ? null : (
        <Text size="sm" c="dimmed">
          {t('attributes.hint')}
        </Text>
      )}
      <AttributeFields
        only={only}
        labelOf={(field) => t(`fields.${field}`)}
        value={form.values}
        errors={form.errors}
        onChange={(change) => form.setValues((values) => ({ ...values, ...change }))}
      />
    </RecordForm>
  );
}
