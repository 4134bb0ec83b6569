import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateProduct } from '#generated/admin/products/products.ts';
import { useAbortableCalls } from '#app/query/abortable-calls.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { SlowSave } from '#ui/form/SlowSave.tsx';
import { SAVE_BUTTON } from '#ui/keyboard/save-keys.ts';
import { useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';
import classes from './product.module.css';
import type { Variant } from './variant.ts';
import { isWholeOrder } from './variant-order.ts';

interface VariantOrderProps {
  productId: string;
  order: readonly Variant[];
  onEnd: () => void;
}

export function VariantOrder({ productId, order, onEnd }: VariantOrderProps): ReactNode {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
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
    <div className={classes.order} role="group" aria-label={t('variants.orderChanged')}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" role="status">
          {t(isOld ? 'variants.orderOld' : 'variants.orderChanged')}
        </Text>
        <Group gap="xs">
          <Button size="compact-sm" variant="default" disabled={calls.isRunning} onClick={onEnd}>
            {common('actions.discard')}
          </Button>
          <Button
            size="compact-sm"
            {...SAVE_BUTTON}
            loading={calls.isRunning}
            // The mutation reports the error.
            onClick={() => void calls.run(save).catch(() => undefined)}
          >
            {t('variants.saveOrder')}
          </Button>
        </Group>
      </Group>
      <SlowSave isSaving={calls.isRunning} onStop={calls.stop} />
    </div>
  );
}
