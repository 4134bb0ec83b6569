import { IconMapPinOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getUpdateStockLocationMutationOptions } from '#generated/admin/stock-locations/stock-locations.ts';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { paths } from '#app/paths.ts';
import { plainText } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { RowList } from '#ui/page/RowList.tsx';
import { linksFact } from '#ui/page/facts.tsx';
import { Facts, Section, SectionNote } from '#ui/page/Section.tsx';
import { SectionSkeleton, TextSkeleton } from '#ui/states/Skeletons.tsx';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';
import { AddressCard } from '#shared/domain/AddressCard.tsx';
import { EditButton } from '#shared/form/EditButton.tsx';
import { RecordPage } from '#shared/record/RecordPage.tsx';
import { RECORD_FORMS, RecordView } from '#shared/record/RecordView.tsx';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { holdingsOf, locationRecord } from './query.ts';
import type { Location } from './query.ts';

const loadForm = () => import('./LocationForm.tsx');
const LocationForm = lazyNamed(loadForm, 'LocationForm');
const DeleteLocation = lazyNamed(() => import('./DeleteLocation.tsx'), 'DeleteLocation');

export function LocationPage(): ReactNode {
  return (
    <RecordPage
      source={locationRecord}
      listPath={() => paths.locations()}
      icon={<IconMapPinOff size={30} stroke={1.4} aria-hidden />}
      namespace="locations"
      sections={{ main: [3, 2], side: [4] }}
    >
      {(location) => <LocationContent location={location} />}
    </RecordPage>
  );
}

const FORMS = ['general', ...RECORD_FORMS] as const;

function LocationContent({ location }: { location: Location }): ReactNode {
  const { t } = useTranslation('locations');
  const form = useOpenForm(FORMS);
  const hasChannels = useFeature('sales_channels');
  const edit = (title: string): ReactNode => (
    <EditButton label={title} onClick={() => form.open('general')} />
  );
  return (
    <RecordView
      record={location}
      title={location.name}
      rename={{
        label: t('fields.name'),
        load: loadForm,
        renderForm: (onClose) => (
          <LocationForm location={location} only={['name']} onClose={onClose} />
        ),
      }}
      remove={{
        label: t('delete.action'),
        renderDialog: (removal) => <DeleteLocation {...removal} location={location} />,
      }}
      main={
        <>
          {hasChannels === undefined ? <SectionSkeleton facts={2} /> : null}
          {hasChannels ? <Channels location={location} action={edit(t('channels.edit'))} /> : null}
          <Holdings id={location.id} />
        </>
      }
      side={
        <Section title={t('page.address')} action={edit(t('edit.title'))}>
          {location.address ? (
            <AddressCard address={location.address} />
          ) : (
            <SectionNote>{t('noAddress')}</SectionNote>
          )}
        </Section>
      }
      days={{ created: t('page.created'), updated: t('page.updated') }}
      form={form}
      forms={{
        general: {
          title: t('edit.title'),
          content: <LocationForm location={location} onClose={form.close} />,
        },
      }}
      source={locationRecord}
      update={getUpdateStockLocationMutationOptions}
      saved={t('edit.saved', { location: location.name })}
    />
  );
}

function Channels({ location, action }: { location: Location; action: ReactNode }): ReactNode {
  const { t } = useTranslation('locations');
  const { t: common } = useTranslation('common');
  const channels = readEach(location.sales_channels, (channel) => ({
    id: channel.id,
    title: plainText(channel.name),
    to: paths.salesChannel(channel.id),
    text: channel.description ?? undefined,
    status: channel.is_disabled ? (
      <StatusBadge tone="neutral">{t('channels.disabled')}</StatusBadge>
    ) : undefined,
  })).toSorted((a, b) => a.title.localeCompare(b.title));
  const isEmpty = channels.length === 0;
  return (
    <Section title={common('fields.channels')} action={action} flush={!isEmpty}>
      {isEmpty ? (
        <SectionNote>{t('channels.none')}</SectionNote>
      ) : (
        <RowList label={common('fields.channels')} rows={channels} />
      )}
    </Section>
  );
}

function Holdings({ id }: { id: string }): ReactNode {
  const { t } = useTranslation('locations');
  const format = useFormat();
  const query = useQuery(holdingsOf(id));
  const here = `location_id=${id}`;
  return (
    <Section title={t('holdings.title')}>
      <SectionQuery query={query} skeleton={<TextSkeleton lines={2} />}>
        {({ items, reservations }) => (
          <Facts
            facts={[
              linksFact(t('holdings.items'), [items], (count) => ({
                name: format.number(count),
                to: paths.inventory(here),
              })),
              linksFact(t('holdings.reservations'), [reservations], (count) => ({
                name: format.number(count),
                to: paths.reservations(here),
              })),
            ]}
          />
        )}
      </SectionQuery>
    </Section>
  );
}
