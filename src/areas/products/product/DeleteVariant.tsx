import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { StepsDialog } from '#shared/save/StepsDialog.tsx';
import type { Product } from './query.ts';
import { variantRemovalSteps } from './removal.ts';
import type { ItemsByVariant } from './removal.ts';
import type { Variant } from './variant.ts';

interface DeleteVariantProps {
  product: Product;
  variant: Variant;
  onClose: () => void;
}

export function DeleteVariant({ product, variant, onClose }: DeleteVariantProps): ReactNode {
  const { t } = useTranslation('products');
  const format = useFormat();
  const items = useRef<ItemsByVariant>(new Map());
  const units = variant.manage_inventory ? (variant.inventory_quantity ?? 0) : 0;
  const prices = (variant.prices ?? []).length;
  return (
    <StepsDialog
      opened
      title={t('variants.deleteTitle', { variant: variant.title })}
      text={t('variants.deleteText')}
      lost={[
        ...(variant.sku ? [t('variants.loses.sku', { sku: variant.sku })] : []),
        ...(prices > 0
          ? [t('variants.loses.prices', { count: prices, number: format.number(prices) })]
          : []),
        ...(units > 0
          ? [t('variants.loses.stock', { count: units, number: format.number(units) })]
          : []),
      ]}
      confirmLabel={t('variants.delete')}
      operation="deleteProductVariant"
      steps={() =>
        variantRemovalSteps(product.id, [variant], items.current, ({ title }) =>
          t('variants.stepDelete', { variant: title }),
        )
      }
      onClose={onClose}
      onDone={() => {
        showToast('success', { message: t('variants.deleted', { variant: variant.title }) });
        onClose();
      }}
    />
  );
}
