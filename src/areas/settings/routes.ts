import type { ComponentType } from 'react';
import type { AreaParts } from '#app/area/area.ts';

/** Brings a page together with the settings' frame around it. */
const framed =
  (load: () => Promise<ComponentType>): (() => Promise<ComponentType>) =>
  async () => {
    const [frame, Page] = await Promise.all([import('./SettingsFrame.tsx'), load()]);
    return frame.framed(Page);
  };

/** Everything that sets a store up: one page for each kind of setting, beside their navigation. */
export const settings: AreaParts = {
  palette: () => ({
    records: {
      key: ['settings'],
      load: async () => (await import('./palette.ts')).findSettings,
    },
  }),
  screens: [
    {
      path: 'settings',
      namespaces: ['settings'],
      page: framed(async () => (await import('./home/SettingsHomePage.tsx')).SettingsHomePage),
    },
    {
      path: 'settings/regions',
      namespaces: ['settings', 'regions'],
      page: framed(async () => (await import('./regions/RegionsPage.tsx')).RegionsPage),
      start: async () => (await import('./regions/query.ts')).startRegions,
    },
    {
      path: 'settings/regions/:id',
      namespaces: ['settings', 'regions'],
      page: framed(async () => (await import('./regions/RegionPage.tsx')).RegionPage),
      start: async () => {
        const { startRegion } = await import('./regions/query.ts');
        return (client, { params }) => startRegion(client, params['id'] ?? '');
      },
    },
    {
      path: 'settings/sales-channels',
      namespaces: ['settings', 'channels'],
      page: framed(async () => (await import('./channels/ChannelsPage.tsx')).ChannelsPage),
      start: async () => (await import('./channels/query.ts')).startChannels,
    },
    {
      path: 'settings/sales-channels/:id',
      namespaces: ['settings', 'channels', 'sets', 'statuses'],
      page: framed(async () => (await import('./channels/ChannelPage.tsx')).ChannelPage),
      start: async () => {
        const { channelRecord } = await import('./channels/query.ts');
        return (client, { params }) => channelRecord.start(client, params['id'] ?? '');
      },
    },
    {
      path: 'settings/return-reasons',
      namespaces: ['settings', 'return-reasons'],
      page: framed(
        async () => (await import('./return-reasons/ReturnReasonsPage.tsx')).ReturnReasonsPage,
      ),
      start: async () => (await import('./return-reasons/query.ts')).startReturnReasons,
    },
    {
      path: 'settings/store',
      namespaces: ['settings', 'store-settings'],
      page: framed(async () => (await import('./store/StorePage.tsx')).StorePage),
      start: async () => {
        const { storeRecord } = await import('./store/query.ts');
        return (client) => storeRecord.start(client);
      },
    },
    {
      path: 'settings/people',
      namespaces: ['settings', 'people'],
      page: framed(async () => (await import('./people/PeoplePage.tsx')).PeoplePage),
      start: async () => (await import('./people/query.ts')).startPeople,
    },
    {
      path: 'settings/profile',
      namespaces: ['settings', 'profile', 'analytics'],
      page: framed(async () => (await import('./profile/ProfilePage.tsx')).ProfilePage),
    },
    {
      path: 'settings/keys',
      namespaces: ['settings', 'keys'],
      page: framed(async () => (await import('./keys/KeysPage.tsx')).KeysPage),
      start: async () => (await import('./keys/query.ts')).startKeys,
    },
    {
      path: 'settings/keys/:id',
      namespaces: ['settings', 'keys'],
      page: framed(async () => (await import('./keys/KeyPage.tsx')).KeyPage),
      start: async () => {
        const { startKey } = await import('./keys/query.ts');
        return (client, { params }) => startKey(client, params['id'] ?? '');
      },
    },
    {
      path: 'settings/developer',
      namespaces: ['settings', 'developer', 'activity'],
      page: framed(async () => (await import('./developer/DeveloperPage.tsx')).DeveloperPage),
      start: async () => (await import('./developer/query.ts')).startDeveloper,
    },
  ],
};
