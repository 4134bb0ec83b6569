import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
  const [isWanted, setWanted] = useState(false);
  // One call a key.
  const opening = useQuery({ ...keysOf(useQueryClient(), id), enabled: isWanted });
  const title = settings('pages.keys');
  if (!isWanted) {
    return (
      <Section title={title}>
        <Button size="compact-sm" variant="default" onClick={() => setWanted(true)}>
          {t('keys.show')}
        </Button>
      </Section>
    );
  }
  return (
    <Section title={title} flush={opening.data !== undefined && opening.data.length > 0}>
      <SectionQuery query={opening} skeleton={<RecordsSkeleton />}>
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
