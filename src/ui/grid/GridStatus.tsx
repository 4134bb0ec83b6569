import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import { problemAt, problemsOf, summaryOf } from './actions.ts';
import type { Sheet } from './actions.ts';
import type { CellPosition, Selection } from './cells.ts';
import classes from './GridStatus.module.css';

interface GridStatusProps {
  sheet: Sheet;
  selection: Selection;
  /** For screen readers. */
  message: string;
  /** Pasted cells that didn't fit, or why a scanned code wasn't taken. */
  clipped: string;
  onProblem: (place: CellPosition) => void;
}

export function GridStatus(props: GridStatusProps): ReactNode {
  const { sheet, selection, message, clipped, onProblem } = props;
  const { t } = useTranslation('grid');
  const format = useFormat();
  const { cells, sum, count, column } = summaryOf(sheet, selection);
  const problems = problemsOf(sheet);
  const [first] = problems;
  const { focus } = selection;
  const only = problems.length === 1 ? first : undefined;
  const next =
    problems.find(
      ({ row, column: place }) => row > focus.row || (row === focus.row && place > focus.column),
    ) ?? first;
  const problem = problemAt(sheet, focus);
  const isEmpty = cells <= 1 && sum === undefined && !clipped && !problem && !next;
  return (
    <div className={classes.status} data-empty={isEmpty || undefined}>
      <span className="qm-visually-hidden" role="status">
        {message}
      </span>
      <span role="status" className={classes.problem}>
        {clipped}
      </span>
      {problem ? (
        <span
          role="status"
          className={classes.problem}
          data-warning={problem.isWarning || undefined}
        >
          {problem.text}
        </span>
      ) : null}
      {cells > 1 ? (
        <span>{t('selected', { count: cells, number: format.number(cells) })}</span>
      ) : null}
      {sum !== undefined && column ? (
        <>
          <span>{t('sum', { value: column.show(sum) })}</span>
          <span>{t('average', { value: column.show(Math.round(sum / count)) })}</span>
        </>
      ) : null}
      {only && !problem ? (
        <span className={classes.problem}>{problemAt(sheet, only)?.text}</span>
      ) : null}
      {next ? (
        <Button size="compact-xs" color="red" variant="light" onClick={() => onProblem(next)}>
          {t('problems', { count: problems.length, number: format.number(problems.length) })}
        </Button>
      ) : null}
    </div>
  );
}
