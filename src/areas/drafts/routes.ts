import type { FlatNamespace } from 'i18next';
import type { AreaParts } from '#app/area/area.ts';
import { draftRecord } from './draft/query.ts';
import { draftList } from './list/query.ts';

const DRAFT_TEXTS: FlatNamespace[] = ['drafts', 'order', 'sets', 'variant-picker'];

export const drafts: AreaParts = {
  screens: [
    {
      path: 'drafts',
      namespaces: ['drafts'],
      kind: 'list',
      page: async () => (await import('./list/DraftListPage.tsx')).DraftListPage,
      start:
        async () =>
        (client, { search }) =>
          draftList.start(client, search),
    },
    {
      path: 'drafts/new',
      namespaces: DRAFT_TEXTS,
      page: async () => (await import('./create/NewDraftPage.tsx')).NewDraftPage,
    },
    {
      path: 'drafts/:id',
      namespaces: DRAFT_TEXTS,
      kind: 'record',
      page: async () => (await import('./draft/DraftPage.tsx')).DraftPage,
      start:
        async () =>
        (client, { params }) =>
          draftRecord.start(client, params['id'] ?? ''),
    },
  ],
};
