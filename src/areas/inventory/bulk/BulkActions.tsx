import { Button } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOwnCalls } from '#app/query/own-calls.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { sheetAddress } from '#shared/product-sheet.ts';
import { productsOf } from './products.ts';

/** What can be done with the selected items: the stock of their products opens in one spreadsheet. */
export function BulkActions({ ids }: { ids: readonly string[] }): ReactNode {
  const { t } = useTranslation('inventory');
  const navigate = useNavigate();
  const calls = useOwnCalls();
  const { mutate } = useMutation({
    mutationFn: () => calls.run((call) => productsOf(ids, call)),
    onSuccess: (products) => {
      if (!products) return;
      if (products.length === 0) showToast('info', { message: t('bulk.noVariants') });
      else void navigate(sheetAddress('stock', { ids: products, list: '' }));
    },
  });
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={calls.isRunning}
      leftSection={<IconTable size={14} stroke={1.75} aria-hidden />}
      onClick={() => mutate()}
    >
      {t('bulk.stock')}
    </Button>
  );
}
