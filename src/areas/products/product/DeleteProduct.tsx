import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listOf } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { StepsDialog } from '#shared/save/StepsDialog.tsx';
import type { Product } from './query.ts';
import { productRemovalSteps } from './removal.ts';
import type { ItemsByVariant } from './removal.ts';

interface DeleteProductProps {
  opened: boolean;
  product: Product;
  onClose: () => void;
  /** The product is deleted; cleanup steps may still be pending. */
  onGone: () => void;
  onDone: () => void;
}

export function DeleteProduct(props: DeleteProductProps): ReactNode {
  const { opened, product, onClose, onGone, onDone } = props;
  const { t } = useTranslation('products');
  const format = useFormat();
  const items = useRef<ItemsByVariant>(new Map());
  const variants = listOf(product.variants);
  const count = variants.length;
  const units = variants.reduce(
    (sum, variant) => sum + (variant?.manage_inventory ? (variant.inventory_quantity ?? 0) : 0),
    0,
  );
  const pictures = listOf(product.images).length;
  const steps = (): ReturnType<typeof productRemovalSteps> =>
    productRemovalSteps(product, items.current, {
      read: t('delete.stepRead'),
      product: t('delete.stepProduct', { title: product.title }),
      items: t('delete.stepItems'),
    }).map((step) =>
      step.id === product.id
        ? {
            ...step,
            run: async (call) => {
              await step.run(call);
              // Before anything refetches the deleted product.
              flushSync(onGone);
            },
          }
        : step,
    );
  return (
    <StepsDialog
      opened={opened}
      title={t('delete.title', { title: product.title })}
      text={t('delete.text')}
      lost={[
        ...(count > 0 ? [t('delete.variants', { count, number: format.number(count) })] : []),
        ...(units > 0
          ? [t('variants.loses.stock', { count: units, number: format.number(units) })]
          : []),
        ...(pictures > 0
          ? [t('delete.pictures', { count: pictures, number: format.number(pictures) })]
          : []),
      ]}
      confirmLabel={t('delete.action')}
      operation="deleteProduct"
      steps={steps}
      onClose={onClose}
      onDone={() => {
        showToast('success', { message: t('delete.done', { title: product.title }) });
        onDone();
      }}
    />
  );
}
