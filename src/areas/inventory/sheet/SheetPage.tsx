import { Button, Text } from '@mantine/core';
import { IconTableOff } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { ApiError } from '#client/index.ts';
import { QueryError } from '#app/errors/QueryError.tsx';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Page } from '#ui/page/Page.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { GridSkeleton } from '#shared/price-grid/GridSkeleton.tsx';
import { choiceAt, sheetAddress } from '#shared/sheet/address.ts';
import type { Choice } from '#shared/sheet/address.ts';
import type { SheetData } from '#shared/sheet/keep.ts';
import type { SheetRow } from '#shared/sheet/rows.ts';
import { ItemsGrid } from './ItemsGrid.tsx';
import { MOST_ITEMS, TooManyItemsError, readSheet } from './items.ts';

interface Progress {
  done: number;
  total: number;
}

/** The query of the spreadsheet: read when it is opened, and not again after each save, which puts what it saved here. */
const sheetQuery = (choice: Choice, onProgress: (progress: Progress) => void) =>
  queryOptions<SheetData<SheetRow>, ApiError | TooManyItemsError>({
    queryKey: ['stock of inventory items', sheetAddress('items', choice)],
    queryFn: async ({ signal }) => ({
      rows: await readSheet(choice, { signal }, (done, total) => onProgress({ done, total })),
    }),
    staleTime: Infinity,
    gcTime: 0,
    // Thousands of rows, of which none is as before.
    structuralSharing: false,
  });

/** What lies where of the inventory items that the address chooses, as one spreadsheet. */
export function SheetPage(): ReactNode {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const { search, hash } = useLocation();
  const choice = useMemo(() => choiceAt({ search, hash }), [search, hash]);
  const [progress, setProgress] = useState<Progress>();
  const query = sheetQuery(choice, setProgress);
  const { data, error, refetch } = useQuery(query);
  const back = { to: paths.inventory(choice.list), label: t('list.title') };
  if (data && data.rows.length > 0) {
    const { queryKey } = query;
    return <ItemsGrid key={queryKey.join(' ')} rows={data.rows} queryKey={queryKey} back={back} />;
  }
  const retry = (): void => void refetch();
  const toList = (
    <Button component={Link} to={back.to} variant="default">
      {t('page.back')}
    </Button>
  );
  const content = (): ReactNode => {
    if (error instanceof TooManyItemsError) {
      return (
        <EmptyState
          icon={<IconTableOff size={30} stroke={1.4} aria-hidden />}
          title={t('sheet.tooMany')}
          text={t('sheet.tooManyText', { most: format.number(MOST_ITEMS) })}
          action={toList}
        />
      );
    }
    if (error) return <QueryError title={t('list.failed')} error={error} onRetry={retry} />;
    if (!data) {
      return (
        <>
          <Text size="sm" c="dimmed" role="status" mb="sm">
            {progress
              ? t('sheet.reading', {
                  done: format.number(progress.done),
                  total: format.number(progress.total),
                })
              : null}
          </Text>
          <GridSkeleton onRetry={retry} />
        </>
      );
    }
    return <EmptyState title={t('list.noMatch')} text={t('page.notFoundText')} action={toList} />;
  };
  return (
    <Page title={t('stock.edit')} back={back}>
      {content()}
    </Page>
  );
}
