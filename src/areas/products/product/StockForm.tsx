import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LevelsTable } from '#shared/inventory/LevelsTable.tsx';
import { StockLoader } from './StockLoader.tsx';
import type { Variant } from './variant.ts';

interface StockFormProps {
  variant: Variant;
  onClose: () => void;
  onEdit: () => void;
}

export function StockForm({ variant, onClose, onEdit }: StockFormProps): ReactNode {
  const { t } = useTranslation('products');
  return (
    <StockLoader
      variant={variant}
      onClose={onClose}
      height={240}
      countAction={<Button onClick={onEdit}>{t('variants.edit')}</Button>}
    >
      {(levels) => <LevelsTable {...levels} label={t('stock.title', { variant: variant.title })} />}
    </StockLoader>
  );
}
