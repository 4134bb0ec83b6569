import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PageProps } from '#extension';
import {
  DateText,
  EmptyState,
  Facts,
  Page,
  Section,
  SectionNote,
  SectionQuery,
  TextSkeleton,
  paths,
  useFormat,
  useTexts,
} from '#extension/parts.ts';

export default function KeptPage({ params }: PageProps): ReactNode {
  const t = useTexts();
  const format = useFormat();
  const query = useQuery({ queryKey: ['kept'], queryFn: async () => ({ claims: 12 }) });
  return (
    <Page title={t('title')} back={{ to: paths.products(), label: t('title') }}>
      <Section title={t('title')}>
        <Facts
          facts={[{ label: t('since'), value: <DateText instant="2026-01-02T12:00:00.000Z" /> }]}
        />
        <SectionQuery query={query} skeleton={<TextSkeleton lines={2} />}>
          {({ claims }) => <SectionNote>Claims: {format.number(claims)}</SectionNote>}
        </SectionQuery>
      </Section>
      <EmptyState title={t('title')} text={params['id'] ?? 'no claim'} />
    </Page>
  );
}
