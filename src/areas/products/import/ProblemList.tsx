import { Button, Select } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { FIXED_COLUMNS } from './columns.ts';
import type { ProblemGroup } from './groups.ts';
import type { Edit } from './sheet.ts';
import classes from './import.module.css';

/** Kinds of problems that are shown at once; each has controls of its own. */
const LISTED = 20;

interface ProblemListProps {
  groups: readonly ProblemGroup[];
  /** Of the file. */
  headers: readonly string[];
  /** Goes to a cell of the grid. */
  onShow: (cell: { row: number; column: number }) => void;
  onFix: (fixes: readonly Edit[]) => void;
  /** Says what a column is; '' leaves it out. */
  onTarget: (columns: readonly number[], target: string) => void;
}

/** What is wrong, by column, with what mends it. */
export function ProblemList({ groups, ...rest }: ProblemListProps): ReactNode {
  const { t } = useTranslation('imports');
  const { number } = useFormat();
  if (groups.length === 0) return null;
  const unknown = groups.filter(({ first }) => first.code === 'unknownColumn');
  const others = groups.filter(({ first }) => first.code !== 'unknownColumn');
  const more = unknown.slice(LISTED);
  const hidden = others.length - LISTED;
  return (
    <ul className={classes.problems} aria-label={t('check.problems')}>
      {[...unknown.slice(0, LISTED), ...others.slice(0, LISTED)].map((group) => (
        <Group key={group.id} group={group} {...rest} />
      ))}
      {more.length > 0 ? (
        <li className={classes.problem}>
          <IconAlertCircle size={16} stroke={1.75} className={classes.problemIcon} aria-hidden />
          <span className={classes.problemText}>
            {t('check.moreColumns', { count: more.length, number: number(more.length) })}
          </span>
          <div className={classes.problemActions}>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() =>
                rest.onTarget(
                  unknown.map(({ first }) => first.column),
                  '',
                )
              }
            >
              {t('check.leaveOutAll', { count: unknown.length, number: number(unknown.length) })}
            </Button>
          </div>
        </li>
      ) : null}
      {hidden > 0 ? (
        <li className={classes.dim}>
          {t('check.moreProblems', { count: hidden, number: number(hidden) })}
        </li>
      ) : null}
    </ul>
  );
}

function Group({
  group,
  headers,
  onShow,
  onFix,
  onTarget,
}: Omit<ProblemListProps, 'groups'> & { group: ProblemGroup }): ReactNode {
  const { t } = useTranslation('imports');
  const { t: jobs } = useTranslation('jobs');
  const { number } = useFormat();
  const { first, problems, fixes } = group;
  const Icon = first.isWarning ? IconAlertTriangle : IconAlertCircle;
  const header = headers[first.column];
  return (
    <li className={classes.problem} data-warning={first.isWarning || undefined}>
      <Icon size={16} stroke={1.75} className={classes.problemIcon} aria-hidden />
      <div className={classes.problemText}>
        {header === undefined || first.row < 0 ? null : (
          <strong data-no-translate>
            {jobs('grid.place', { row: number(first.row + 2), column: header })}
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
          <ColumnChoice column={first.column} header={header ?? ''} onTarget={onTarget} />
        ) : null}
        {fixes.length > 0 ? (
          <Button size="compact-sm" variant="default" onClick={() => onFix(fixes)}>
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
  onTarget,
}: Pick<ProblemListProps, 'onTarget'> & { column: number; header: string }): ReactNode {
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
          if (target) onTarget([column], target);
        }}
      />
      <Button size="compact-sm" variant="default" onClick={() => onTarget([column], '')}>
        {t('check.leaveOut')}
      </Button>
    </>
  );
}
