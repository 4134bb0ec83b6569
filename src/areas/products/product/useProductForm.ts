import { useForm } from '@mantine/form';
import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { UpdateProductBody } from '#generated/admin/admin.schemas.ts';
import { useUpdateProduct } from '#generated/admin/products/products.ts';
import { useOwnCalls } from '#app/query/own-calls.ts';
import { useRecordSave } from '#shared/useRecordSave.ts';
import type { RecordSave } from '#shared/useRecordSave.ts';
import { readProductNow } from './query.ts';
import type { Product } from './query.ts';

interface ProductFormOptions<Values> {
  product: Product;
  toValues: (product: Product) => Values;
  /** What is sent: the changed fields only. */
  toBody: (before: Values, after: Values) => UpdateProductBody;
  /** Why a field's value cannot be saved, by field. */
  validate?: (values: Values) => Partial<Record<keyof Values & string, string>>;
  onClose: () => void;
}

export interface ProductFormState<Values> {
  form: UseFormReturnType<Values>;
  saving: RecordSave<Values>;
}

/** A form over some of a product's own fields, saved with one call. */
export function useProductForm<Values extends object>(
  options: ProductFormOptions<Values>,
): ProductFormState<Values> {
  const { product, toValues, toBody, validate, onClose } = options;
  const { t } = useTranslation('products');
  const queryClient = useQueryClient();
  const form = useForm<Values>({
    initialValues: toValues(product),
    validate: (values) => validate?.(values) ?? {},
  });
  // A new title is the one by which the product is known from now on.
  const title =
    'title' in form.values && typeof form.values.title === 'string'
      ? form.values.title.trim()
      : product.title;
  const calls = useOwnCalls();
  const update = useUpdateProduct({
    mutation: { meta: { errors: 'form', success: t('form.saved', { title }) } },
    request: calls.request,
  });
  const saving = useRecordSave({
    calls,
    record: product,
    values: form.values,
    toValues,
    read: (call) => readProductNow(queryClient, product.id, call),
    send: (before, after) => update.mutateAsync({ id: product.id, data: toBody(before, after) }),
    setValues: (values) => form.setValues(values),
    onDone: onClose,
  });
  return { form, saving };
}
