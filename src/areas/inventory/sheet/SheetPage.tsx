import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ApiError } from '#client/index.ts';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { choiceAt, sheetAddress } from '#shared/sheet/address.ts';
import type { Choice } from '#shared/sheet/address.ts';
import type { SheetData } from '#shared/sheet/update-cached-rows.ts';
import type { SheetRow } from '#shared/sheet/rows.ts';
import { SheetStates } from '#shared/sheet/SheetStates.tsx';
import type { Progress } from '#shared/sheet/SheetStates.tsx';
import { ItemsGrid } from './ItemsGrid.tsx';
import { MOST_ITEMS, TooManyItemsError, readSheet } from './items.ts';

/** Never refetched; saves update the cache. */
const sheetQuery = (choice: Choice, onProgress: (progress: Progress) => void) =>
  queryOptions<SheetData<SheetRow>, ApiError | TooManyItemsError>({
    queryKey: ['stock of inventory items', sheetAddress('items', choice)],
    queryFn: async ({ signal }) => ({
      rows: await readSheet(choice, { signal }, (done, total) => onProgress({ done, total })),
    }),
    staleTime: Infinity,
    gcTime: 0,
    // Thousands of rows, none unchanged.
    structuralSharing: false,
  });

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
  return (
    <SheetStates
      title={t('stock.edit')}
      back={back}
      toList={t('page.back')}
      error={error}
      tooMany={
        error instanceof TooManyItemsError
          ? {
              title: t('sheet.tooMany'),
              text: t('sheet.tooManyText', { most: format.number(MOST_ITEMS) }),
            }
          : undefined
      }
      failed={t('list.failed')}
      isEmpty={data !== undefined}
      empty={{ title: t('list.noMatch'), text: t('page.notFoundText') }}
      progress={progress}
      reading={(read) => t('sheet.reading', read)}
      onRetry={() => void refetch()}
    />
  );
}
