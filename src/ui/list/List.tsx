import { lazyNamed } from '../page/lazyNamed.ts';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconMoodEmpty } from '@tabler/icons-react';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { Skeleton } from '../states/Skeleton.tsx';
import { SlowNotice } from '../states/SlowNotice.tsx';
import { shownColumns } from '../table/columns.ts';
import type { Column } from '../table/columns.ts';
import { DataTable } from '../table/DataTable.tsx';
import { RowMenusShownContext } from '../table/row-menus.ts';
import { idsOf } from '../table/listed.ts';
import { Pager } from '../table/Pager.tsx';
import { useRowKeys } from '../table/useRowKeys.ts';
import { useSelection } from '../table/useSelection.ts';
import type { Selection } from '../table/useSelection.ts';
import { ROW_HEIGHTS } from '../theme/values.ts';
import type { Filter } from './filters.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { FilterPill } from './FilterPill.tsx';
import { ViewTabs } from './ViewTabs.tsx';
import type { SavedView, ViewCounts } from './saved-views.ts';
import { useOpenOnly } from './useOpenOnly.ts';
import { useListPreferences } from './useListPreferences.ts';
import type { ListSettings } from './useListPreferences.ts';
import type { ListState } from './useListState.ts';
import classes from './List.module.css';

const BulkBar = lazyNamed(() => import('../table/BulkBar.tsx'), 'BulkBar');
const FilterBar = lazyNamed(() => import('./FilterBar.tsx'), 'FilterBar');
const CardGrid = lazyNamed(() => import('./CardGrid.tsx'), 'CardGrid');
const DisplayMenu = lazyNamed(() => import('./DisplayMenu.tsx'), 'DisplayMenu');

const NO_FILTERS: readonly Filter[] = [];
const MOST_SKELETONS = 12;
/** Has room for further columns. */
const WIDE = '(min-width: 1600px)';

export interface ListResult<Row> {
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  /** All matches. */
  count: number | undefined;
  isStale: boolean;
  /** Explains a slow load. */
  note?: string | undefined;
  error: { text: string; detail: string | undefined; action?: ReactNode } | undefined;
  retry: () => void;
}

export interface ListProps<Row> {
  /** Key of the list's preferences. */
  id: string;
  label: string;
  state: ListState;
  result: ListResult<Row>;
  /** The first names the record. */
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  /** For screen readers. */
  rowName: (row: Row) => string;
  rowHref: (row: Row) => string;
  /** Prefetches the record; see `useRowIntent`. */
  onIntent?: (row: Row) => void;
  defaultOrder?: string;
  /** Initial saved views; must be stable. */
  startingViews?: readonly SavedView[];
  /** By view id. */
  viewCounts?: ViewCounts | undefined;
  searchLabel: string;
  filters?: readonly Filter[];
  texts: {
    failed: string;
    empty: { title: string; text: string; icon?: ReactNode; action?: ReactNode };
    noMatch: { title: string; text: string };
  };
  /** Without it, rows can't be selected. Call `keep` before opening another page, to preserve the selection. */
  renderBulkActions?: (ids: string[], clear: () => void, keep: () => void) => ReactNode;
  /** Ids of all matches, for selecting beyond the page. */
  readAllIds?: () => Promise<string[]>;
  renderMenu?: (row: Row) => ReactNode;
  renderCard?: (row: Row) => ReactNode;
}

export function List<Row>(props: ListProps<Row>): ReactNode {
  const { id, state, result, rowId, renderBulkActions } = props;
  const { filters = NO_FILTERS } = props;
  const { rows, count } = result;
  const list = useRef<HTMLDivElement>(null);
  const settings = useListPreferences(id, state.filterNames, props.startingViews);
  // Stable columns avoid re-rendering rows.
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  const columns = useMemo(
    () =>
      isWide
        ? props.columns.map((column) => ({ ...column, optional: column.optional === true }))
        : props.columns,
    [props.columns, isWide],
  );
  const shown = useMemo(() => shownColumns(columns, settings.columns), [columns, settings.columns]);
  const selection = useSelection(`${id} ${state.scope}`);
  const shownIds = rows ? idsOf(rows, rowId) : [];
  useRowKeys({
    list,
    onToggle: renderBulkActions
      ? (index, extend) => {
          const row = shownIds[index];
          if (row !== undefined) selection.toggle(row, extend, shownIds);
        }
      : undefined,
    onClear: selection.ids.size > 0 ? selection.clear : undefined,
  });
  // Old links and deletions may lead past the last page.
  const { page, pageSize, setPage } = state;
  const pages = Math.ceil((count ?? 0) / pageSize);
  const isBeyond = !result.isStale && rows?.length === 0 && pages > 0 && page > pages;
  useEffect(() => {
    if (isBeyond) setPage(pages);
  }, [isBeyond, pages, setPage]);

  const navigate = useNavigate();
  const openOnly = useOpenOnly(
    { ...result, search: state.search, hasFailed: result.error !== undefined },
    (row) => void navigate(props.rowHref(row)),
  );

  // Rows first; then load filters and menus.
  const isAnswered = rows !== undefined || result.error !== undefined;
  const [hasContent, setHasContent] = useState(false);
  useEffect(() => {
    if (!isAnswered) return undefined;
    const timer = setTimeout(() => setHasContent(true));
    return () => clearTimeout(timer);
  }, [isAnswered]);

  // An empty store has nothing to search.
  const isEmptyStore = count === 0 && !state.isFiltered && !result.isStale && !result.error;

  // Nothing to save if unfiltered or equal to the view.
  const canSave = settings.view ? settings.isViewChanged : state.isFiltered;

  const filterPlace = (
    <>
      {Object.keys(state.filters).length > 0 ? <Skeleton width={160} height={28} inline /> : null}
      {filters.length > 0 ? <FilterPill inert /> : null}
      {canSave ? <Skeleton width={96} height={26} inline /> : null}
    </>
  );

  return (
    <div
      ref={list}
      className={classes.card}
      style={{ '--qm-row-height': `${ROW_HEIGHTS[settings.density]}px` } as CSSProperties}
    >
      <ViewTabs settings={settings} counts={props.viewCounts} />
      {isEmptyStore ? null : (
        <ListToolbar
          state={state}
          searchLabel={props.searchLabel}
          onEnter={openOnly}
          isEmpty={count === 0}
          end={
            <Suspense fallback={<DisplayMenuPlace />}>
              {hasContent ? (
                <DisplayMenu
                  columns={columns}
                  settings={settings}
                  state={state}
                  hasCards={props.renderCard !== undefined}
                />
              ) : (
                <DisplayMenuPlace />
              )}
            </Suspense>
          }
        >
          {filters.length > 0 || canSave ? (
            <Suspense fallback={filterPlace}>
              {hasContent ? (
                <FilterBar
                  filters={filters}
                  state={state}
                  settings={canSave ? settings : undefined}
                />
              ) : (
                filterPlace
              )}
            </Suspense>
          ) : null}
        </ListToolbar>
      )}
      <span className="qm-visually-hidden" role="status">
        {result.note}
      </span>
      <ListContent
        {...props}
        columns={shown}
        settings={settings}
        rows={isBeyond ? undefined : rows}
        selection={selection}
        hasContent={hasContent}
      />
    </div>
  );
}

interface ListContentProps<Row> extends ListProps<Row> {
  settings: ListSettings;
  /** Undefined also while another page is turned to. */
  rows: readonly Row[] | undefined;
  selection: Selection;
  /** Rows first: menus and bulk actions load then. */
  hasContent: boolean;
}

function ListContent<Row>(props: ListContentProps<Row>): ReactNode {
  const { state, result, texts, settings, selection, hasContent, renderBulkActions } = props;
  const { count, note } = result;
  if (result.error) {
    return <ErrorState title={texts.failed} {...result.error} onRetry={result.retry} />;
  }
  if (count === 0 && note) return <EmptyState icon={icon} title={note} />;
  if (count === 0) return state.isFiltered ? <NoMatch {...props} /> : <Empty {...texts.empty} />;
  const common = {
    label: props.label,
    rows: props.rows,
    rowId: props.rowId,
    rowName: props.rowName,
    rowHref: props.rowHref,
    onIntent: props.onIntent,
    busy: result.isStale,
    selection: renderBulkActions ? selection : undefined,
  };
  const skeletons = Math.min(state.pageSize, MOST_SKELETONS);
  return (
    <>
      {note ? <p className={classes.note}>{note}</p> : null}
      {result.rows ? null : <SlowNotice onRetry={result.retry} isOver />}
      {settings.layout === 'grid' && props.renderCard ? (
        <Suspense fallback={null}>
          <CardGrid
            {...common}
            renderCard={props.renderCard}
            renderMenu={hasContent ? props.renderMenu : undefined}
            skeletons={skeletons}
          />
        </Suspense>
      ) : (
        <RowMenusShownContext value={hasContent}>
          <DataTable
            {...common}
            columns={props.columns}
            keepColumns={settings.columns !== undefined}
            order={state.order ?? props.defaultOrder}
            onOrder={state.setOrder}
            skeletonRows={skeletons}
            renderMenu={props.renderMenu}
          />
        </RowMenusShownContext>
      )}
      <Suspense fallback={null}>
        {hasContent ? <BulkActions {...props} selection={selection} /> : null}
      </Suspense>
      <Pager
        page={state.page}
        pageSize={state.pageSize}
        count={result.rows ? count : undefined}
        onPage={state.setPage}
        onPageSize={state.setPageSize}
      />
    </>
  );
}

function BulkActions<Row>(props: ListContentProps<Row>): ReactNode {
  const { result, rowId, selection, renderBulkActions, readAllIds } = props;
  if (!renderBulkActions) return null;
  const shown = result.rows ? idsOf(result.rows, rowId) : [];
  return (
    <BulkBar
      count={selection.ids.size}
      canSelectPage={!result.isStale && shown.some((row) => !selection.ids.has(row))}
      onSelectPage={() => selection.toggleAll(shown)}
      total={readAllIds ? result.count : undefined}
      onSelectAll={async () => selection.replace(selection.ids, (await readAllIds?.()) ?? [])}
      onClear={selection.clear}
    >
      <Suspense fallback={null}>
        {renderBulkActions([...selection.ids], selection.clear, selection.keep)}
      </Suspense>
    </BulkBar>
  );
}

/** Placeholder while the code loads. */
function DisplayMenuPlace(): ReactNode {
  return (
    <span className={classes.displayPlace} aria-hidden>
      <IconAdjustmentsHorizontal size={17} stroke={1.75} />
    </span>
  );
}

const icon = <IconMoodEmpty size={30} stroke={1.4} aria-hidden />;

function Empty(empty: {
  title: string;
  text: string;
  icon?: ReactNode;
  action?: ReactNode;
}): ReactNode {
  return <EmptyState {...empty} icon={empty.icon ?? icon} />;
}

function NoMatch<Row>({ texts, state }: ListProps<Row>): ReactNode {
  const { t } = useTranslation('common');
  return (
    <EmptyState
      icon={texts.empty.icon ?? icon}
      {...texts.noMatch}
      action={
        <Button variant="default" onClick={state.clear}>
          {t('table.clearAll')}
        </Button>
      }
    />
  );
}
