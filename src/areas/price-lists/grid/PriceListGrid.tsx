import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { browserValue } from '#app/preferences/storage.ts';
import { readNow } from '#app/query/read-now.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import type { CellValue } from '#ui/grid/cells.ts';
import type { GridColumn } from '#ui/grid/column.ts';
import { PriceGrid } from '#shared/price-grid/PriceGrid.tsx';
import type { GridSource } from '#shared/price-grid/useGridSave.ts';
import { pricesOf, readPrices } from '../price-list/query.ts';
import type { ListPrice, PriceList } from '../price-list/query.ts';
import { baseOf, cellsOf, withSaved } from './cells.ts';
import type { StoredCells } from './cells.ts';
import { GridTools } from './GridTools.tsx';
import { createLosses } from './losses.ts';
import { placeOf } from './columns.ts';
import { markOf, percent } from './marks.ts';
import type { GridVariant } from './query.ts';
import { saveSteps } from './save.ts';
import { useListColumns } from './useListColumns.ts';

interface PriceListGridProps {
  list: PriceList;
  prices: readonly ListPrice[];
  /** In display order. */
  variants: readonly GridVariant[];
  back: { to: string; label: string };
  /** Opens the import at once. */
  startsWithFile?: boolean;
}

/** Percent of the base price below which a price is marked. */
const warnedShare = browserValue('priceListWarnedShare', 50);

export function PriceListGrid(props: PriceListGridProps): ReactNode {
  const { list, prices, variants, back, startsWithFile } = props;
  const { t } = useTranslation('price-lists');
  const format = useFormat();
  const queryClient = useQueryClient();
  const [share, setShare] = useState(() => warnedShare.read());
  const [losses] = useState(createLosses);
  const columns = useListColumns(prices);
  const { markets } = columns;
  const stored = useMemo(() => cellsOf(prices), [prices]);
  const byId = useMemo(() => new Map(variants.map((variant) => [variant.id, variant])), [variants]);
  const baseIn = useCallback(
    (row: string, market: string) => baseOf(byId.get(row)?.base, markets.get(market)),
    [byId, markets],
  );
  const valueOf = useCallback(
    (row: string, column: string): CellValue | undefined => {
      const { market, tier } = placeOf(column);
      if (tier === undefined) return baseIn(row, market);
      return stored.get(row)?.get(column)?.amount ?? null;
    },
    [baseIn, stored],
  );
  const markAt = useCallback(
    (row: string, column: string, value: CellValue | undefined) => {
      const { market, tier } = placeOf(column);
      return tier === undefined ? undefined : markOf(value, baseIn(row, market), share);
    },
    [baseIn, share],
  );
  const problemOf = useCallback(
    (row: string, column: string, value: CellValue | undefined) => {
      const mark = markAt(row, column, value);
      if (!mark) return undefined;
      const { market } = placeOf(column);
      const base = format.money(baseIn(row, market) ?? 0, markets.get(market)?.currency ?? '');
      return {
        text:
          mark === 'above'
            ? t('grid.aboveText', { base })
            : t('grid.belowText', { base, share: percent(share, format.number) }),
        isWarning: true,
      };
    },
    [markAt, baseIn, markets, share, format, t],
  );
  const nameOf = useCallback(({ group = '', header }: GridColumn) => `${group}, ${header}`, []);
  const source: GridSource<StoredCells> = {
    operation: 'updatePriceList',
    read: (_edits, call) =>
      losses.readAfter(async () => {
        const { queryKey } = pricesOf(list.id);
        return cellsOf(await readNow(queryClient, queryKey, () => readPrices(list.id, call)));
      }, call),
    hasRow: (_now, row) => byId.has(row),
    valueOf: (now, row, column) => now.get(row)?.get(column)?.amount ?? null,
    toSteps: (now, edits) => saveSteps(list.id, variants, now, edits, losses.add),
    // Refetching thousands of prices takes a while.
    onSaved: (_now, sent) =>
      queryClient.setQueryData(
        pricesOf(list.id).queryKey,
        (known) =>
          known &&
          withSaved(known, sent, {
            productOf: (variant) => byId.get(variant)?.productId ?? '',
            currencyOf: (market) => markets.get(market)?.currency ?? market,
          }),
      ),
  };
  return (
    <PriceGrid
      texts={{
        title: t('grid.title', { name: list.name }),
        hint: t('grid.hint'),
        search: t('grid.search'),
        noMatch: t('grid.noMatch'),
      }}
      back={back}
      variants={variants}
      columns={columns}
      choices={columns.choices}
      nameOf={nameOf}
      valueOf={valueOf}
      problemOf={problemOf}
      source={source}
      read={NOTHING_MORE}
      tools={
        <GridTools
          name={list.name}
          startsWithFile={startsWithFile}
          variants={variants}
          columns={columns.shown}
          tiers={columns.tiers}
          onTier={columns.addTier}
          onMarkets={columns.show}
          valueOf={valueOf}
          markAt={markAt}
          baseIn={baseIn}
          markets={markets}
          share={share}
          onShare={(next) => {
            setShare(next);
            warnedShare.write(next);
          }}
        />
      }
    />
  );
}

const NOTHING_MORE = { isPending: false, error: null, retry: () => undefined };
