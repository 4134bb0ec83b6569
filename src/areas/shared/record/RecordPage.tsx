import { Button } from '@mantine/core';
import { IsRestoringProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { QueryError } from '#app/errors/QueryError.tsx';
import type { AnyArea, NamespaceWith } from '#app/i18n/namespace-with.ts';
import { PARAMS } from '#app/paths.ts';
import { Columns } from '#ui/page/Columns.tsx';
import { Page } from '#ui/page/Page.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { SectionSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { rowKey } from './kept-row.ts';
import { RecordPlaceContext } from './record-place.ts';
import type { RecordQuery } from './record-query.ts';
import classes from './RecordPage.module.css';

interface RecordTexts {
  list: string;
  back: string;
  failed: string;
  notFound: string;
  notFoundText: string;
  toList: string;
}

type PageTexts = Record<'back' | 'failed' | 'notFound' | 'notFoundText', string>;

/** `texts` replace those that the namespace has under other keys. */
type RecordWords =
  | { namespace: NamespaceWith<{ list: { title: string }; page: PageTexts }>; texts?: undefined }
  | {
      namespace: NamespaceWith<{ page: PageTexts }>;
      texts: Partial<RecordTexts> & Pick<RecordTexts, 'list'>;
    };

export interface KnownHead {
  title: string;
  picture?: ReactNode;
  beside?: ReactNode;
  status?: ReactNode;
}

interface RecordPageBase<Answer, Stored> {
  source: Pick<RecordQuery<Answer, Stored>, 'options' | 'forget'>;
  /** `query` is the list's query string. */
  listPath: (query: string) => string;
  icon: ReactNode;
  /** Number of facts per skeleton section. */
  sections: { main: readonly number[]; side: readonly number[] };
  /** Head until the record is drawn: of the list's row that led here, then of the record. */
  known?: (row: never) => KnownHead;
  children: (record: Stored) => ReactNode;
}

type RecordPageProps<Answer, Stored> = RecordPageBase<Answer, Stored> & RecordWords;

/** Page of the record `:id`. */
export function RecordPage<Answer, Stored>(props: RecordPageProps<Answer, Stored>): ReactNode {
  const { source, listPath, icon, sections, known, children } = props;
  const texts = useRecordTexts(props);
  const { id = '' } = useParams();
  const list = useSearchParams()[0].get(PARAMS.list) ?? '';
  const [goneId, setGoneId] = useState<string>();
  const [removedId, setRemovedId] = useState<string>();
  // Don't refetch a deleted record.
  const query = useQuery({ ...source.options(id), enabled: goneId !== id });
  const row = useKeptRow(id);
  // A row may be from before an edit.
  const head = headOf(known, row && (query.data ?? row));
  const isRead = query.data !== undefined;
  // Query updates render at one go; deferred, the page responds, and shows a known head first.
  const isDrawn = useDeferredValue(isRead, isRead && !head);
  const isShown = isRead && isDrawn;
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isShown && hadFocus.current) {
      document.querySelector<HTMLElement>(BACK_LINK)?.focus({ preventScroll: true });
    }
  }, [isShown]);
  const retry = (): void => void query.refetch();
  const back = { to: listPath(list), label: texts.back };
  if (query.data !== undefined && isShown) {
    const place = {
      id,
      namespace: props.namespace,
      list,
      back,
      sideSkeleton: skeletons(sections.side),
      isRemoving: removedId === id,
      setRemoving: (isRemoving: boolean) => setRemovedId(isRemoving ? id : undefined),
      onGone: () => {
        source.forget(id);
        flushSync(() => setGoneId(id));
      },
    };
    return (
      <RecordPlaceContext key={id} value={place}>
        {/* Keeps a deleted record's other queries from refetching. */}
        <IsRestoringProvider value={goneId === id}>{children(query.data)}</IsRestoringProvider>
      </RecordPlaceContext>
    );
  }
  const isLoading = query.isPending || query.data !== undefined;
  return (
    <>
      <BackFocus hadFocus={hadFocus} />
      <Page {...((isLoading && head) || { title: texts.list, isLoading })} back={back}>
        {isLoading ? (
          <div aria-busy className={classes.waiting} data-known={head && ''}>
            <SlowNotice onRetry={retry} isOver />
            <Columns main={skeletons(sections.main)} side={skeletons(sections.side)} />
          </div>
        ) : query.error?.status === 404 ? (
          <EmptyState
            icon={icon}
            title={texts.notFound}
            text={texts.notFoundText}
            action={
              <Button component={Link} to={back.to} variant="default">
                {texts.toList}
              </Button>
            }
          />
        ) : (
          <QueryError title={texts.failed} error={query.error} onRetry={retry} />
        )}
      </Page>
    </>
  );
}

const BACK_LINK = '[data-page-back]';

/** Precedes the page, to see its focus before it goes. */
function BackFocus({ hadFocus }: { hadFocus: RefObject<boolean> }): ReactNode {
  useLayoutEffect(
    () => () => {
      hadFocus.current = document.activeElement?.matches(BACK_LINK) === true;
    },
    [hadFocus],
  );
  return null;
}

/** Gives a kept row to one page only, since edits would outdate it. */
function useKeptRow(id: string): unknown {
  const queryClient = useQueryClient();
  const row = useMemo(() => queryClient.getQueryData<unknown>(rowKey(id)), [queryClient, id]);
  useEffect(() => {
    queryClient.removeQueries({ queryKey: rowKey(id), exact: true });
  }, [queryClient, id]);
  return row;
}

function headOf(
  known: ((row: never) => KnownHead) | undefined,
  row: unknown,
): KnownHead | undefined {
  if (!known || row === undefined) return undefined;
  try {
    return known(row as never);
  } catch {
    // A damaged row.
    return undefined;
  }
}

function useRecordTexts({ namespace, texts }: RecordWords): RecordTexts {
  const { t } = useTranslation(namespace as AnyArea);
  return {
    list: texts?.list ?? t('list.title'),
    back: t('page.back'),
    failed: t('page.failed'),
    notFound: t('page.notFound'),
    notFoundText: t('page.notFoundText'),
    // Pages of the settings name both alike.
    toList: t(['page.toList', 'page.back']),
    ...texts,
  };
}

const skeletons = (sections: readonly number[]): ReactNode =>
  sections.map((facts, index) => <SectionSkeleton key={index} facts={facts} />);
