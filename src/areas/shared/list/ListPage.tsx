import { Box, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { AreaIcon } from '#app/area/area.ts';
import { fetchScreen } from '#app/area/screen.ts';
import type { AnyArea } from '#app/i18n/namespace-with.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import type { ChoiceFilter, Filter } from '#ui/list/filters.ts';
import { withMissing } from '#ui/list/further-filters.ts';
import { List } from '#ui/list/List.tsx';
import type { ListProps } from '#ui/list/List.tsx';
import type { ViewCounts } from '#ui/list/saved-views.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { PageActions } from '#ui/overlay/PageActions.tsx';
import type { PageAction, PageMenu } from '#ui/overlay/PageActions.tsx';
import { Page } from '#ui/page/Page.tsx';
import { keepRow } from '../record/kept-row.ts';
import { loadSources } from '../sources/sources.ts';
import type { CountOf } from './CountViews.tsx';
import type { ListNamespace } from './list-namespace.ts';
import type { ShownList } from './useList.ts';
import { useCreateShortcut } from './useCreateShortcut.ts';
import { withExtensionActions } from './extension-bulk.tsx';
import { useExtensionColumns } from './extension-columns.tsx';
import { useExtensionFilters } from './extension-filters.ts';
import classes from './ListPage.module.css';

const CountViews = lazyNamed(() => import('./CountViews.tsx'), 'CountViews');
const useAllColumns: typeof useExtensionColumns = __HAS_EXTENSIONS__
  ? useExtensionColumns
  : (_list, own) => own;
const useAllFilters: typeof useExtensionFilters = __HAS_EXTENSIONS__
  ? useExtensionFilters
  : (_list, own, chosen) => withMissing(own, chosen);
const Banner = lazyNamed(() => import('#ui/states/Banner.tsx'), 'Banner');

type FilterText = string | Omit<ChoiceFilter, 'name'>;

/** By URL name, in toolbar order; undefined if unused by the store. A text: dates. */
export type ListFilters<Name extends string> = Record<Name, FilterText | undefined>;

interface ListPageProps<Row extends { id: string }, Name extends string, Answer> extends Pick<
  ListProps<Row>,
  | 'id'
  | 'columns'
  | 'rowName'
  | 'startingViews'
  | 'renderBulkActions'
  | 'readAllIds'
  | 'renderMenu'
  | 'renderCard'
> {
  list: Pick<ShownList<Row, unknown, Name>, 'filters' | 'state' | 'result' | 'defaultOrder'>;
  countOf?: CountOf<Answer>;
  filters: ListFilters<NoInfer<Name>>;
  /** `list` is the list's query string. */
  rowPath: (id: string, from: { list: string }) => string;
  record?: { start: (queryClient: QueryClient, id: string) => Promise<unknown> };
  icon: AreaIcon;
  namespace: ListNamespace;
  /** Path, or opens the form; undefined if staff create none. */
  create?: { label: string; open: string | (() => void) };
  emptyLink?: { label: string; to: string };
  actions?: ReactNode;
  /** In the menu on phones. */
  further?: readonly PageAction[];
  menu?: PageMenu;
  /** Lazy; before the others, once the rows are shown. */
  laterActions?: ReactNode;
  notice?: string | undefined;
  above?: ReactNode;
  children?: ReactNode;
}

export function ListPage<Row extends { id: string }, Name extends string, Answer>(
  props: ListPageProps<Row, Name, Answer>,
): ReactNode {
  const {
    list,
    countOf,
    filters,
    rowPath,
    record,
    icon: Icon,
    namespace,
    create,
    emptyLink,
    actions,
    further,
    menu,
    laterActions,
    notice,
    above,
    children,
    ...rest
  } = props;
  const columns = useAllColumns(rest.id, rest.columns, list.result.rows);
  const allFilters = useAllFilters(rest.id, filtersOf(filters), list.state.filters);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { t } = useTranslation([namespace as AnyArea, 'common']);
  const open = create?.open;
  useCreateShortcut(create?.label, () => {
    if (typeof open === 'string') void navigate(open);
    else open?.();
  });
  const [counts, setCounts] = useState<ViewCounts>({});
  const hasContent = useFirstContent();
  const first = list.result.rows?.[0]?.id;
  // Prefetch a record page and filter options.
  useEffect(() => {
    if (!hasContent) return;
    if (first !== undefined) fetchScreen(rowPath(first, { list: '' }));
    loadSources();
  }, [hasContent, first, rowPath]);
  const onIntent = useCallback(
    (row: Row) => {
      fetchScreen(rowPath(row.id, { list: '' }));
      if (!record) return;
      void record.start(queryClient, row.id);
      keepRow(queryClient, row);
    },
    [rowPath, record, queryClient],
  );
  const createButton = (variant: 'filled' | 'default'): ReactNode => {
    const look = { variant, leftSection: <IconPlus size={16} stroke={1.75} aria-hidden /> };
    if (open === undefined) return null;
    return typeof open === 'string' ? (
      <Button component={Link} to={open} {...look}>
        {create?.label}
      </Button>
    ) : (
      <Button onClick={open} {...look}>
        {create?.label}
      </Button>
    );
  };
  return (
    <Page
      title={t('list.title')}
      fill
      actions={
        <div className={classes.actions}>
          {laterActions && hasContent ? <Suspense fallback={null}>{laterActions}</Suspense> : null}
          {actions}
          <PageActions
            further={further}
            label={menu?.label ?? t('common:table.actions')}
            menu={menu?.items}
          />
          {createButton('filled')}
        </div>
      }
    >
      {countOf && hasContent ? (
        <Suspense fallback={null}>
          <CountViews {...rest} list={list} countOf={countOf} onCounts={setCounts} />
        </Suspense>
      ) : null}
      {above}
      {notice ? (
        <Box mb={12}>
          <Suspense fallback={<div className={classes.noticePlace}>{notice}</div>}>
            <Banner tone="info">{notice}</Banner>
          </Suspense>
        </Box>
      ) : null}
      <List
        {...rest}
        {...(__HAS_EXTENSIONS__ ? withExtensionActions(rest.id, rest.renderBulkActions) : {})}
        columns={columns}
        state={list.state}
        result={list.result}
        viewCounts={countOf && counts}
        defaultOrder={list.defaultOrder}
        label={t('list.title')}
        rowId={(row) => row.id}
        rowHref={(row) => rowPath(row.id, { list: params.toString() })}
        onIntent={onIntent}
        filters={allFilters}
        searchLabel={t('list.search')}
        texts={{
          failed: t('list.failed'),
          empty: {
            title: t('list.empty'),
            text: t('list.emptyText'),
            icon: <Icon size={30} stroke={1.4} />,
            action: emptyLink ? (
              <Button component={Link} to={emptyLink.to} variant="default">
                {emptyLink.label}
              </Button>
            ) : (
              createButton('default')
            ),
          },
          noMatch: {
            title: t('list.noMatch'),
            text: t(['list.noMatchText', 'common:list.noMatchText']),
          },
        }}
      />
      {children}
    </Page>
  );
}

const filtersOf = (texts: Record<string, FilterText | undefined>): Filter[] =>
  Object.entries(texts).flatMap(([name, text]): Filter[] => {
    if (text === undefined) return [];
    return [typeof text === 'string' ? { kind: 'dates', name, label: text } : { name, ...text }];
  });
