import { Button, Group, Text } from '@mantine/core';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryError } from '#app/errors/QueryError.tsx';
import { ConflictDialog } from '#ui/form/ConflictDialog.tsx';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { DataGrid } from '#ui/grid/DataGrid.tsx';
import type { GridHandle } from '#ui/grid/DataGrid.tsx';
import { useGridEdits } from '#ui/grid/edits.ts';
import type { CellWrite, GridEdits } from '#ui/grid/edits.ts';
import type { Entered, ProblemOf } from '#ui/grid/actions.ts';
import type { CellValue } from '#ui/grid/cells.ts';
import type { GridColumn } from '#ui/grid/column.ts';
import { UndoButtons } from '#ui/grid/UndoButtons.tsx';
import { isInvalid } from '#ui/number/typed-number.ts';
import { Page } from '#ui/page/Page.tsx';
import { SearchInput } from '#ui/search/SearchInput.tsx';
import { emptied } from './columns.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import type { Choice } from './ColumnChooser.tsx';
import { GridSaveReport } from './GridSaveReport.tsx';
import { GridSkeleton } from './GridSkeleton.tsx';
import { PriceSheetContext } from './price-sheet.ts';
import classes from './grid.module.css';
import type { Columns } from './useColumns.ts';
import { useGridSave } from './useGridSave.ts';
import type { GridSave, GridSource } from './useGridSave.ts';

interface GridRow {
  id: string;
  title: string;
  sku?: string | null | undefined;
  /** Shown instead of the SKU. */
  product?: string;
}

interface PriceGridProps<Stored> {
  texts: {
    title: string;
    corner?: string;
    hint: string;
    search: string;
    noMatch: string;
  };
  back: { to: string; label: string };
  variants: readonly GridRow[];
  columns: Columns;
  choices?: readonly Choice[];
  /** Must be stable. */
  nameOf?: (column: GridColumn) => string;
  /** Checks valid values. Must be stable. */
  problemOf?: ProblemOf;
  /** Transforms typed and pasted values. */
  entered?: Entered | undefined;
  /** Can use `usePriceSheet`. */
  tools?: ReactNode;
  /** Undefined: no value possible. */
  valueOf: (row: string, column: string) => CellValue | undefined;
  source: GridSource<Stored>;
  read: { isPending: boolean; error: unknown; retry: () => void };
}

export function PriceGrid<Stored>(props: PriceGridProps<Stored>): ReactNode {
  const { texts, back, variants, columns, valueOf, source, read, problemOf } = props;
  const { nameOf = headerOf } = props;
  const { t } = useTranslation('grid');
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const grid = useRef<GridHandle>(null);
  const wanted = useDeferredValue(search.trim().toLocaleLowerCase());
  const rows = useMemo(
    () =>
      variants
        .filter((variant) => isFound(variant, wanted))
        .map(({ id, title, sku, product }, index, found) => ({
          id,
          name: title,
          detail: product === undefined ? (sku ?? undefined) : product || undefined,
          isFirst: index > 0 && product !== found[index - 1]?.product,
        })),
    [variants, wanted],
  );
  const edits = useEdits(valueOf);
  useUnsavedGuard(edits.edits.size > 0);
  const saving = useGridSave(source, edits);
  const error = columns.error ?? read.error;
  const isShown = error === null && !columns.isPending && !read.isPending;
  const retry = (): void => {
    columns.retry();
    read.retry();
  };
  const conflicts = useConflicts(saving.moved, props);
  const labelOf = useCallback(
    (row: { name: string }, column: GridColumn) => `${row.name}, ${nameOf(column)}`,
    [nameOf],
  );
  const changeSelected: GridHandle['changeSelected'] = (next) =>
    grid.current?.changeSelected(next) ?? 0;
  const goTo: GridHandle['goTo'] = (row, column) => grid.current?.goTo(row, column);
  const content = (): ReactNode => {
    if (error !== null) {
      return <QueryError title={t('failed')} error={error} onRetry={retry} />;
    }
    if (columns.isPending || read.isPending) {
      return <GridSkeleton onRetry={retry} />;
    }
    if (rows.length === 0) return <Text c="dimmed">{texts.noMatch}</Text>;
    return (
      <div className={classes.card}>
        <DataGrid
          ref={grid}
          takesFocus
          onSearch={() => field.current?.select()}
          label={texts.title}
          corner={texts.corner ?? t('variant')}
          rows={rows}
          columns={columns.shown}
          valueOf={valueOf}
          edits={edits}
          failed={saving.failed}
          labelOf={labelOf}
          entered={props.entered}
          {...(problemOf ? { problemOf } : {})}
        />
      </div>
    );
  };
  return (
    <Page
      title={texts.title}
      back={back}
      fill
      actions={
        <Group gap="xs" wrap="nowrap">
          <UndoButtons edits={edits} />
          <ColumnChooser
            columns={props.choices ?? columns.all}
            isShown={columns.isShown}
            onToggle={columns.toggle}
          />
        </Group>
      }
    >
      <Text size="sm" c="dimmed" mb="sm">
        {texts.hint}
      </Text>
      <Group gap="sm" mb="sm">
        <SearchInput
          ref={field}
          className={classes.search}
          label={texts.search}
          value={search}
          onChange={setSearch}
          onKeyDown={(event) => {
            const [row] = rows;
            const [column] = columns.shown;
            if (event.key === 'Escape' && search !== '') {
              event.preventDefault();
              event.stopPropagation();
              setSearch('');
            } else if ((event.key === 'Enter' || event.key === 'ArrowDown') && row && column) {
              event.preventDefault();
              grid.current?.goTo(row.id, column.id);
            }
          }}
        />
        <Found
          words={saving.words}
          isSearch={wanted !== ''}
          rows={rows}
          total={variants.length}
          edits={edits}
          onShowAll={() => setSearch('')}
        />
        <PriceSheetContext value={{ edits, changeSelected, goTo }}>{props.tools}</PriceSheetContext>
      </Group>
      <GridSaveReport saving={saving} />
      {content()}
      {isShown || saving.count > 0 ? (
        <SaveBar
          count={saving.count}
          canSave={saving.canSave}
          isSaving={saving.isSaving}
          onSave={saving.save}
          onDiscard={saving.discard}
        />
      ) : null}
      <ConflictDialog
        conflicts={conflicts}
        onKeep={() => void saving.keepMine()}
        onUse={saving.useTheirs}
        onClose={saving.dismiss}
      />
    </Page>
  );
}

interface FoundProps {
  words: GridSave['words'];
  isSearch: boolean;
  rows: readonly { id: string }[];
  total: number;
  edits: GridEdits;
  onShowAll: () => void;
}

/** Counts the rows found, and the changes in others. */
function Found({ words, isSearch, rows, total, edits, onShowAll }: FoundProps): ReactNode {
  const { t } = useTranslation('grid');
  const { t: ofRows } = useTranslation(words);
  const format = useFormat();
  const shownRows = new Set(rows.map(({ id }) => id));
  const hidden = [...edits.edits]
    .filter(([id]) => !shownRows.has(id))
    .reduce((count, [, cells]) => count + cells.size, 0);
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        {isSearch
          ? ofRows('found', {
              count: total,
              number: format.number(rows.length),
              total: format.number(total),
            })
          : null}
      </Text>
      {hidden > 0 ? (
        <Button size="compact-sm" variant="default" onClick={onShowAll}>
          {t('hiddenChanges', { count: hidden, number: format.number(hidden) })}
        </Button>
      ) : null}
    </>
  );
}

const headerOf = ({ header }: GridColumn): string => header;

/** Cells that someone else has changed meanwhile. */
function useConflicts(
  moved: GridSave['moved'],
  {
    variants,
    columns,
    nameOf = headerOf,
  }: Pick<PriceGridProps<unknown>, 'variants' | 'columns' | 'nameOf'>,
): ComponentProps<typeof ConflictDialog>['conflicts'] {
  return useMemo(() => {
    const rowsById = new Map(variants.map((variant) => [variant.id, variant]));
    const columnsById = new Map(columns.all.map(({ column }) => [column.id, column]));
    return moved.map(({ row, column: id, mine, theirs }) => {
      const variant = rowsById.get(row);
      const column = columnsById.get(id);
      const title = [variant?.title, variant?.product].filter(Boolean).join(', ');
      return {
        id: `${row} ${id}`,
        label: `${title} · ${column ? nameOf(column) : ''}`,
        mine: shown(mine, column),
        theirs: shown(theirs, column),
      };
    });
  }, [moved, variants, columns.all, nameOf]);
}

const isFound = ({ title, sku, product }: GridRow, wanted: string): boolean =>
  [title, sku ?? '', product ?? ''].some((text) => text.toLocaleLowerCase().includes(wanted));

function shown(value: CellValue | undefined, column: GridColumn | undefined): string {
  if (value === null || value === undefined || !column) return '—';
  if (typeof value === 'string') return value;
  return isInvalid(value) ? value.typed : column.show(value);
}

/** Emptied cells get what the store can keep. */
function useEdits(valueOf: PriceGridProps<unknown>['valueOf']): GridEdits {
  const edits = useGridEdits(valueOf);
  const { write } = edits;
  const writeKept = useCallback(
    (writes: readonly CellWrite[]) =>
      write(
        writes.map((one) =>
          one.value === null
            ? { ...one, value: emptied(one.column, valueOf(one.row, one.column)) }
            : one,
        ),
      ),
    [write, valueOf],
  );
  return useMemo(() => ({ ...edits, write: writeKept }), [edits, writeKept]);
}
