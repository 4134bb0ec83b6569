import type { UseQueryResult } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalesChannel } from '#generated/admin/admin.schemas.ts';
import { paths } from '#app/paths.ts';
import { readEach } from '#ui/format/read-each.ts';
import { RowList } from '#ui/page/RowList.tsx';
import type { ListedRow } from '#ui/page/RowList.tsx';
import { Section } from '#ui/page/Section.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import { RecordsSkeleton } from '#ui/states/Skeletons.tsx';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';
import { EditButton } from '#shared/form/EditButton.tsx';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import classes from './keys.module.css';

interface KeyChannelsProps {
  query: UseQueryResult<SalesChannel[]>;
  onEdit: () => void;
}

const rowOf = (channel: SalesChannel, t: TFunction<'keys'>): ListedRow => ({
  id: channel.id,
  title: channel.name,
  to: paths.salesChannel(channel.id),
  text: channel.description ?? undefined,
  status: channel.is_disabled ? (
    <StatusBadge tone="neutral">{t('channels.disabled')}</StatusBadge>
  ) : undefined,
});

/** No channels means all. */
export function KeyChannels({ query, onEdit }: KeyChannelsProps): ReactNode {
  const { t } = useTranslation('keys');
  const { t: common } = useTranslation('common');
  return (
    <Section
      title={common('fields.channels')}
      flush
      action={<EditButton label={t('channels.edit')} onClick={onEdit} />}
    >
      <SectionQuery
        query={query}
        skeleton={
          <div className={classes.inset}>
            <RecordsSkeleton />
          </div>
        }
      >
        {(channels) =>
          channels.length === 0 ? (
            <div className={classes.inset}>
              <Banner tone="warning">{t('opensAll')}</Banner>
            </div>
          ) : (
            <RowList
              label={common('fields.channels')}
              rows={readEach(channels, (channel) => rowOf(channel, t))}
            />
          )
        }
      </SectionQuery>
    </Section>
  );
}
