import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { leaveQuestion } from '#ui/form/leave-question.ts';
import { useUnknownOutcome, useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { SAVE_BUTTON } from '#ui/keyboard/save-keys.ts';
import { ask } from '#ui/overlay/confirm.tsx';
import type { Confirmation } from '#ui/overlay/confirm.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import type { OrderOperation } from '../order/actions/guard.ts';
import { LeftOutList } from './LeftOutList.tsx';
import { nextSteps } from './plan.ts';
import type { BulkAction, Job, Plan } from './plan.ts';
import { PlannedList } from './PlannedList.tsx';
import { ReadingOrders } from './ReadingOrders.tsx';
import { isJobDone, isUnknown, mayTry } from './run.ts';
import { RunReport } from './RunReport.tsx';
import { useBulkRun } from './useBulkRun.ts';
import type { OrdersRead } from './useOrdersRead.ts';

export interface BulkActionProps {
  orders: OrdersRead;
  onClose: () => void;
  /** Called once everything planned is done and no next step is left */
  onDone: () => void;
  onNext: (action: BulkAction) => void;
  print: { to: string; onClick: () => void };
}

interface BulkRunDialogProps<Sent> extends BulkActionProps {
  action: BulkAction;
  operation: OrderOperation<Sent>;
  /** Rebuilds the payload for an order that changed since the plan was made */
  renew: (now: Job<Sent>['order'], sent: Sent) => Sent;
  /** Undefined while data is loading */
  plan: Plan<Sent> | undefined;
  /** Validates the fields */
  isReady?: () => boolean;
  /** Orders processed in parallel, 3 by default */
  atOnce?: number;
  effectOf?: (job: Job<Sent>) => ReactNode;
  notesOf?: (job: Job<Sent>) => readonly string[];
  /** Data besides the orders couldn't be read */
  hasFailed?: boolean;
  /** The children list the planned orders themselves */
  hasOwnPlan?: boolean;
  isDirty?: boolean;
  isDangerous?: boolean;
  children?: ReactNode;
}

/** Browsers allow six connections per host; leave some for other reads. */
const ORDERS_AT_ONCE = 3;

/** Pixels, about; keeps the room of the orders while they are read. */
const ROW_HEIGHT = 46;

/** Runs can't be undone: jobs whose answer was lost are checked before a retry. */
export function BulkRunDialog<Sent>(props: BulkRunDialogProps<Sent>): ReactNode {
  const { action, orders, plan, operation, renew, onClose, onDone, isDirty = false } = props;
  const { isDangerous = false, isReady, atOnce = ORDERS_AT_ONCE } = props;
  const isReading = !orders.isTooMany && !orders.query.error && !props.hasFailed;
  const { t } = useTranslation('order-bulk');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const bulk = useBulkRun<Sent>({ operation, renew, atOnce });
  const { runs, isRunning } = bulk;
  const [attempts, setAttempts] = useState(0);
  const hasRun = runs.length > 0;
  const jobs = plan?.jobs ?? [];
  const isOpen = isRunning || runs.some(isUnknown);
  const guard = useUnsavedGuard(isOpen || (isDirty && !hasRun));
  useUnknownOutcome(runs.some(isUnknown));
  const counted = (count: number): { count: number; number: string } => ({
    count,
    number: format.number(count),
  });
  const steps = nextSteps(action, orders.query.data ?? []);
  const isWhole = hasRun && !isRunning && runs.every(isJobDone) && steps.length > 0;
  const end = async (running: ReturnType<typeof bulk.run>): Promise<void> => {
    const ended = await running;
    if (!ended?.every(isJobDone)) return;
    guard.release();
    // The dialog stays open for the next step.
    if (steps.length > 0) return;
    showToast('success', { message: t(`done.${action}`, counted(ended.length)) });
    onDone();
  };
  const start = (): void => {
    setAttempts(attempts + 1);
    if (!hasRun && isReady?.() === false) return;
    void end(runs.some(isUnknown) ? bulk.look() : bulk.run(jobs));
  };
  const unknownQuestion: Confirmation = {
    title: t('closeUnknown'),
    text: t('someUnknown'),
    action: common('actions.close'),
    cancel: common('actions.back'),
  };
  const close = (): void => {
    if (isRunning) return;
    const leave = (): void => {
      guard.release();
      onClose();
    };
    if (!isOpen && (!isDirty || hasRun)) leave();
    else ask(isOpen ? unknownQuestion : leaveQuestion(), (agreed) => agreed && leave());
  };
  const next = (): string | undefined => {
    if (!hasRun) {
      return jobs.length > 0 ? t(`submit.${action}`, counted(jobs.length)) : t(`action.${action}`);
    }
    if (runs.some(isUnknown)) return common('actions.checkAgain');
    const left = runs.filter(mayTry);
    if (left.length === 0) return undefined;
    return left.every(({ state }) => state.kind === 'waiting')
      ? t('continue')
      : common('actions.retry');
  };
  const label = next();
  const body = (): ReactNode => {
    if (hasRun) return <RunReport runs={runs} isRunning={isRunning} action={action} />;
    return (
      <>
        <ReadingOrders orders={orders} />
        {orders.query.data ? props.children : null}
        {plan ? (
          <>
            <LeftOutList left={plan.left} gone={orders.total - (orders.query.data?.length ?? 0)} />
            {props.hasOwnPlan ? null : (
              <PlannedList
                label={t(`planned.${action}`)}
                jobs={jobs}
                effectOf={props.effectOf}
                notesOf={props.notesOf}
              />
            )}
          </>
        ) : isReading ? (
          <div style={{ blockSize: ROW_HEIGHT * orders.total }} aria-hidden />
        ) : null}
      </>
    );
  };
  return (
    <Dialog
      opened
      onClose={close}
      title={
        isWhole
          ? t(`done.${action}`, counted(runs.length))
          : t(`title.${action}`, counted(orders.total))
      }
      size={props.hasOwnPlan ? 'xl' : 'lg'}
      footer={
        <>
          {isRunning ? (
            <Button key="stop" variant="default" onClick={bulk.stop} disabled={bulk.isStopping}>
              {bulk.isStopping ? t('stopping') : t('stop')}
            </Button>
          ) : (
            <Button key="close" variant="default" onClick={close} data-autofocus>
              {hasRun
                ? common('actions.close')
                : isDangerous
                  ? t('keep')
                  : common('actions.cancel')}
            </Button>
          )}
          {isWhole ? <NextSteps steps={steps} print={props.print} onNext={props.onNext} /> : null}
          {label === undefined && !isRunning ? null : (
            <Button
              // Destructive actions get no save shortcut.
              {...(isDangerous && !runs.some(isUnknown) ? { color: 'red' } : SAVE_BUTTON)}
              loading={isRunning}
              disabled={!hasRun && jobs.length === 0}
              onClick={start}
            >
              {label ?? common('actions.retry')}
            </Button>
          )}
        </>
      }
    >
      <Stack>{body()}</Stack>
    </Dialog>
  );
}

interface NextStepsProps extends Pick<BulkActionProps, 'print' | 'onNext'> {
  steps: readonly BulkAction[];
}

/** The day's next step comes last, as the main button. */
function NextSteps({ steps, print, onNext }: NextStepsProps): ReactNode {
  const { t } = useTranslation('order-bulk');
  return (
    <>
      <Button variant="default" component={Link} {...print}>
        {t('print')}
      </Button>
      {steps.toReversed().map((step) => (
        <Button
          key={step}
          variant={step === steps[0] ? 'filled' : 'default'}
          onClick={() => onNext(step)}
        >
          {t(`action.${step}`)}
        </Button>
      ))}
    </>
  );
}
