import { Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type {
  CreateInventoryItemBody,
  ListVariantsParams,
} from '#generated/admin/admin.schemas.ts';
import { getVariant, listVariants } from '#generated/admin/variants/variants.ts';
import type { ExpandOf, OrderOf } from '#app/query/names.ts';
import { paths } from '#app/paths.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { EntitySelect } from '#ui/picker/EntitySelect.tsx';
import { optionsOf } from '#ui/picker/source.ts';
import type { Option, OptionSource } from '#ui/picker/source.ts';
import { isDuplicate } from '#shared/save/duplicate.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { useCreateForm } from '#shared/form/useCreateForm.tsx';
import { itemCreation } from './creation.ts';

interface NamedVariant {
  id: string;
  title: string;
  sku: string | null;
  product?: { title: string } | null;
}

const variantOption = ({ id, title, sku, product }: NamedVariant): Option => ({
  value: id,
  label: product ? `${product.title} · ${title}` : title,
  ...(sku ? { detail: sku } : {}),
});

/** Variants without an inventory item. */
const uncounted: OptionSource = {
  key: ['admin', 'variants', 'uncounted'],
  detailed: true,
  find: async ({ q, limit, offset }, signal) => {
    const { variants, count } = await listVariants(
      omitUndefined<ListVariantsParams>({
        q,
        limit,
        offset,
        manage_inventory: false,
        expand: 'product' satisfies ExpandOf<typeof listVariants>,
        order: '-created_at' satisfies OrderOf<typeof listVariants>,
      }),
      { signal },
    );
    return { options: optionsOf(variants, variantOption), count };
  },
  one: async (id, signal) =>
    variantOption(
      (
        await getVariant(
          id,
          { expand: 'product' satisfies ExpandOf<typeof getVariant> },
          { signal },
        )
      ).variant,
    ),
};

export function CreateItem({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('inventory');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const { form, error, bind } = useCreateForm({
    creation: itemCreation,
    initialValues: { variant: null as string | null, sku: '', title: '' },
    validate: ({ variant }) => ({ variant: variant ? undefined : t('create.variantMissing') }),
    toBody: ({ variant, sku, title }) =>
      omitUndefined<CreateInventoryItemBody>({
        variant_id: variant ?? '',
        sku: sku.trim() || undefined,
        title: title.trim() || undefined,
      }),
    created: () => t('create.done'),
    onCreated: (item) => void navigate(paths.inventoryItem(item.id)),
  });
  const isTaken = isDuplicate(error);
  return (
    <FormBody
      {...bind}
      error={isTaken ? undefined : bind.error}
      onCancel={onClose}
      submitLabel={t('create.action')}
    >
      <Text size="sm" c="dimmed">
        {t('create.hint')}
      </Text>
      <EntitySelect
        label={common('fields.variant')}
        required
        source={uncounted}
        value={form.values.variant}
        onChange={(id) => form.setFieldValue('variant', id)}
        error={form.errors['variant']}
      />
      <TextInput
        label={common('fields.sku')}
        {...form.getInputProps('sku')}
        error={isTaken ? t('edit.skuTaken') : form.errors['sku']}
      />
      <TextInput label={common('fields.title')} {...form.getInputProps('title')} />
    </FormBody>
  );
}
