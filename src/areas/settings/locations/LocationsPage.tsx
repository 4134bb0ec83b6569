import { IconMapPin, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { paths } from '#app/paths.ts';
import { listOf } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Page } from '#ui/page/Page.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { addressLines } from '#shared/domain/address.ts';
import { FormDrawer } from '#shared/form/FormDrawer.tsx';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { WholeListPage } from '../whole-list/WholeListPage.tsx';
import { locationsOptions } from './query.ts';

const CreateLocation = lazyNamed(() => import('./CreateLocation.tsx'), 'CreateLocation');

const FORMS = ['new'] as const;

export function LocationsPage(): ReactNode {
  const { t } = useTranslation('locations');
  if (useFeature('stockLocationService') !== false) return <Locations />;
  return (
    <Page title={t('list.title')} narrow>
      <EmptyState
        icon={<IconMapPin size={30} stroke={1.4} aria-hidden />}
        title={t('missing')}
        text={t('missingText')}
      />
    </Page>
  );
}

function Locations(): ReactNode {
  const { t } = useTranslation('locations');
  const tag = useTag();
  const format = useFormat();
  const query = useQuery(locationsOptions);
  const form = useOpenForm(FORMS);
  const hasChannels = useFeature('sales_channels') === true;
  return (
    <WholeListPage
      query={query}
      rows={query.data}
      icon={IconMapPin}
      namespace="locations"
      create={{ label: t('create.new'), open: () => form.open('new') }}
      renderRow={(location) => {
        const channels = listOf(location.sales_channels).length;
        return {
          id: location.id,
          title: location.name,
          to: paths.location(location.id),
          text: location.address
            ? format.list(addressLines(location.address, tag))
            : t('noAddress'),
          end: hasChannels
            ? channels === 0
              ? t('noChannels')
              : t('channelCount', { count: channels, number: format.number(channels) })
            : undefined,
          menu: (
            <MoreMenu label={t('actionsOf', { location: location.name })} place="row">
              <MoreItem icon={IconPencil} to={paths.location(location.id, { edit: 'general' })}>
                {t('edit.title')}
              </MoreItem>
            </MoreMenu>
          ),
        };
      }}
    >
      <FormDrawer
        form={form}
        forms={{
          new: { title: t('create.new'), content: <CreateLocation onClose={form.close} /> },
        }}
      />
    </WholeListPage>
  );
}
