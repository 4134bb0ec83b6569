import { IconBuildingBroadcastTower } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetStore } from '#generated/admin/store/store.ts';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Facts, Section } from '#ui/page/Section.tsx';
import { EditButton } from '#shared/EditButton.tsx';
import { RecordPage } from '#shared/RecordPage.tsx';
import { RECORD_FORMS, RecordView } from '#shared/RecordView.tsx';
import { useOpenForm } from '#shared/useOpenForm.ts';
import { ChannelProducts } from './ChannelProducts.tsx';
import { ChannelStatus } from './ChannelStatus.tsx';
import { channelRecord, locationsOf } from './query.ts';
import type { Channel } from './query.ts';

const ChannelForm = lazyNamed(() => import('./ChannelForm.tsx'), 'ChannelForm');
const DeleteChannel = lazyNamed(() => import('./DeleteChannel.tsx'), 'DeleteChannel');

/** One sales channel: what it sells, and from where. */
export function ChannelPage(): ReactNode {
  const { t } = useTranslation('channels');
  return (
    <RecordPage
      source={channelRecord}
      listPath={() => paths.salesChannels()}
      icon={<IconBuildingBroadcastTower size={30} stroke={1.4} aria-hidden />}
      texts={{
        list: t('title'),
        back: t('page.back'),
        failed: t('page.failed'),
        notFound: t('page.notFound'),
        notFoundText: t('page.notFoundText'),
        toList: t('page.back'),
      }}
      sections={{ main: [8], side: [3] }}
    >
      {(channel) => <ChannelContent channel={channel} />}
    </RecordPage>
  );
}

const FORMS = ['general', ...RECORD_FORMS] as const;

function ChannelContent({ channel }: { channel: Channel }): ReactNode {
  const { t } = useTranslation('channels');
  const format = useFormat();
  const form = useOpenForm(FORMS);
  const hasLocations = useFeature('stockLocationService') === true;
  const locations = useQuery({ ...locationsOf(channel.id), enabled: hasLocations }).data;
  const usual = useGetStore().data?.store.default_sales_channel_id;
  // The form begins with what is stored: it waits for the locations where there are some to come.
  const isReady = !hasLocations || locations !== undefined;
  return (
    <RecordView
      record={channel}
      title={channel.name}
      status={<ChannelStatus isDisabled={channel.is_disabled} />}
      remove={{
        label: t('delete.action'),
        reason: channel.id === usual ? t('delete.isUsual') : undefined,
        renderDialog: (removal) => <DeleteChannel {...removal} channel={channel} />,
      }}
      main={<ChannelProducts channel={channel} />}
      side={
        <Section
          title={t('page.general')}
          action={<EditButton label={t('edit.title')} onClick={() => form.open('general')} />}
        >
          <Facts
            facts={[
              { label: t('fields.description'), value: channel.description },
              ...(hasLocations
                ? [
                    {
                      label: t('fields.locations'),
                      value: format.list((locations ?? []).map(({ name }) => name)),
                    },
                  ]
                : []),
            ]}
          />
        </Section>
      }
      days={{ created: t('page.created'), updated: t('page.updated') }}
      form={form}
      forms={{
        general: {
          title: t('edit.title'),
          content: isReady ? (
            <ChannelForm channel={channel} locations={locations} onClose={form.close} />
          ) : null,
        },
      }}
      hasNoMetadata
    />
  );
}
