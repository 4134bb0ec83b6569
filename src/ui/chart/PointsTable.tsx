import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NO_VALUE } from '../format/instant.ts';
import type { ChartSeries, TimePoint } from './points.ts';

interface PointsTableProps {
  label: string;
  series: ChartSeries;
  points: readonly TimePoint[];
  format: (value: number) => string;
}

/** For screen readers. */
export function PointsTable({ label, series, points, format }: PointsTableProps): ReactNode {
  const { t } = useTranslation('common');
  const cell = (value: number | undefined): string =>
    value === undefined ? NO_VALUE : format(value);
  return (
    <div className="qm-visually-hidden">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('fields.period')}</th>
            <th scope="col">{series.value}</th>
            {series.before === undefined ? null : <th scope="col">{series.before}</th>}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.id}>
              <th scope="row">{point.label}</th>
              <td>{cell(point.value)}</td>
              {series.before === undefined ? null : <td>{cell(point.before)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
