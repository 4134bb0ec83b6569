import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getUpdateProductMutationKey } from '#generated/admin/products/products.ts';
import { useAbortableCalls } from '#app/query/abortable-calls.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import type { Variant } from './variant.ts';
import { saveOrder } from './variant-order.ts';

interface VariantOrderProps {
  productId: string;
  order: readonly Variant[];
  onEnd: () => void;
}

export function VariantOrder({ productId, order, onEnd }: VariantOrderProps): ReactNode {
  const { t } = useTranslation('products');
  const queryClient = useQueryClient();
  const guard = useUnsavedGuard(true);
  const [isOld, setOld] = useState(false);
  const calls = useAbortableCalls();
  const { mutateAsync } = useMutation({
    mutationKey: getUpdateProductMutationKey(),
    mutationFn: (call: CallOptions) => saveOrder(queryClient, productId, order, call),
    onSuccess: (isSaved) => {
      setOld(!isSaved);
      if (!isSaved) return;
      showToast('success', { message: t('variants.orderSaved') });
      guard.release();
      onEnd();
    },
  });
  return (
    <SaveBar
      isDirty
      isSaving={calls.isRunning}
      message={t(isOld ? 'variants.orderOld' : 'variants.orderChanged')}
      saveLabel={t('variants.saveOrder')}
      // The mutation reports the error.
      onSave={() => void calls.run(mutateAsync).catch(() => undefined)}
      onDiscard={onEnd}
      onStop={calls.stop}
    />
  );
}
