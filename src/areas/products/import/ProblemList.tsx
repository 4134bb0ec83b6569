import { Button, Select } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconBulb } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortened } from '#ui/format/shortened.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { FIXED_COLUMNS } from './columns.ts';
import type { ProblemGroup } from './groups.ts';
import type { Edit, ProblemCode } from './sheet.ts';
import classes from './import.module.css';

const LISTED = 20;

interface ProblemListProps {
  groups: readonly ProblemGroup[];
  headers: readonly string[];
  /** Spreadsheet line numbers of the file's rows. */
  lines: readonly number[];
  onShow: (cell: { row: number; column: number }) => void;
  onFix: (fixes: readonly Edit[]) => void;
  /** Suggested targets by column index; '' skips the column. */
  suggested: ReadonlyMap<number, string>;
  /** See `suggested`. */
  onTargets: (targets: ReadonlyMap<number, string>) => void;
  onMapped: (header: string, target: string) => void;
}

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
      {rest.suggested.size > 1 ? (
        <li className={classes.problem} data-warning>
          <IconBulb size={16} stroke={1.75} className={classes.problemIcon} aria-hidden />
          <span className={classes.problemText}>
            {t('check.suggested', {
              count: rest.suggested.size,
              number: number(rest.suggested.size),
            })}
          </span>
          <div className={classes.problemActions}>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => rest.onTargets(rest.suggested)}
            >
              {t('check.useSuggestions')}
            </Button>
          </div>
        </li>
      ) : null}
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
                rest.onTargets(new Map(unknown.map(({ first }) => [first.column, ''])))
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
  lines,
  onShow,
  onFix,
  ...columns
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
            {jobs('grid.place', { row: number(lines[first.row] ?? 0), column: shortened(header) })}
          </strong>
        )}
        <span>{t(`problem.${first.code}`, { value: shortened(first.value ?? '') })}</span>
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
          <ColumnChoice
            column={first.column}
            header={header ?? ''}
            code={first.code}
            {...columns}
          />
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

type ColumnChoiceProps = Pick<ProblemListProps, 'suggested' | 'onTargets' | 'onMapped'> & {
  column: number;
  header: string;
  code: ProblemCode;
};

function ColumnChoice(props: ColumnChoiceProps): ReactNode {
  const { column, header, code, suggested, onTargets, onMapped } = props;
  const { t } = useTranslation('imports');
  const choice = t('check.column', { header: shortened(header) });
  const map = (target: string): void => {
    if (code === 'unknownColumn') onMapped(header, target);
    onTargets(new Map([[column, target]]));
  };
  const suggestion = suggested.get(column);
  return (
    <>
      {suggestion ? (
        <Button size="compact-sm" variant="default" onClick={() => map(suggestion)}>
          {t('check.mapTo', { column: suggestion })}
        </Button>
      ) : null}
      {code === 'whichLocation' ? null : (
        <Select
          size="xs"
          searchable
          aria-label={choice}
          placeholder={choice}
          data={FIXED_COLUMNS.filter(({ kind }) => kind !== 'unused').map(({ name }) => name)}
          onChange={(target) => {
            if (target) map(target);
          }}
        />
      )}
      <Button size="compact-sm" variant="default" onClick={() => map('')}>
        {t('check.leaveOut')}
      </Button>
    </>
  );
}
