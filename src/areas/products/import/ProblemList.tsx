import { Button, Select } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format/useFormat.ts';
import { FIXED_COLUMNS } from './columns.ts';
import type { ProblemGroup } from './groups.ts';
import type { OpenSheet, SheetState } from './useSheet.ts';
import type { Cell } from './cell.ts';
import classes from './import.module.css';

interface ProblemListProps {
  groups: readonly ProblemGroup[];
  sheet: OpenSheet;
  state: SheetState;
  /** Goes to a cell of the grid. */
  onShow: (cell: Cell) => void;
}

/** What is wrong, by column, with what mends it. */
export function ProblemList({ groups, ...rest }: ProblemListProps): ReactNode {
  const { t } = useTranslation('imports');
  if (groups.length === 0) return null;
  return (
    <ul className={classes.problems} aria-label={t('check.problems')}>
      {groups.map((group) => (
        <Group key={group.id} group={group} {...rest} />
      ))}
    </ul>
  );
}

function Group({
  group,
  sheet,
  state,
  onShow,
}: Omit<ProblemListProps, 'groups'> & { group: ProblemGroup }): ReactNode {
  const { t } = useTranslation('imports');
  const { number } = useFormat();
  const { first, problems, fixes } = group;
  const Icon = first.isWarning ? IconAlertTriangle : IconAlertCircle;
  const header = sheet.headers[first.column];
  return (
    <li className={classes.problem} data-warning={first.isWarning || undefined}>
      <Icon size={16} stroke={1.75} className={classes.problemIcon} aria-hidden />
      <div className={classes.problemText}>
        {header === undefined || first.row < 0 ? null : (
          <strong data-no-translate>
            {t('cell.place', { row: number(first.row + 2), column: header })}
          </strong>
        )}
        <span>{t(`problem.${first.code}`, { value: first.value ?? '' })}</span>
        {problems.length > 1 ? (
          <span className={classes.dim}>
            {t('check.times', { count: problems.length, number: number(problems.length) })}
          </span>
        ) : null}
      </div>
      <div className={classes.problemActions}>
        {first.row >= 0 ? (
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => onShow({ row: first.row, column: first.column })}
          >
            {t('check.show')}
          </Button>
        ) : first.column >= 0 ? (
          <ColumnChoice column={first.column} header={header ?? ''} state={state} />
        ) : null}
        {fixes.length > 0 ? (
          <Button size="compact-sm" variant="default" onClick={() => state.edit(fixes)}>
            {t('check.fix', { count: fixes.length, number: number(fixes.length) })}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** What a column is, when its name doesn't say; '' leaves it out. */
function ColumnChoice({
  column,
  header,
  state,
}: {
  column: number;
  header: string;
  state: SheetState;
}): ReactNode {
  const { t } = useTranslation('imports');
  return (
    <>
      <Select
        size="xs"
        searchable
        aria-label={t('check.column', { header })}
        placeholder={t('check.column', { header })}
        data={FIXED_COLUMNS.filter(({ kind }) => kind !== 'unused').map(({ name }) => name)}
        onChange={(target) => {
          if (target) state.setTarget(column, target);
        }}
      />
      <Button size="compact-sm" variant="default" onClick={() => state.setTarget(column, '')}>
        {t('check.leaveOut')}
      </Button>
    </>
  );
}
