import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#app/query/error-text.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { FailureReason, ProgressLine, ProgressReport } from '#shared/save/StepsReport.tsx';
import type { StepState } from '#shared/save/steps.ts';
import { useActionWords } from '../order/actions/useActionWords.ts';
import { ChangeLine } from '../order/actions/ChangeLine.tsx';
import { CaptureRefusedError } from '../order/actions/payment-operations.ts';
import { OrderLine } from './OrderLine.tsx';
import type { BulkAction } from './plan.ts';
import { isJobDone, isUnknown } from './run.ts';
import type { JobRun, JobState } from './run.ts';
import classes from './bulk.module.css';

interface RunReportProps {
  runs: readonly JobRun<unknown>[];
  isRunning: boolean;
  action: BulkAction;
}

/** Sort order after a run: what needs attention first */
const RANKS: Record<JobState<unknown>['kind'], number> = {
  unknown: 0,
  failed: 1,
  notDone: 1,
  overtaken: 1,
  impossible: 1,
  running: 2,
  waiting: 2,
  done: 3,
  doneBefore: 3,
};

export function RunReport({ runs, isRunning, action }: RunReportProps): ReactNode {
  const { t } = useTranslation('order-bulk');
  const format = useFormat();
  const done = runs.filter(isJobDone).length;
  const shown = isRunning
    ? runs
    : runs.toSorted((a, b) => RANKS[a.state.kind] - RANKS[b.state.kind]);
  const ending = (): ReactNode => {
    if (isRunning || done === runs.length) return null;
    const text = t(runs.some(isUnknown) ? 'someUnknown' : 'unfinished');
    return (
      <p role="alert" className={classes.unfinished}>
        {text}
      </p>
    );
  };
  return (
    <div>
      {ending()}
      <ProgressReport
        text={t('progress', {
          count: runs.length,
          done: format.number(done),
          number: format.number(runs.length),
        })}
        done={done}
        total={runs.length}
      >
        {shown.map(({ job, state }) => (
          <ProgressLine
            key={job.id}
            status={STATUSES[state.kind]}
            label={<OrderLine order={job.order} />}
            word={t(state.kind === 'done' ? `state.done.${action}` : `state.${state.kind}`)}
          >
            <StateReason state={state} currency={job.order.currency_code} />
          </ProgressLine>
        ))}
      </ProgressReport>
    </div>
  );
}

const STATUSES: Record<JobState<unknown>['kind'], StepState['status']> = {
  waiting: 'waiting',
  running: 'running',
  done: 'done',
  doneBefore: 'done',
  failed: 'failed',
  unknown: 'failed',
  notDone: 'failed',
  overtaken: 'failed',
  impossible: 'failed',
};

interface StateReasonProps {
  state: JobState<unknown>;
  currency: string;
}

function StateReason({ state, currency }: StateReasonProps): ReactNode {
  const { t } = useTranslation('order-actions');
  const words = useActionWords();
  const { t: common } = useTranslation('common');
  switch (state.kind) {
    case 'failed':
      return (
        <FailureReason
          {...errorText(state.error, common)}
          {...(state.error instanceof CaptureRefusedError ? { text: t('captureRefused') } : {})}
        />
      );
    case 'unknown':
      return <FailureReason text={t('unknownText')} />;
    case 'notDone':
      return <FailureReason text={t('notDoneText')} />;
    case 'impossible':
      return <FailureReason text={words.why(state.reason)} />;
    case 'overtaken':
      return state.changes.map((change) => (
        <small key={`${change.before.what} ${change.before.id ?? ''}`} className={classes.reason}>
          <ChangeLine change={change} currency={currency} />
        </small>
      ));
    default:
      return null;
  }
}
