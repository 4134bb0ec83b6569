import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { RowList } from '#ui/page/RowList.tsx';
import { Section, SectionNote } from '#ui/page/Section.tsx';
import { RecordsSkeleton } from '#ui/states/Skeletons.tsx';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { keysOf } from './query.ts';

export function ChannelKeys({ id }: { id: string }): ReactNode {
  const { t } = useTranslation('channels');
  const { t: settings } = useTranslation('settings');
  const query = useQuery(keysOf(useQueryClient(), id));
  const title = settings('pages.keys');
  return (
    <Section title={title} flush={query.data !== undefined && query.data.length > 0}>
      <SectionQuery query={query} skeleton={<RecordsSkeleton />}>
        {(keys) =>
          keys.length === 0 ? (
            <SectionNote>{t('keys.none')}</SectionNote>
          ) : (
            <RowList
              label={title}
              rows={keys.map((key) => ({
                id: key.id,
                title: key.title,
                to: paths.apiKey(key.id),
                text: key.opensAll ? t('keys.all') : undefined,
              }))}
            />
          )
        }
      </SectionQuery>
    </Section>
  );
}
