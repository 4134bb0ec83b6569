import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Section } from '#ui/page/Section.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { RecordsSkeleton } from '#ui/states/Skeletons.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import classes from './developer.module.css';
import { PER_PAGE } from './query.ts';

interface PagedListProps<Answer> {
  title: string;
  action?: ReactNode;
  /** Shown above the list. */
  note?: string;
  query: UseQueryResult<Answer>;
  empty: { icon: ReactNode; title: string; text: string };
  page: number;
  onPage: (page: number) => void;
  children: (answer: Answer) => ReactNode;
}

export function PagedList<Answer extends { count: number }>(
  props: PagedListProps<Answer>,
): ReactNode {
  const { title, action, note, query, empty, page, onPage, children } = props;
  return (
    <Section title={title} action={action} flush>
      {note ? <p className={classes.note}>{note}</p> : null}
      <SectionQuery
        query={query}
        skeleton={
          <div className={classes.inset}>
            <RecordsSkeleton />
          </div>
        }
      >
        {(answer) =>
          answer.count === 0 ? (
            <EmptyState {...empty} />
          ) : (
            <>
              {children(answer)}
              <Pager
                of={title}
                page={page}
                pageSize={PER_PAGE}
                count={answer.count}
                onPage={onPage}
              />
            </>
          )
        }
      </SectionQuery>
    </Section>
  );
}
