import { Button } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { sheetAddress } from '#shared/sheet/address.ts';

export function BulkActions({ ids }: { ids: readonly string[] }): ReactNode {
  const { t } = useTranslation('inventory');
  const [params] = useSearchParams();
  return (
    <Button
      component={Link}
      to={sheetAddress('items', { ids, list: params.toString() })}
      size="compact-sm"
      variant="default"
      leftSection={<IconTable size={14} stroke={1.75} aria-hidden />}
    >
      {t('bulk.stock')}
    </Button>
  );
}
