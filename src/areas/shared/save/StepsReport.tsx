import { Progress, Text } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#app/query/error-text.ts';
import type { ErrorText } from '#app/query/error-text.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { allDone } from './steps.ts';
import type { StepState } from './steps.ts';
import classes from './StepsReport.module.css';

/** Beyond, only failed steps are listed. */
const LISTED = 8;

interface ProgressReportProps {
  text: string;
  done: number;
  total: number;
  children: ReactNode;
}

export function ProgressReport({ text, done, total, children }: ProgressReportProps): ReactNode {
  const { t } = useTranslation('records');
  return (
    <div className={classes.report}>
      <Text size="sm" c="dimmed" role="status">
        {text}
      </Text>
      <Progress
        value={total === 0 ? 0 : (done / total) * 100}
        aria-label={t('steps.progress')}
        size="sm"
      />
      <ul className={classes.steps} aria-label={t('steps.progress')}>
        {children}
      </ul>
    </div>
  );
}

export function StepsReport({ states }: { states: readonly StepState[] }): ReactNode {
  const { t } = useTranslation('records');
  const format = useFormat();
  const done = states.filter(({ status }) => status === 'done').length;
  const shown =
    states.length > LISTED ? states.filter(({ status }) => status === 'failed') : states;
  return (
    <ProgressReport
      text={t('steps.done', {
        count: states.length,
        done: format.number(done),
        number: format.number(states.length),
      })}
      done={done}
      total={states.length}
    >
      {shown.map((state) => (
        <StepLine key={state.id} state={state} />
      ))}
    </ProgressReport>
  );
}

interface StepsOutcomeProps {
  states: readonly StepState[];
  isRunning?: boolean;
}

export function StepsOutcome({ states, isRunning = false }: StepsOutcomeProps): ReactNode {
  const { t } = useTranslation('records');
  const isUnfinished = !isRunning && !allDone(states);
  return (
    <div role={isUnfinished ? 'alert' : undefined}>
      {isUnfinished ? <p className={classes.unfinished}>{t('steps.unfinished')}</p> : null}
      <StepsReport states={states} />
    </div>
  );
}

interface ProgressLineProps {
  status: StepState['status'];
  label: ReactNode;
  word: string;
  children?: ReactNode;
}

export function ProgressLine({ status, label, word, children }: ProgressLineProps): ReactNode {
  return (
    <li className={classes.step} data-status={status}>
      {status === 'done' ? <IconCircleCheck size={16} stroke={1.75} aria-hidden /> : null}
      {status === 'failed' ? <IconAlertCircle size={16} stroke={1.75} aria-hidden /> : null}
      {status === 'waiting' || status === 'running' ? (
        <IconCircleDashed size={16} stroke={1.75} aria-hidden />
      ) : null}
      <div>
        {label} <span className={classes.word}>{word}</span>
        {children}
      </div>
    </li>
  );
}

export function FailureReason({ text, detail }: Partial<ErrorText>): ReactNode {
  const { t } = useTranslation('common');
  return (
    <>
      {text ? <div className={classes.reason}>{text}</div> : null}
      {detail ? (
        <small className={classes.reason}>{t('errors.serverSaid', { message: detail })}</small>
      ) : null}
    </>
  );
}

function StepLine({ state: { label, status, error } }: { state: StepState }): ReactNode {
  const { t } = useTranslation('records');
  const { t: common } = useTranslation('common');
  return (
    <ProgressLine status={status} label={label} word={t(`steps.state.${status}`)}>
      {status === 'failed' ? <FailureReason {...errorText(error, common)} /> : null}
    </ProgressLine>
  );
}
