import { IconShoppingBag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { NotFoundPage } from '#app/frame/NotFoundPage.tsx';
import { paths } from '#app/paths.ts';
import { Page } from '#ui/page/Page.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { orderCount } from '#shared/orders/count.ts';
import { FiguresReport } from './FiguresReport.tsx';
import { GroupedReport } from './GroupedReport.tsx';
import { reportId } from './groups.ts';
import type { FiguresReportId } from './groups.ts';
import { tableOf } from './reports.ts';
import { StockReport } from './StockReport.tsx';
import classes from './reports.module.css';

export function ReportPage(): ReactNode {
  const { t } = useTranslation('reports');
  const id = reportId(useParams()['id']);
  if (id === undefined) return <NotFoundPage inFrame />;
  return (
    <Page title={t(`reports.${id}.title`)} back={{ to: paths.reports(), label: t('table.back') }}>
      <div className={classes.report} data-in-order>
        <p className={classes.about}>{t(`reports.${id}.how`)}</p>
        {id === 'stock' ? <StockReport /> : <OfOrders key={id} id={id} />}
      </div>
    </Page>
  );
}

function OfOrders({ id }: { id: FiguresReportId }): ReactNode {
  const { t } = useTranslation('reports');
  const [params] = useSearchParams();
  const hasNoOrders = useQuery(orderCount({})).data?.count === 0;
  const table = tableOf(id, params.get('by'));
  if (hasNoOrders) {
    return (
      <EmptyState
        icon={<IconShoppingBag size={30} stroke={1.4} />}
        title={t('table.noOrders')}
        text={t('table.noOrdersText')}
      />
    );
  }
  if (!table) return null;
  // Another table must not show the rows of the last one.
  const key = table.rows;
  return table.groups ? (
    <GroupedReport key={key} id={id} table={table} groups={table.groups} />
  ) : (
    <FiguresReport key={key} id={id} table={table} />
  );
}
