import { Box, Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect } from 'react';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { AreaIcon } from '#app/area/area.ts';
import { fetchScreen } from '#app/area/screen.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import type { ChoiceFilter, Filter } from '#ui/list/filters.ts';
import { List } from '#ui/list/List.tsx';
import type { ListProps } from '#ui/list/List.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Page } from '#ui/page/Page.tsx';
import { loadSources } from './sources.ts';
import type { ShownList } from './useList.ts';
import { useNewKey } from './useNewKey.ts';

const Banner = lazyNamed(() => import('#ui/states/Banner.tsx'), 'Banner');

/** A filter in words: for a range of days its name, for a list of choices where they come from too. */
type FilterText = string | Omit<ChoiceFilter, 'name'>;

interface ListPageProps<Row extends { id: string }, Name extends string> extends Pick<
  ListProps<Row>,
  | 'id'
  | 'columns'
  | 'rowName'
  | 'startingViews'
  | 'viewCounts'
  | 'renderBulkActions'
  | 'readAllIds'
  | 'renderMenu'
  | 'renderCard'
> {
  list: Pick<ShownList<Row, unknown, Name>, 'filters' | 'state' | 'result' | 'defaultOrder'>;
  /** The list's filters in the order of the toolbar; one that the store has no use for is undefined. */
  filters: Record<NoInfer<Name>, FilterText | undefined>;
  /** The address of a row's page, with the list that it is opened from. */
  rowPath: (id: string, from: { list: string }) => string;
  /** The query of a row's page, which begins when one points at the row. */
  record?: { start: (queryClient: QueryClient, id: string) => Promise<unknown> };
  icon: AreaIcon;
  texts: {
    title: string;
    /** Names the search's field. */
    search: string;
    failed: string;
    /** There are no records yet, and what they are for. */
    empty: string;
    emptyText: string;
    noMatch: string;
    noMatchText: string;
    /** The button that makes a new record. */
    create?: string;
  };
  /** Where a new record is made: an address, or what opens its form; missing where staff make none. */
  onCreate?: string | (() => void);
  /** Where the first record comes from, if staff make none. */
  emptyLink?: { label: string; to: string };
  /** Shown beside the button that makes a new record. */
  actions?: ReactNode;
  /** What one has to know about the rows that are shown. */
  notice?: string | undefined;
  /** Stands above the list while it lasts: how far a file is that is being made of it. */
  above?: ReactNode;
  /** Forms and dialogs. */
  children?: ReactNode;
}

/** The page of an area's list: search, filters, rows that lead to their records, and the way to a new one. */
export function ListPage<Row extends { id: string }, Name extends string>(
  props: ListPageProps<Row, Name>,
): ReactNode {
  const {
    list,
    filters,
    rowPath,
    record,
    icon: Icon,
    texts,
    onCreate,
    emptyLink,
    actions,
    notice,
    above,
    children,
    ...rest
  } = props;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useNewKey(texts.create, () => {
    if (typeof onCreate === 'string') void navigate(onCreate);
    else onCreate?.();
  });
  const hasContent = useFirstContent();
  const first = list.result.rows?.[0]?.id;
  // What comes next: a record, or a choice in a filter.
  useEffect(() => {
    if (!hasContent) return;
    if (first !== undefined) fetchScreen(rowPath(first, { list: '' }));
    loadSources();
  }, [hasContent, first, rowPath]);
  const onIntent = useCallback(
    (row: Row) => {
      fetchScreen(rowPath(row.id, { list: '' }));
      void record?.start(queryClient, row.id);
    },
    [rowPath, record, queryClient],
  );
  const plus = { leftSection: <IconPlus size={16} stroke={1.75} aria-hidden /> };
  const create =
    onCreate === undefined ? null : typeof onCreate === 'string' ? (
      <Button component={Link} to={onCreate} {...plus}>
        {texts.create}
      </Button>
    ) : (
      <Button onClick={onCreate} {...plus}>
        {texts.create}
      </Button>
    );
  return (
    <Page
      title={texts.title}
      fill
      actions={
        <Group gap="xs" wrap="nowrap">
          {actions}
          {create}
        </Group>
      }
    >
      {above}
      {notice ? (
        <Box mb={12}>
          <Suspense fallback={null}>
            <Banner tone="info">{notice}</Banner>
          </Suspense>
        </Box>
      ) : null}
      <List
        {...rest}
        state={list.state}
        result={list.result}
        defaultOrder={list.defaultOrder}
        label={texts.title}
        rowId={(row) => row.id}
        rowHref={(row) => rowPath(row.id, { list: params.toString() })}
        onIntent={onIntent}
        filters={filtersOf(filters)}
        searchLabel={texts.search}
        texts={{
          failed: texts.failed,
          empty: {
            title: texts.empty,
            text: texts.emptyText,
            icon: <Icon size={30} stroke={1.4} />,
            action: emptyLink ? (
              <Button component={Link} to={emptyLink.to} variant="default">
                {emptyLink.label}
              </Button>
            ) : (
              create
            ),
          },
          noMatch: { title: texts.noMatch, text: texts.noMatchText },
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
