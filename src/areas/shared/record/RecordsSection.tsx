import type { ComponentProps, ReactNode } from 'react';
import { LinkedRecords } from '#ui/page/LinkedRecords.tsx';
import { Section, SectionNote } from '#ui/page/Section.tsx';
import { RecordsSkeleton } from '#ui/states/Skeletons.tsx';
import { SectionQuery } from '../read/SectionQuery.tsx';

interface RecordsSectionProps<Data, Row> {
  title: string;
  query: ComponentProps<typeof SectionQuery<Data>>['query'];
  rowsOf: (data: Data) => readonly Row[];
  noneOf: (data: Data) => string;
  renderRow: (row: Row) => ReactNode;
  children?: (data: Data) => ReactNode;
}

export function RecordsSection<Data, Row>(props: RecordsSectionProps<Data, Row>): ReactNode {
  const { title, query, rowsOf, noneOf, renderRow, children } = props;
  return (
    <Section title={title}>
      <SectionQuery query={query} skeleton={<RecordsSkeleton />}>
        {(data) => (
          <>
            {rowsOf(data).length === 0 ? (
              <SectionNote>{noneOf(data)}</SectionNote>
            ) : (
              <LinkedRecords label={title} rows={rowsOf(data)} renderRow={renderRow} />
            )}
            {children?.(data)}
          </>
        )}
      </SectionQuery>
    </Section>
  );
}
