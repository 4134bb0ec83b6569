import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateProduct } from '#generated/admin/products/products.ts';
import { useAbortableCalls } from '#app/query/abortable-calls.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';
import type { Variant } from './variant.ts';
import { isWholeOrder } from './variant-order.ts';

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
  const { mutateAsync } = useUpdateProduct({
    request: calls.request,
    mutation: {
      meta: { success: t('variants.orderSaved') },
      onSuccess: () => {
        guard.release();
        onEnd();
      },
    },
  });
  const check = useMutation({
    mutationFn: (call: CallOptions) => isWholeOrder(queryClient, productId, order, call),
  });
  const save = async (call: CallOptions): Promise<void> => {
    const isWhole = await check.mutateAsync(call);
    setOld(!isWhole);
    if (!isWhole) return;
    await mutateAsync({ id: productId, data: { variants: order.map(({ id }) => ({ id })) } });
  };
  return (
    <SaveBar
      isDirty
      isSaving={calls.isRunning}
      message={t(isOld ? 'variants.orderOld' : 'variants.orderChanged')}
      saveLabel={t('variants.saveOrder')}
      // The mutation reports the error.
      onSave={() => void calls.run(save).catch(() => undefined)}
      onDiscard={onEnd}
      onStop={calls.stop}
    />
  );
}
