import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { AreaIcon } from '#app/area/area.ts';
import type { AnyArea } from '#app/i18n/namespace-with.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { readEach } from '#ui/format/read-each.ts';
import { Page } from '#ui/page/Page.tsx';
import { RowList } from '#ui/page/RowList.tsx';
import type { ListedRow } from '#ui/page/RowList.tsx';
import { useChangeParams } from '#ui/page/useChangeParams.ts';
import { SearchInput } from '#ui/search/SearchInput.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { RecordsSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import type { ListNamespace } from '#shared/list/list-namespace.ts';
import { useCreateShortcut } from '#shared/list/useCreateShortcut.ts';
import classes from './WholeListPage.module.css';

/** Longer lists get a search field. */
const SEARCHED_FROM = 8;

const STATUS = 'status';

export interface RowFilter<Row> {
  id: string;
  label: string;
  has: (row: Row) => boolean;
}

interface WholeListPageProps<Row> {
  /** Undefined until loaded. */
  rows: readonly Row[] | undefined;
  query: Pick<UseQueryResult, 'error' | 'refetch'>;
  /** Rows for which it throws are skipped. */
  renderRow: (row: Row) => ListedRow;
  icon: AreaIcon;
  filter?: { label: string; all: string; options: readonly RowFilter<Row>[] };
  namespace: ListNamespace;
  create?: { label: string; open: () => void };
  actions?: ReactNode;
  notice?: ReactNode;
  children?: ReactNode;
}

/** Page of a list short enough to load whole. */
export function WholeListPage<Row>(props: WholeListPageProps<Row>): ReactNode {
  const {
    query,
    renderRow,
    icon: Icon,
    namespace,
    create,
    actions,
    notice,
    filter,
    children,
  } = props;
  const { t } = useTranslation([namespace as AnyArea, 'common']);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search).trim().toLocaleLowerCase();
  const failure = useErrorText(query.error);
  useCreateShortcut(create?.label, () => create?.open());
  const rows = readEach(props.rows, renderRow);
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const chosen = filter?.options.find(({ id }) => id === params.get(STATUS));
  const kept = chosen ? readEach(props.rows?.filter(chosen.has), renderRow) : rows;
  const shown = kept.filter(
    ({ title, text, words = '' }) =>
      wanted === '' ||
      `${title} ${typeof text === 'string' ? text : ''} ${words}`
        .toLocaleLowerCase()
        .includes(wanted),
  );
  const isFiltered = filter !== undefined && rows.length > 0;
  const createButton = (variant: 'filled' | 'default'): ReactNode =>
    create ? (
      <Button
        variant={variant}
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
        onClick={create.open}
      >
        {create.label}
      </Button>
    ) : null;
  return (
    <Page
      title={t('list.title')}
      narrow
      actions={
        <>
          {actions}
          {createButton('filled')}
        </>
      }
    >
      <div className={classes.list}>
        {notice}
        <div className={classes.card}>
          {rows.length > SEARCHED_FROM || isFiltered ? (
            <div className={classes.toolbar} role="search">
              {rows.length > SEARCHED_FROM ? (
                <SearchInput
                  className={classes.search}
                  label={t('list.search')}
                  value={search}
                  onChange={setSearch}
                  onClear={() => setSearch('')}
                />
              ) : null}
              {isFiltered ? (
                <SegmentedControl
                  className={classes.filter ?? ''}
                  aria-label={filter.label}
                  size="xs"
                  value={chosen?.id ?? ''}
                  data={[
                    { value: '', label: filter.all },
                    ...filter.options.map(({ id, label }) => ({ value: id, label })),
                  ]}
                  onChange={(id) =>
                    changeParams((next) => (id ? next.set(STATUS, id) : next.delete(STATUS)), {
                      replace: true,
                    })
                  }
                />
              ) : null}
            </div>
          ) : null}
          {props.rows === undefined ? (
            query.error ? (
              <ErrorState
                title={t('list.failed')}
                text={failure.text}
                detail={failure.detail}
                onRetry={() => void query.refetch()}
              />
            ) : (
              <div className={classes.loading}>
                <SlowNotice onRetry={() => void query.refetch()} />
                <RecordsSkeleton />
              </div>
            )
          ) : rows.length === 0 ? (
            <EmptyState
              icon={<Icon size={30} stroke={1.4} />}
              title={t('list.empty')}
              text={t('list.emptyText')}
              action={createButton('default')}
            />
          ) : shown.length === 0 ? (
            <EmptyState
              title={t('list.noMatch')}
              text={t(['list.noMatchText', 'common:list.noMatchSearchText'])}
            />
          ) : (
            <RowList label={t('list.title')} rows={shown} />
          )}
        </div>
        {children}
      </div>
    </Page>
  );
}
