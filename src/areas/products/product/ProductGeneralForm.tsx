import { Switch, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getUpdateProductMutationOptions } from '#generated/admin/products/products.ts';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { useHandleError } from '#shared/form/useHandleError.tsx';
import { useRecordForm } from '#shared/record/useRecordForm.ts';
import { isHandle } from '#shared/form/handle.ts';
import { HandleField } from '#shared/form/HandleField.tsx';
import { GrowingTextarea } from '#ui/form/GrowingTextarea.tsx';
import { generalBody, generalValues } from './general.ts';
import type { GeneralValues } from './general.ts';
import { productRecord } from './query.ts';
import type { ProductFormProps } from './query.ts';

interface ProductGeneralFormProps extends ProductFormProps {
  only?: readonly (keyof GeneralValues)[];
}

export function ProductGeneralForm(props: ProductGeneralFormProps): ReactNode {
  const { product, onClose, only } = props;
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const { form, saving, bind } = useRecordForm({
    source: productRecord,
    update: getUpdateProductMutationOptions,
    record: product,
    toValues: generalValues,
    toBody: generalBody,
    validate: ({ title, handle }) => ({
      title: title.trim() ? undefined : common('form.titleMissing'),
      handle: isHandle(handle, product.handle ?? '') ? undefined : t('form.handleInvalid'),
    }),
    saved: ({ title }) => t('form.saved', { title: title.trim() }),
    onClose,
    only,
  });
  const duplicate = useHandleError(saving.error, t('form.handleDuplicate'));
  return (
    <RecordForm
      {...bind}
      isErrorShown={duplicate !== undefined}
      labelOf={(field) =>
        field === 'title' || field === 'description'
          ? common(`fields.${field}`)
          : t(`fields.${field}`)
      }
      show={(_field, value) =>
        typeof value === 'boolean'
          ? t(value ? 'product.discountable.yes' : 'product.discountable.no')
          : value
      }
      fields={{
        title: (
          <TextInput
            label={common('fields.title')}
            required
            data-autofocus
            {...form.getInputProps('title')}
          />
        ),
        subtitle: <TextInput label={t('fields.subtitle')} {...form.getInputProps('subtitle')} />,
        handle: (
          <HandleField
            kind="product"
            label={t('fields.handle')}
            description={t('fields.handleHint')}
            required
            wanted={form.isDirty('handle') ? form.values.handle : ''}
            ownId={product.id}
            duplicate={duplicate}
            {...form.getInputProps('handle')}
          />
        ),
        description: (
          <GrowingTextarea
            label={common('fields.description')}
            minRows={4}
            maxRows={14}
            {...form.getInputProps('description')}
          />
        ),
        material: <TextInput label={t('fields.material')} {...form.getInputProps('material')} />,
        discountable: (
          <Switch
            label={t('fields.discountable')}
            description={t('fields.discountableHint')}
            {...form.getInputProps('discountable', { type: 'checkbox' })}
          />
        ),
      }}
    />
  );
}
