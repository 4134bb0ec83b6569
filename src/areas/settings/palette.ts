import i18next from 'i18next';
import type { FindRecords } from '#app/area/area.ts';
import { settingsGroups } from './pages.ts';
import { searchSettings } from './search.ts';

export const findSettings: FindRecords = async ({ q, limit }) => {
  await i18next.loadNamespaces('settings');
  const t = i18next.getFixedT(null, 'settings');
  const pages = searchSettings(settingsGroups(), q, t).flatMap((group) => group.pages);
  return {
    count: pages.length,
    records: pages.slice(0, limit).map(({ id, to, label, found }) => ({
      id,
      to,
      title: t(label),
      ...(found.length > 0 ? { detail: found.map((key) => t(key)).join(' · ') } : {}),
    })),
  };
};
