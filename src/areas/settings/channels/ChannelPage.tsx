import { IconBuildingBroadcastTower } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateSalesChannel } from '#generated/admin/sales-channels/sales-channels.ts';
import { useGetStore } from '#generated/admin/store/store.ts';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { paths } from '#app/paths.ts';
import { NO_VALUE, plainText } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Facts, Section } from '#ui/page/Section.tsx';
import { FormSkeleton, TextSkeleton } from '#ui/states/Skeletons.tsx';
import { EditButton } from '#shared/form/EditButton.tsx';
import { editableFact } from '#shared/record/editable-fact.tsx';
import type { FactEditor } from '#shared/record/editable-fact.tsx';
import { RecordPage } from '#shared/record/RecordPage.tsx';
import { RECORD_FORMS, RecordView } from '#shared/record/RecordView.tsx';
import { StatusSwitch, SwitchOnButton } from '#shared/record/StatusSwitch.tsx';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { ChannelKeys } from './ChannelKeys.tsx';
import { ChannelProducts } from './ChannelProducts.tsx';
import { ChannelStatus } from './ChannelStatus.tsx';
import { channelRecord, locationsOf } from './query.ts';
import type { Channel } from './query.ts';

const loadForm = () => import('./ChannelForm.tsx');
const ChannelForm = lazyNamed(loadForm, 'ChannelForm');
const DeleteChannel = lazyNamed(() => import('./DeleteChannel.tsx'), 'DeleteChannel');

export function ChannelPage(): ReactNode {
  return (
    <RecordPage
      source={channelRecord}
      listPath={() => paths.salesChannels()}
      icon={<IconBuildingBroadcastTower size={30} stroke={1.4} aria-hidden />}
      namespace="channels"
      sections={{ main: [8], side: [3, 2] }}
    >
      {(channel) => <ChannelContent channel={channel} />}
    </RecordPage>
  );
}

const FORMS = ['general', ...RECORD_FORMS] as const;

function ChannelContent({ channel }: { channel: Channel }): ReactNode {
  const { t } = useTranslation('channels');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const form = useOpenForm(FORMS);
  const hasLocations = useFeature('stockLocationService') === true;
  const hasKeys = useFeature('publishable_api_keys') === true;
  const locations = useQuery({ ...locationsOf(channel.id), enabled: hasLocations });
  const defaultId = useGetStore().data?.store.default_sales_channel_id;
  const update = useUpdateSalesChannel({
    mutation: { meta: { success: t('edit.saved', { channel: channel.name }) } },
  });
  const change = (): void =>
    update.mutate({ id: channel.id, data: { is_disabled: !channel.is_disabled } });
  const editor = (field: 'name' | 'description'): FactEditor => ({
    load: loadForm,
    renderForm: (onClose) => (
      <ChannelForm channel={channel} locations={undefined} only={[field]} onClose={onClose} />
    ),
  });
  return (
    <RecordView
      record={channel}
      title={channel.name}
      rename={{ label: t('fields.name'), ...editor('name') }}
      status={
        <StatusSwitch
          text={t(channel.is_disabled ? 'disabled' : 'enabled')}
          isOn={!channel.is_disabled}
          on={{ badge: <ChannelStatus isDisabled={false} />, hint: t('enabledText') }}
          off={{ badge: <ChannelStatus isDisabled />, hint: t('disabledText') }}
          isSaving={update.isPending}
          onSwitch={change}
        />
      }
      actions={
        channel.is_disabled ? (
          <SwitchOnButton label={t('enable')} isSaving={update.isPending} onClick={change} />
        ) : null
      }
      remove={{
        label: t('delete.action'),
        reason: channel.id === defaultId ? t('delete.isUsual') : undefined,
        renderDialog: (removal) => <DeleteChannel {...removal} channel={channel} />,
      }}
      main={<ChannelProducts channel={channel} />}
      side={
        <>
          <Section
            title={common('sections.general')}
            action={<EditButton label={t('edit.title')} onClick={() => form.open('general')} />}
          >
            <Facts
              facts={[
                editableFact(
                  { label: common('fields.description'), value: channel.description },
                  editor('description'),
                ),
                ...(hasLocations
                  ? [
                      {
                        label: t('fields.locations'),
                        value: (
                          <SectionQuery query={locations} skeleton={<TextSkeleton lines={1} />}>
                            {(places) => (
                              <bdi>
                                {format.list(readEach(places, ({ name }) => plainText(name))) ||
                                  NO_VALUE}
                              </bdi>
                            )}
                          </SectionQuery>
                        ),
                      },
                    ]
                  : []),
              ]}
            />
          </Section>
          {hasKeys ? <ChannelKeys id={channel.id} /> : null}
        </>
      }
      days={{ created: t('page.created'), updated: t('page.updated') }}
      form={form}
      forms={{
        general: {
          title: t('edit.title'),
          // The form needs the stored locations as initial values.
          content: hasLocations ? (
            <SectionQuery query={locations} skeleton={<FormSkeleton />}>
              {(places) => (
                <ChannelForm channel={channel} locations={places} onClose={form.close} />
              )}
            </SectionQuery>
          ) : (
            <ChannelForm channel={channel} locations={undefined} onClose={form.close} />
          ),
        },
      }}
      hasNoMetadata
    />
  );
}
