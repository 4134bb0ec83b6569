import { lazyNamed } from '../page/lazyNamed.ts';
import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconMoodEmpty } from '@tabler/icons-react';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { SlowNotice } from '../states/SlowNotice.tsx';
import { shownColumns } from '../table/columns.ts';
import type { Column } from '../table/columns.ts';
import { DataTable } from '../table/DataTable.tsx';
import { ROW_HEIGHTS } from '../table/density.ts';
import { idsOf } from '../table/listed.ts';
import { Pager } from '../table/Pager.tsx';
import { useRowKeys } from '../table/useRowKeys.ts';
import { useSelection } from '../table/useSelection.ts';
import type { Filter } from './filters.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { FilterPill } from './FilterPill.tsx';
import { ViewTabs } from './ViewTabs.tsx';
import type { SavedView, ViewCounts } from './saved-views.ts';
import { useOpenOnly } from './useOpenOnly.ts';
import { useListPreferences } from './useListPreferences.ts';
import type { ListState } from './useListState.ts';
import classes from './List.module.css';

const BulkBar = lazyNamed(() => import('../table/BulkBar.tsx'), 'BulkBar');
const FilterBar = lazyNamed(() => import('./FilterBar.tsx'), 'FilterBar');
const CardGrid = lazyNamed(() => import('./CardGrid.tsx'), 'CardGrid');
const SaveView = lazyNamed(() => import('./SaveView.tsx'), 'SaveView');
const DisplayMenu = lazyNamed(() => import('./DisplayMenu.tsx'), 'DisplayMenu');

const NO_FILTERS: readonly Filter[] = [];

/** One page of records, or why there is none. */
export interface ListResult<Row> {
  /** Undefined while the first rows are on their way. */
  rows: readonly Row[] | undefined;
  /** All records that match, as the server counts them. */
  count: number | undefined;
  /** New rows are being read while the old ones are shown. */
  isStale: boolean;
  /** What takes its time before the new rows come. */
  note?: string | undefined;
  /** Why the rows could not be loaded. */
  error: { text: string; detail: string | undefined; action?: ReactNode } | undefined;
  retry: () => void;
}

export interface ListProps<Row> {
  /** Under this name one's preferences are kept. */
  id: string;
  /** Names the list: for screen readers and for its errors. */
  label: string;
  state: ListState;
  result: ListResult<Row>;
  /** The first one names the record. */
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  /** What one calls the record, for screen readers. */
  rowName: (row: Row) => string;
  /** The record's page. */
  rowHref: (row: Row) => string;
  /** Starts loading the record's page, when one points at its row or focuses it. */
  onIntent?: (row: Row) => void;
  /** The order when none is chosen. */
  defaultOrder?: string;
  /** Views that stand there until one changes them; the same object on every render. */
  startingViews?: readonly SavedView[];
  /** How many records each view finds, by its id. */
  viewCounts?: ViewCounts;
  searchLabel: string;
  filters?: readonly Filter[];
  texts: {
    /** Says that the records could not be loaded. */
    failed: string;
    empty: { title: string; text: string; icon?: ReactNode; action?: ReactNode };
    /** Says that no record matches the search and the filters. */
    noMatch: { title: string; text: string };
  };
  /**
   * What can be done with the selected records; without it, nothing can be selected. `keep` is called before a page is
   * opened for them, from which one comes back to the same selection.
   */
  renderBulkActions?: (ids: string[], clear: () => void, keep: () => void) => ReactNode;
  /** The ids of all records that match, for selecting more than a page. */
  readAllIds?: () => Promise<string[]>;
  /** What can be done with one record. */
  renderMenu?: (row: Row) => ReactNode;
  /** A record as a card, for lists that can be shown as pictures. */
  renderCard?: (row: Row) => ReactNode;
}

/** A list of records with all that belongs to it: search, filters, saved views, columns, selection, pages, keyboard. */
export function List<Row>(props: ListProps<Row>): ReactNode {
  const { id, label, state, result, columns, rowId, texts, renderBulkActions } = props;
  const { filters = NO_FILTERS } = props;
  const { rows, count } = result;
  const list = useRef<HTMLDivElement>(null);
  const settings = useListPreferences(id, state.filterNames, props.startingViews);
  // Rows are drawn again when their columns are others.
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
  // An old link, or deleted records, may lead past the last page.
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

  // The rows come first; the code of filters and menus is loaded after them.
  const isAnswered = rows !== undefined || result.error !== undefined;
  const [hasContent, setHasContent] = useState(false);
  useEffect(() => {
    if (!isAnswered) return undefined;
    const timer = setTimeout(() => setHasContent(true));
    return () => clearTimeout(timer);
  }, [isAnswered]);

  // Where there is nothing at all, there is nothing to search and to filter.
  const isEmptyStore = count === 0 && !state.isFiltered && !result.isStale && !result.error;

  // Unfiltered, or as a saved view has it, there is nothing to save.
  const canSave = settings.view ? settings.isViewChanged : state.isFiltered;

  const content = (): ReactNode => {
    if (result.error) {
      return <ErrorState title={texts.failed} {...result.error} onRetry={result.retry} />;
    }
    if (count === 0 && result.note) return <EmptyState icon={icon} title={result.note} />;
    if (count === 0) return state.isFiltered ? <NoMatch {...props} /> : <Empty {...texts.empty} />;
    return (
      <>
        {result.note ? <p className={classes.note}>{result.note}</p> : null}
        {rows ? null : <SlowNotice onRetry={result.retry} />}
        {settings.layout === 'grid' && props.renderCard ? (
          <Suspense fallback={null}>
            <CardGrid
              label={label}
              rows={isBeyond ? undefined : rows}
              rowId={rowId}
              rowName={props.rowName}
              rowHref={props.rowHref}
              onIntent={props.onIntent}
              renderCard={props.renderCard}
              renderMenu={hasContent ? props.renderMenu : undefined}
              skeletons={Math.min(pageSize, 12)}
              busy={result.isStale}
              selection={renderBulkActions ? selection : undefined}
            />
          </Suspense>
        ) : (
          <DataTable
            label={label}
            columns={shown}
            keepColumns={settings.columns !== undefined}
            rows={isBeyond ? undefined : rows}
            rowId={rowId}
            rowName={props.rowName}
            rowHref={props.rowHref}
            onIntent={props.onIntent}
            order={state.order ?? props.defaultOrder}
            onOrder={state.setOrder}
            skeletonRows={Math.min(pageSize, 12)}
            busy={result.isStale}
            selection={renderBulkActions ? selection : undefined}
            renderMenu={props.renderMenu}
          />
        )}
        <Suspense fallback={null}>
          {renderBulkActions && hasContent ? (
            <BulkBar
              count={selection.ids.size}
              canSelectPage={!result.isStale && shownIds.some((row) => !selection.ids.has(row))}
              onSelectPage={() => selection.toggleAll(shownIds)}
              total={props.readAllIds ? count : undefined}
              onSelectAll={async () =>
                selection.replace(selection.ids, (await props.readAllIds?.()) ?? [])
              }
              onClear={selection.clear}
            >
              {renderBulkActions([...selection.ids], selection.clear, selection.keep)}
            </BulkBar>
          ) : null}
        </Suspense>
        <Pager
          page={page}
          pageSize={pageSize}
          count={rows ? count : undefined}
          onPage={setPage}
          onPageSize={state.setPageSize}
        />
      </>
    );
  };

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
          {filters.length > 0 ? (
            <Suspense fallback={<FilterPill inert />}>
              {hasContent ? <FilterBar filters={filters} state={state} /> : <FilterPill inert />}
            </Suspense>
          ) : null}
          <Suspense fallback={null}>
            {canSave && hasContent ? <SaveView settings={settings} /> : null}
          </Suspense>
        </ListToolbar>
      )}
      <span className="qm-visually-hidden" role="status">
        {result.note}
      </span>
      {content()}
    </div>
  );
}

/** Keeps the menu's place while its code is on its way. */
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
