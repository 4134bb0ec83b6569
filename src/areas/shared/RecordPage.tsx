import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { QueryError } from '#app/errors/QueryError.tsx';
import { Columns, Page } from '#ui/page/Page.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { SectionSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import type { RecordQuery } from './record-query.ts';

interface RecordPageProps<Answer, Stored> {
  source: Pick<RecordQuery<Answer, Stored>, 'options'>;
  /** The list that one came from. */
  listPath: string;
  /** Shown above the message that there is no such record. */
  icon: ReactNode;
  texts: {
    /** The list's title, shown until the record is read. */
    list: string;
    /** Names the way back to the list. */
    back: string;
    failed: string;
    notFound: string;
    notFoundText: string;
    toList: string;
  };
  /** How many facts each section has that comes in the main column and beside it. */
  sections: { main: readonly number[]; side: readonly number[] };
  /** @param onGone to be told as soon as the record has been deleted, before anything asks for it again */
  children: (record: Stored, onGone: () => void) => ReactNode;
}

/** The page of the record that the address names by `:id`: while it loads, when it isn't there, when reading failed. */
export function RecordPage<Answer, Stored>(props: RecordPageProps<Answer, Stored>): ReactNode {
  const { source, listPath, icon, texts, sections, children } = props;
  const { id = '' } = useParams();
  const [goneId, setGoneId] = useState<string>();
  // A record that was just deleted is not asked for again.
  const query = useQuery({ ...source.options(id), enabled: goneId !== id });
  const retry = (): void => void query.refetch();
  if (query.data !== undefined) {
    return (
      <Fragment key={id}>{children(query.data, () => flushSync(() => setGoneId(id)))}</Fragment>
    );
  }
  return (
    <Page title={texts.list} isLoading={query.isPending} back={{ to: listPath, label: texts.back }}>
      {query.isPending ? (
        <div aria-busy>
          <SlowNotice onRetry={retry} />
          <Columns main={skeletons(sections.main)} side={skeletons(sections.side)} />
        </div>
      ) : query.error?.status === 404 ? (
        <EmptyState
          icon={icon}
          title={texts.notFound}
          text={texts.notFoundText}
          action={
            <Button component={Link} to={listPath} variant="default">
              {texts.toList}
            </Button>
          }
        />
      ) : (
        <QueryError title={texts.failed} error={query.error} onRetry={retry} />
      )}
    </Page>
  );
}

const skeletons = (sections: readonly number[]): ReactNode =>
  sections.map((facts, index) => <SectionSkeleton key={index} facts={facts} />);
