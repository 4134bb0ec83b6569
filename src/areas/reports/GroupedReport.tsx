import type { ReactNode } from 'react';
import { FiguresReport } from './FiguresReport.tsx';
import type { FiguresReportId } from './groups.ts';
import { useProductGroups } from './names.ts';
import type { ReportTable } from './reports.ts';

interface GroupedReportProps {
  id: FiguresReportId;
  table: ReportTable;
  groups: 'collection' | 'category';
}

export function GroupedReport({ id, table, groups }: GroupedReportProps): ReactNode {
  const { groupsOf, isPending, error } = useProductGroups(groups);
  return (
    <FiguresReport
      id={id}
      table={table}
      groupsOf={isPending ? undefined : groupsOf}
      groupsError={error}
    />
  );
}
