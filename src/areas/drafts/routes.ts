import { IconFilePencil } from '@tabler/icons-react';
import type { FlatNamespace } from 'i18next';
import type { Area } from '#app/area/area.ts';
import { screen } from '#app/area/screen.ts';
import { paths } from '#app/paths.ts';

const DRAFT_TEXTS: FlatNamespace[] = ['drafts', 'order', 'sets', 'variant-picker'];

/** Draft orders: the list, a new one, and the page of one. */
export const drafts: Area = {
  id: 'drafts',
  navigation: {
    to: paths.drafts(),
    label: 'navigation.drafts',
    icon: IconFilePencil,
    group: 'orders',
    key: 'd',
  },
  routes: (queryClient) => [
    screen(queryClient, {
      path: 'drafts',
      namespaces: ['drafts'],
      page: async () => (await import('./list/DraftListPage.tsx')).DraftListPage,
      start: async () => {
        const { draftList } = await import('./list/query.ts');
        return (client, { search }) => draftList.start(client, search);
      },
    }),
    screen(queryClient, {
      path: 'drafts/new',
      namespaces: DRAFT_TEXTS,
      page: async () => (await import('./create/NewDraftPage.tsx')).NewDraftPage,
    }),
    screen(queryClient, {
      path: 'drafts/:id',
      namespaces: DRAFT_TEXTS,
      page: async () => (await import('./draft/DraftPage.tsx')).DraftPage,
      start: async () => {
        const { draftRecord } = await import('./draft/query.ts');
        return (client, { params }) => draftRecord.start(client, params['id'] ?? '');
      },
    }),
  ],
};
