import { Button, Group } from '@mantine/core';
import { IconReceiptOff, IconTablePlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router-dom';
import { QueryError } from '#app/errors/QueryError.tsx';
import { PARAMS, paths } from '#app/paths.ts';
import { Page } from '#ui/page/Page.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { GridSkeleton } from '#shared/price-grid/GridSkeleton.tsx';
import { idsAt } from '#shared/read/ids-at.ts';
import { priceListRecord, pricesOf } from '../price-list/query.ts';
import type { ListPrice } from '../price-list/query.ts';
import { PriceListGrid } from './PriceListGrid.tsx';
import { variantsOf } from './query.ts';
import type { GridVariant } from './query.ts';

export function PriceListGridPage(): ReactNode {
  const { t } = useTranslation('price-lists');
  const { t: tools } = useTranslation('price-tools');
  const { t: common } = useTranslation('common');
  const { id = '' } = useParams();
  const place = useLocation();
  const record = useQuery(priceListRecord.options(id));
  const prices = useQuery(pricesOf(id));
  const added = (idsAt(place, PARAMS.product) ?? []).join(' ');
  const products = useProducts(prices.data, added);
  const variants = useQuery({ ...variantsOf(products ?? []), enabled: products !== undefined });
  // Keep the last variants while those of new products load, so unsaved edits survive.
  const [last, setLast] = useState<{ id: string; variants: readonly GridVariant[] }>();
  const fresh = variants.data;
  if (fresh && (last?.id !== id || last.variants !== fresh)) setLast({ id, variants: fresh });
  const known = fresh ?? (last?.id === id ? last.variants : undefined);
  const list = record.data;
  const [hasFile, setHasFile] = useState(false);
  const back = { to: paths.priceList(id), label: list?.name ?? t('list.title') };
  if (list && prices.data && known && (known.length > 0 || hasFile)) {
    return (
      <PriceListGrid
        key={id}
        list={list}
        prices={prices.data}
        variants={known}
        back={back}
        startsWithFile={hasFile}
      />
    );
  }
  const error = record.error ?? prices.error ?? variants.error;
  const retry = (): void => {
    for (const read of [record, prices, variants]) if (!read.isSuccess) void read.refetch();
  };
  const content = (): ReactNode => {
    if (record.error?.status === 404) {
      return (
        <EmptyState
          icon={<IconReceiptOff size={30} stroke={1.4} aria-hidden />}
          title={t('page.notFound')}
          text={t('page.notFoundText')}
          action={
            <Button component={Link} to={paths.priceLists()} variant="default">
              {t('page.toList')}
            </Button>
          }
        />
      );
    }
    if (error !== null) {
      return <QueryError title={t('grid.failed')} error={error} onRetry={retry} />;
    }
    if (!list || !prices.data || !known) return <GridSkeleton onRetry={retry} />;
    return (
      <EmptyState
        icon={<IconTablePlus size={30} stroke={1.4} aria-hidden />}
        title={t('grid.empty')}
        text={t('grid.emptyText')}
        action={
          <Group gap="xs" justify="center">
            <Button component={Link} to={paths.priceList(id)} variant="default">
              {t('grid.toList')}
            </Button>
            {/* A file adds its own products. */}
            <Button variant="default" onClick={() => setHasFile(true)}>
              {tools('file.import')}
            </Button>
          </Group>
        }
      />
    );
  };
  return (
    <Page title={list ? t('grid.title', { name: list.name }) : common('fields.prices')} back={back}>
      {content()}
    </Page>
  );
}

/**
 * Returns product ids. A product whose last price is deleted stays until the page closes, since staff may type another.
 *
 * @param added further ids, space-separated
 * @returns undefined until loaded
 */
function useProducts(
  prices: readonly ListPrice[] | undefined,
  added: string,
): readonly string[] | undefined {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const priced = useMemo(
    () => prices && [...new Set(prices.map(({ productId }) => productId))],
    [prices],
  );
  const fresh = (priced ?? []).filter((product) => !seen.has(product));
  if (fresh.length > 0) setSeen(new Set([...seen, ...fresh]));
  return useMemo(
    () =>
      priced && [...new Set([...seen, ...priced, ...added.split(' ').filter(Boolean)])].toSorted(),
    [priced, seen, added],
  );
}
