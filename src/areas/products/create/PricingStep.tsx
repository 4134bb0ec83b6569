import { Group, Text } from '@mantine/core';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryError } from '#app/errors/QueryError.tsx';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { browserValue } from '#app/preferences/storage.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import type { GridColumn } from '#ui/grid/column.ts';
import { DataGrid } from '#ui/grid/DataGrid.tsx';
import type { GridHandle } from '#ui/grid/DataGrid.tsx';
import type { GridRow } from '#ui/grid/GridRow.tsx';
import { UndoButtons } from '#ui/grid/UndoButtons.tsx';
import { isInvalid } from '#ui/number/typed-number.ts';
import { Section } from '#ui/page/Section.tsx';
import { useStockLocations } from '#shared/sources/stock-locations.ts';
import { useMarkets } from '#shared/sources/useMarkets.ts';
import { ColumnChooser } from '#shared/price-grid/ColumnChooser.tsx';
import { storeColumns } from '#shared/price-grid/columns.ts';
import type { StoreColumn } from '#shared/price-grid/columns.ts';
import { GridSkeleton } from '#shared/price-grid/GridSkeleton.tsx';
import classes from './create.module.css';
import type { StepProps } from './step-props.ts';
import { tableOf, useVariantCells } from './useVariantCells.ts';
import { plannedVariants } from './values.ts';

/** Ids of hidden locations. */
const hiddenLocations = browserValue<readonly string[]>('hiddenStockLocations', []);

export function PricingStep(props: StepProps): ReactNode {
  const { values, change, attempt } = props;
  const { t } = useTranslation('products');
  const { t: grids } = useTranslation('grid');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const tag = useTag();
  const { markets, ...read } = useMarkets();
  const hasStock = useFeature('inventoryService') === true;
  const locations = useStockLocations();
  const [hidden, setHidden] = useState(() => hiddenLocations.read());
  const cells = useVariantCells(props);
  const { rows, valueOf } = cells;
  const grid = useRef<GridHandle>(null);
  const all = useMemo((): StoreColumn[] => {
    const { currencies = [], regions = [] } = markets ?? {};
    return storeColumns(
      { currencies, regions, locations: hasStock ? (locations.data ?? []) : [] },
      { prices: common('fields.prices'), stock: grids('heads.stock') },
      { t: common, tag },
    );
  }, [markets, locations.data, hasStock, grids, common, tag]);
  const isShown = ({ column: { id }, kind }: StoreColumn): boolean => {
    if (kind === 'currencies') return true;
    if (kind === 'regions') return values.priceRegions.includes(id);
    const { place } = tableOf(id);
    // Columns with values are always shown.
    return !hidden.includes(place) || rows.some((row) => (valueOf(row.id, id) ?? null) !== null);
  };
  const columns = all.flatMap((one) => (isShown(one) ? [one.column] : []));
  const toggle = ({ column: { id }, kind }: StoreColumn): void => {
    if (kind === 'regions') {
      change((before) => ({
        ...before,
        priceRegions: before.priceRegions.includes(id)
          ? before.priceRegions.filter((other) => other !== id)
          : [...before.priceRegions, id],
      }));
      return;
    }
    const { place } = tableOf(id);
    const next = hidden.includes(place)
      ? hidden.filter((other) => other !== place)
      : [...hidden, place];
    setHidden(next);
    hiddenLocations.write(next);
  };
  // First invalid cell, focused after a save attempt.
  const wrong = rows.flatMap(({ id: row }) =>
    columns.flatMap(({ id }) => (isInvalid(valueOf(row, id)) ? [{ row, column: id }] : [])),
  )[0];
  const goToWrong = useEffectEvent(() => {
    if (wrong) grid.current?.goTo(wrong.row, wrong.column);
  });
  const isReady = columns.length > 0;
  // Once per attempt: later fixes must not move the focus.
  useEffect(() => {
    if (attempt > 0 && isReady) goToWrong();
  }, [attempt, isReady]);
  const labelOf = useCallback(
    (row: GridRow, { header }: GridColumn) =>
      row.isForAll ? t('create.allVariantsAnd', { column: header }) : `${row.name}, ${header}`,
    [t],
  );
  const error = read.error ?? (hasStock && locations.isLoadingError ? locations.error : null);
  const others = hasStock
    ? plannedVariants(values).filter(({ manage_inventory: isCounted }) => !isCounted).length
    : 0;
  const retry = (): void => {
    read.retry();
    if (!locations.isSuccess) void locations.refetch();
  };
  const choices = all.filter(({ kind }) => kind !== 'currencies');
  const content = (): ReactNode => {
    if (error !== null) {
      return <QueryError title={grids('failed')} error={error} onRetry={retry} />;
    }
    if (!markets || (hasStock && locations.isPending)) return <GridSkeleton onRetry={retry} />;
    return (
      <div className={classes.grid}>
        <DataGrid
          ref={grid}
          label={t('create.step.pricing')}
          corner={grids('variant')}
          rows={rows}
          columns={columns}
          valueOf={valueOf}
          edits={cells.edits}
          labelOf={labelOf}
        />
      </div>
    );
  };
  return (
    <Section
      title={t('create.step.pricing')}
      action={
        <Group gap="xs" wrap="nowrap">
          <UndoButtons edits={cells.edits} />
          {choices.length > 0 ? (
            <ColumnChooser
              columns={choices}
              isShown={(id) => columns.some((column) => column.id === id)}
              onToggle={(id) => {
                const one = choices.find(({ column }) => column.id === id);
                if (one) toggle(one);
              }}
            />
          ) : null}
        </Group>
      }
    >
      <Text size="sm" c="dimmed" className={classes.gridHint ?? ''}>
        {grids('hint')}
        {others > 0
          ? ` ${t('create.notCounted', { count: others, number: format.number(others) })}`
          : null}
      </Text>
      {content()}
    </Section>
  );
}
