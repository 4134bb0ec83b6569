import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAvailable } from '#app/flags/FeatureFlags.tsx';
import { paths } from '#app/paths.ts';
import { Page } from '#ui/page/Page.tsx';
import { RowList } from '#ui/page/RowList.tsx';
import { Section } from '#ui/page/Section.tsx';
import { GROUP_NAMES, LISTED_REPORTS } from './groups.ts';
import classes from './reports.module.css';

export function ReportListPage(): ReactNode {
  const { t } = useTranslation('reports');
  const available = useAvailable(LISTED_REPORTS);
  return (
    <Page title={t('list.title')} narrow>
      <div className={classes.report}>
        {GROUP_NAMES.map((group) => (
          <Section key={group} flush title={t(`list.groups.${group}`)}>
            <RowList
              label={t(`list.groups.${group}`)}
              rows={available
                .filter((report) => report.group === group)
                .map(({ id }) => ({
                  id,
                  title: t(`reports.${id}.title`),
                  to: paths.report(id),
                  text: t(`reports.${id}.text`),
                }))}
            />
          </Section>
        ))}
      </div>
    </Page>
  );
}
