import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { List } from '#ui/list/List.tsx';
import type { ListProps } from '#ui/list/List.tsx';
import { Page } from '#ui/page/Page.tsx';
import type { RecordQuery } from './record-query.ts';
import { useNewKey } from './useNewKey.ts';

interface ListPageProps<Row extends { id: string }> extends Pick<
  ListProps<Row>,
  | 'id'
  | 'state'
  | 'result'
  | 'columns'
  | 'rowName'
  | 'defaultOrder'
  | 'filters'
  | 'renderMenu'
  | 'renderBulkActions'
  | 'readAllIds'
> {
  /** Stands where there are no records. */
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
  /** How the record of a row is read, which begins when one points at it. */
  record: Pick<RecordQuery<never, never, never>, 'start'>;
  /** The address of a record's page, opened from the list with the given parameters. */
  path: (id: string, from: { list: string }) => string;
  texts: {
    title: string;
    search: string;
    /** Says that the records could not be loaded. */
    failed: string;
    /** Says that there are no records yet, and what they are for. */
    empty: string;
    emptyText: string;
    /** Says that no record matches, and what one can do. */
    noMatch: string;
    noMatchText: string;
    /** Names what makes a new record. */
    create: string;
  };
  /** Opens the form for a new record. */
  onCreate: () => void;
  /** Stands before the button that makes a new record. */
  actions?: ReactNode;
  /** Stands above the list: what one has to know about it. */
  notice?: ReactNode;
  /** Forms and dialogs. */
  children?: ReactNode;
}

/** The screen of a list: its title, what makes a new record, and the list. */
export function ListPage<Row extends { id: string }>(props: ListPageProps<Row>): ReactNode {
  const { icon: Icon, record, path, texts, onCreate, actions, notice, children, ...list } = props;
  const [params] = useSearchParams();
  const queryClient = useQueryClient();
  useNewKey(texts.create, onCreate);
  const create = (
    <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={onCreate}>
      {texts.create}
    </Button>
  );
  return (
    <Page
      title={texts.title}
      fill
      actions={
        actions ? (
          <Group gap="xs" wrap="nowrap">
            {actions}
            {create}
          </Group>
        ) : (
          create
        )
      }
    >
      {notice}
      <List
        {...list}
        label={texts.title}
        rowId={({ id }) => id}
        rowHref={({ id }) => path(id, { list: params.toString() })}
        onIntent={({ id }) => record.start(queryClient, id)}
        searchLabel={texts.search}
        texts={{
          failed: texts.failed,
          empty: {
            title: texts.empty,
            text: texts.emptyText,
            icon: <Icon size={30} stroke={1.4} aria-hidden />,
            action: create,
          },
          noMatch: { title: texts.noMatch, text: texts.noMatchText },
        }}
      />
      {children}
    </Page>
  );
}
