import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import { PAGE_SIZES } from './page-sizes.ts';

interface PageSizeProps {
  value: number;
  onChange: (size: number) => void;
}

export function PageSize({ value, onChange }: PageSizeProps): ReactNode {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (
    <NativeSelect
      aria-label={t('table.pageSize')}
      size="xs"
      data={PAGE_SIZES.map((size) => ({
        value: String(size),
        label: t('table.perPage', { rows: format.number(size) }),
      }))}
      value={String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
}
