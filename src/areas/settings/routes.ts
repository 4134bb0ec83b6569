import type { ComponentType } from 'react';
import type { AreaParts } from '#app/area/area.ts';

const framed =
  (load: () => Promise<ComponentType>): (() => Promise<ComponentType>) =>
  async () => {
    const [frame, Page] = await Promise.all([import('./SettingsFrame.tsx'), load()]);
    return frame.framed(Page);
  };

export const settings: AreaParts = {
  screens: [
    {
      path: 'settings',
      namespaces: ['settings'],
      kind: 'record',
      page: framed(async () => (await import('./home/SettingsHomePage.tsx')).SettingsHomePage),
    },
    {
      path: 'settings/setup',
      namespaces: ['settings', 'setup'],
      kind: 'record',
      page: framed(async () => (await import('./setup/SetupPage.tsx')).SetupPage),
      start: async () => (await import('#shared/setup/query.ts')).startSetup,
    },
    {
      path: 'settings/regions',
      namespaces: ['settings', 'regions'],
      kind: 'record',
      page: framed(async () => (await import('./regions/RegionsPage.tsx')).RegionsPage),
      start: async () => (await import('./regions/query.ts')).startRegions,
    },
    {
      path: 'settings/regions/:id',
      namespaces: ['settings', 'regions'],
      kind: 'record',
      page: framed(async () => (await import('./regions/RegionPage.tsx')).RegionPage),
      start: async () => {
        const { startRegion } = await import('./regions/query.ts');
        return (client, { params }) => startRegion(client, params['id'] ?? '');
      },
    },
    {
      path: 'settings/taxes',
      namespaces: ['settings', 'taxes'],
      kind: 'record',
      page: framed(async () => (await import('./taxes/TaxesPage.tsx')).TaxesPage),
      start: async () => (await import('./regions/query.ts')).startRegions,
    },
    {
      path: 'settings/taxes/:id',
      namespaces: ['settings', 'taxes'],
      kind: 'record',
      page: framed(async () => (await import('./taxes/TaxRegionPage.tsx')).TaxRegionPage),
      start: async () => {
        const { startTaxRegion } = await import('./taxes/query.ts');
        return (client, { params, search }) => startTaxRegion(client, params['id'] ?? '', search);
      },
    },
    {
      path: 'settings/taxes/:region/rates/:id',
      namespaces: ['settings', 'taxes', 'sets', 'statuses'],
      kind: 'record',
      page: framed(async () => (await import('./taxes/TaxRatePage.tsx')).TaxRatePage),
      start: async () => {
        const { taxRateRecord } = await import('./taxes/query.ts');
        return (client, { params }) => taxRateRecord.start(client, params['id'] ?? '');
      },
    },
    {
      path: 'settings/shipping-profiles',
      namespaces: ['settings', 'shipping-profiles'],
      kind: 'record',
      page: framed(async () => (await import('./shipping-profiles/ProfilesPage.tsx')).ProfilesPage),
      start: async () => (await import('./shipping-profiles/query.ts')).startProfiles,
    },
    {
      path: 'settings/shipping-profiles/:id',
      namespaces: ['settings', 'shipping-profiles', 'sets', 'statuses'],
      kind: 'record',
      page: framed(async () => (await import('./shipping-profiles/ProfilePage.tsx')).ProfilePage),
      start: async () => {
        const { profileRecord } = await import('./shipping-profiles/query.ts');
        return (client, { params }) => profileRecord.start(client, params['id'] ?? '');
      },
    },
    {
      path: 'settings/locations',
      namespaces: ['settings', 'locations'],
      kind: 'record',
      page: framed(async () => (await import('./locations/LocationsPage.tsx')).LocationsPage),
      start: async () => (await import('./locations/query.ts')).startLocations,
    },
    {
      path: 'settings/locations/:id',
      namespaces: ['settings', 'locations', 'order'],
      kind: 'record',
      page: framed(async () => (await import('./locations/LocationPage.tsx')).LocationPage),
      start: async () => {
        const { locationRecord } = await import('./locations/query.ts');
        return (client, { params }) => locationRecord.start(client, params['id'] ?? '');
      },
    },
    {
      path: 'settings/sales-channels',
      namespaces: ['settings', 'channels'],
      kind: 'record',
      page: framed(async () => (await import('./channels/ChannelsPage.tsx')).ChannelsPage),
      start: async () => (await import('./channels/query.ts')).startChannels,
    },
    {
      path: 'settings/sales-channels/:id',
      namespaces: ['settings', 'channels', 'sets', 'statuses'],
      kind: 'record',
      page: framed(async () => (await import('./channels/ChannelPage.tsx')).ChannelPage),
      start: async () => {
        const { channelRecord } = await import('./channels/query.ts');
        return (client, { params }) => channelRecord.start(client, params['id'] ?? '');
      },
    },
    {
      path: 'settings/return-reasons',
      namespaces: ['settings', 'return-reasons'],
      kind: 'record',
      page: framed(
        async () => (await import('./return-reasons/ReturnReasonsPage.tsx')).ReturnReasonsPage,
      ),
      start: async () => (await import('./return-reasons/query.ts')).startReturnReasons,
    },
    {
      path: 'settings/documents',
      namespaces: ['settings', 'store-settings'],
      kind: 'record',
      page: framed(async () => (await import('./documents/DocumentsPage.tsx')).DocumentsPage),
      start: async () => {
        const { storeRecord } = await import('./store/query.ts');
        return (client) => storeRecord.start(client);
      },
    },
    {
      path: 'settings/store',
      namespaces: ['settings', 'store-settings'],
      kind: 'record',
      page: framed(async () => (await import('./store/StorePage.tsx')).StorePage),
      start: async () => {
        const { storeRecord } = await import('./store/query.ts');
        return (client) => storeRecord.start(client);
      },
    },
    {
      path: 'settings/people',
      namespaces: ['settings', 'people'],
      kind: 'record',
      page: framed(async () => (await import('./people/PeoplePage.tsx')).PeoplePage),
      start: async () => (await import('./people/query.ts')).startPeople,
    },
    {
      path: 'settings/profile',
      namespaces: ['settings', 'profile', 'analytics'],
      kind: 'record',
      page: framed(async () => (await import('./profile/ProfilePage.tsx')).ProfilePage),
    },
    {
      path: 'settings/keys',
      namespaces: ['settings', 'keys'],
      kind: 'record',
      page: framed(async () => (await import('./keys/KeysPage.tsx')).KeysPage),
      start: async () => (await import('./keys/query.ts')).startKeys,
    },
    {
      path: 'settings/keys/:id',
      namespaces: ['settings', 'keys'],
      kind: 'record',
      page: framed(async () => (await import('./keys/KeyPage.tsx')).KeyPage),
      start: async () => {
        const { startKey } = await import('./keys/query.ts');
        return (client, { params }) => startKey(client, params['id'] ?? '');
      },
    },
    {
      path: 'settings/developer',
      namespaces: ['settings', 'developer', 'notifications', 'activity'],
      kind: 'record',
      page: framed(async () => (await import('./developer/DeveloperPage.tsx')).DeveloperPage),
      start: async () => (await import('./developer/query.ts')).startDeveloper,
    },
  ],
};
