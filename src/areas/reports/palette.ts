import i18next from 'i18next';
import type { FindRecords } from '#app/area/area.ts';
import { mayHaveFeature } from '#app/flags/known-features.ts';
import { paths } from '#app/paths.ts';
import { LISTED_REPORTS } from './groups.ts';

export const findReports: FindRecords = async ({ q, limit, offset }) => {
  await i18next.loadNamespaces('reports');
  const t = i18next.getFixedT(null, 'reports');
  const language = i18next.resolvedLanguage;
  const words = q.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
  const found = LISTED_REPORTS.filter(
    ({ feature }) => feature === undefined || mayHaveFeature(feature),
  )
    .map(({ id }) => ({
      id,
      to: paths.report(id),
      title: t(`reports.${id}.title`),
      detail: t(`reports.${id}.text`),
    }))
    .filter(({ title, detail }) => {
      const text = `${title} ${detail}`.toLocaleLowerCase(language);
      return words.every((word) => text.includes(word));
    });
  return { count: found.length, records: found.slice(offset, offset + limit) };
};
