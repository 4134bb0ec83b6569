import { Button, Text } from '@mantine/core';
import { IconBoxOff, IconTableOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { QueryError } from '#app/errors/QueryError.tsx';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Page } from '#ui/page/Page.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { GridSkeleton } from '#shared/price-grid/GridSkeleton.tsx';
import { AcrossGrid } from './AcrossGrid.tsx';
import { acrossQuery } from './cache.ts';
import type { Progress } from './cache.ts';
import { choiceAt } from '#shared/sheet/address.ts';
import { MOST_PRODUCTS, MOST_VARIANTS, TooManyError } from './read.ts';
import type { SheetRow } from '#shared/sheet/rows.ts';
import { pricesSheet, stockSheet } from './sheets.ts';
import type { Sheet } from './sheets.ts';

/** The prices of the products that the address chooses. */
export const PricesPage = (): ReactNode => <AcrossPage sheet={pricesSheet} />;

/** What lies where of the products that the address chooses. */
export const StockPage = (): ReactNode => <AcrossPage sheet={stockSheet} />;

/** Variants of the products that the address chooses, as one spreadsheet. */
function AcrossPage<Row extends SheetRow>({ sheet }: { sheet: Sheet<Row> }): ReactNode {
  const { t } = useTranslation('product-prices');
  const format = useFormat();
  const { search, hash } = useLocation();
  const choice = useMemo(() => choiceAt({ search, hash }), [search, hash]);
  const [progress, setProgress] = useState<Progress>();
  const query = acrossQuery(sheet, choice, setProgress);
  const { data, error, refetch } = useQuery(query);
  const back = { to: paths.products(choice.list), label: t('grid.back') };
  if (data && data.rows.length > 0) {
    const { queryKey } = query;
    return (
      <AcrossGrid
        key={queryKey.join(' ')}
        sheet={sheet}
        across={data}
        queryKey={queryKey}
        back={back}
      />
    );
  }
  const retry = (): void => void refetch();
  const toList = (
    <Button component={Link} to={back.to} variant="default">
      {t('grid.toList')}
    </Button>
  );
  const content = (): ReactNode => {
    if (error instanceof TooManyError) {
      return (
        <EmptyState
          icon={<IconTableOff size={30} stroke={1.4} aria-hidden />}
          title={t('grid.tooMany')}
          text={t('grid.tooManyText', {
            products: format.number(MOST_PRODUCTS),
            variants: format.number(MOST_VARIANTS),
          })}
          action={toList}
        />
      );
    }
    if (error) return <QueryError title={t('grid.failed')} error={error} onRetry={retry} />;
    if (!data) {
      return (
        <>
          <Text size="sm" c="dimmed" role="status" mb="sm">
            {progress
              ? t('grid.reading', {
                  done: format.number(progress.done),
                  total: format.number(progress.total),
                })
              : null}
          </Text>
          <GridSkeleton onRetry={retry} />
        </>
      );
    }
    return (
      <EmptyState
        icon={<IconBoxOff size={30} stroke={1.4} aria-hidden />}
        title={t('grid.empty')}
        text={t('grid.emptyText')}
        action={toList}
      />
    );
  };
  return (
    <Page title={t(`title.${sheet.name}`)} back={back}>
      {content()}
    </Page>
  );
}
