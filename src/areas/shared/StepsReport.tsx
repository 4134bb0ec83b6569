import { Progress, Text } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#app/query/error-text.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import type { StepState } from './steps.ts';
import classes from './StepsReport.module.css';

/** Finished steps beyond this number are only counted. */
const LISTED = 8;

/** How far a save of several calls has come: progress, then each step that failed with its reason, and what is left. */
export function StepsReport({ states }: { states: readonly StepState[] }): ReactNode {
  const { t } = useTranslation('records');
  const format = useFormat();
  const done = states.filter(({ status }) => status === 'done').length;
  const shown =
    states.length > LISTED ? states.filter(({ status }) => status === 'failed') : states;
  return (
    <div className={classes.report}>
      <Text size="sm" c="dimmed" role="status">
        {t('steps.done', {
          count: states.length,
          done: format.number(done),
          number: format.number(states.length),
        })}
      </Text>
      <Progress
        value={states.length === 0 ? 0 : (done / states.length) * 100}
        aria-label={t('steps.progress')}
        size="sm"
      />
      <ul className={classes.steps} aria-label={t('steps.progress')}>
        {shown.map((state) => (
          <StepLine key={state.id} state={state} />
        ))}
      </ul>
    </div>
  );
}

interface StepsOutcomeProps {
  states: readonly StepState[];
  isRunning?: boolean;
}

/** The same in a form or dialog: once a run has ended without being whole, it says so. */
export function StepsOutcome({ states, isRunning = false }: StepsOutcomeProps): ReactNode {
  const { t } = useTranslation('records');
  return (
    <div role={isRunning ? undefined : 'alert'}>
      {isRunning ? null : <p className={classes.unfinished}>{t('steps.unfinished')}</p>}
      <StepsReport states={states} />
    </div>
  );
}

function StepLine({ state: { label, status, error } }: { state: StepState }): ReactNode {
  const { t } = useTranslation('records');
  const { t: common } = useTranslation('common');
  const { text, detail } =
    status === 'failed'
      ? errorText(error, i18next.getFixedT(null, 'common'))
      : { text: undefined, detail: undefined };
  return (
    <li className={classes.step} data-status={status}>
      {status === 'done' ? <IconCircleCheck size={16} stroke={1.75} aria-hidden /> : null}
      {status === 'failed' ? <IconAlertCircle size={16} stroke={1.75} aria-hidden /> : null}
      {status === 'waiting' || status === 'running' ? (
        <IconCircleDashed size={16} stroke={1.75} aria-hidden />
      ) : null}
      <div>
        {label} <span className={classes.word}>{t(`steps.state.${status}`)}</span>
        {text ? <div className={classes.reason}>{text}</div> : null}
        {detail ? (
          <small className={classes.reason}>
            {common('errors.serverSaid', { message: detail })}
          </small>
        ) : null}
      </div>
    </li>
  );
}
