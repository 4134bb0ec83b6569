import { IconBuildingBroadcastTower, IconEye, IconEyeOff, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateSalesChannel } from '#generated/admin/sales-channels/sales-channels.ts';
import { useGetStore } from '#generated/admin/store/store.ts';
import { paths } from '#app/paths.ts';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { FormDrawer } from '#shared/form/FormDrawer.tsx';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { WholeListPage } from '../whole-list/WholeListPage.tsx';
import { ChannelStatus } from './ChannelStatus.tsx';
import { channelsOptions } from './query.ts';

const CreateChannel = lazyNamed(() => import('./CreateChannel.tsx'), 'CreateChannel');

const FORMS = ['new'] as const;

export function ChannelsPage(): ReactNode {
  const { t } = useTranslation('channels');
  const query = useQuery(channelsOptions);
  const form = useOpenForm(FORMS);
  const defaultId = useGetStore().data?.store.default_sales_channel_id;
  const { mutate } = useUpdateSalesChannel({ mutation: { meta: { success: t('edit.savedOne') } } });
  return (
    <WholeListPage
      query={query}
      rows={query.data}
      icon={IconBuildingBroadcastTower}
      namespace="channels"
      create={{ label: t('create.new'), open: () => form.open('new') }}
      renderRow={(channel) => ({
        id: channel.id,
        title: channel.name,
        to: paths.salesChannel(channel.id),
        status: <ChannelStatus isDisabled={channel.is_disabled} />,
        text: channel.description ?? undefined,
        end: channel.id === defaultId ? t('usual') : undefined,
        menu: (
          <MoreMenu label={t('actionsOf', { channel: channel.name })} place="row">
            <MoreItem icon={IconPencil} to={paths.salesChannel(channel.id, { edit: 'general' })}>
              {t('edit.title')}
            </MoreItem>
            <MoreItem
              icon={channel.is_disabled ? IconEye : IconEyeOff}
              onClick={() =>
                mutate({ id: channel.id, data: { is_disabled: !channel.is_disabled } })
              }
            >
              {t(channel.is_disabled ? 'enable' : 'disable')}
            </MoreItem>
          </MoreMenu>
        ),
      })}
    >
      <FormDrawer
        form={form}
        forms={{
          new: {
            title: t('create.new'),
            size: 'dialog',
            content: <CreateChannel onClose={form.close} />,
          },
        }}
      />
    </WholeListPage>
  );
}
