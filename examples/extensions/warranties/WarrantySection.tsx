import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RecordProps } from '#extension';
import { useTexts } from '#extension/parts.ts';
import { useUpdateProduct } from '#generated/admin/products/products.ts';
import { MONTHS, monthsOf } from './months.ts';

const CHOICES = [0, 12, 24, 36];

export default function WarrantySection({ id, record }: RecordProps<'product'>): ReactNode {
  const t = useTexts();
  const { mutate, isPending } = useUpdateProduct({
    mutation: { meta: { success: t('saved') } },
  });
  const months = monthsOf(record.metadata);
  const choices = [...new Set([...CHOICES, months])].toSorted((one, other) => one - other);
  return (
    <NativeSelect
      label={t('length')}
      value={String(months)}
      disabled={isPending}
      data={choices.map((count) => ({
        value: String(count),
        label: count === 0 ? t('without') : t('months', { count }),
      }))}
      onChange={({ currentTarget: { value } }) =>
        mutate({ id, data: { metadata: { [MONTHS]: Number(value) } } })
      }
    />
  );
}
