import i18next from 'i18next';
import type { FindRecords } from '#app/area/area.ts';
import { readKnownStore } from '#app/preferences/known-store.ts';
import { settingsGroups } from './pages.ts';
import { searchSettings } from './search.ts';

export const findSettings: FindRecords = async ({ q, limit, offset }) => {
  await i18next.loadNamespaces('settings');
  const t = i18next.getFixedT(null, 'settings');
  const known = readKnownStore();
  const pages = searchSettings(settingsGroups(), q, t)
    .flatMap((group) => group.pages)
    .filter(({ feature }) => feature === undefined || known?.features.includes(feature) !== false);
  return {
    count: pages.length,
    records: pages.slice(offset, offset + limit).map(({ id, to, label, found }) => ({
      id,
      to,
      title: t(label),
      ...(found.length > 0 ? { detail: found.map((key) => t(key)).join(' · ') } : {}),
    })),
  };
};
