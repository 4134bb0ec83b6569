import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#ui/page/Page.tsx';
import { StepButtons } from '#ui/steps/StepButtons.tsx';
import { StepNav } from '#ui/steps/StepNav.tsx';
import type { NamedStep } from '#ui/steps/StepNav.tsx';
import { ContinuedNotice } from './ContinuedNotice.tsx';
import classes from './Flow.module.css';
import type { DraftState, DraftStatus } from './useDraft.ts';
import type { FlowSteps } from './useFlowSteps.ts';

/** What stands in the way of saving, and where it is mended. */
export interface FlowProblem<Name extends string> {
  key: string;
  text: string;
  step: Name;
}

interface FlowProps<Name extends string> {
  title: string;
  /** The list that the record will belong to. */
  back: { to: string; label: string };
  steps: readonly NamedStep<Name>[];
  place: FlowSteps<Name>;
  /** Gets the current step's element, see `useFlowSteps`. */
  content: RefObject<HTMLDivElement | null>;
  done: ReadonlySet<Name>;
  problems: readonly FlowProblem<Name>[];
  draft: Pick<DraftState<unknown, unknown>, 'status' | 'continuedFrom'>;
  onDiscard: () => void;
  /** In the page's head: what can be done before the last step. */
  actions?: ReactNode;
  /** In place of “Next” in the last step. */
  finish: ReactNode;
  /** The current step. */
  children: ReactNode;
}

/**
 * Makes a record in steps that can be visited in any order: the steps above, what one works on below, and at the
 * window's lower edge the way back and on beside what became of the draft.
 */
export function Flow<Name extends string>(props: FlowProps<Name>): ReactNode {
  const { title, back, steps, place, done, problems, draft, onDiscard, actions, finish } = props;
  const { content, children } = props;
  const { t } = useTranslation('records');
  return (
    <Page
      title={title}
      back={back}
      actions={actions}
      footer={
        <StepButtons
          current={place.index}
          count={steps.length}
          onBack={place.index > 0 ? place.back : undefined}
          onNext={place.next}
          finish={finish}
        >
          <DraftNote status={draft.status} />
        </StepButtons>
      }
    >
      <div className={classes.flow}>
        <StepNav
          label={t('flow.steps')}
          steps={steps}
          current={place.current}
          done={done}
          broken={new Set(problems.map(({ step }) => step))}
          onStep={place.show}
        />
        <ContinuedNotice from={draft.continuedFrom} onDiscard={onDiscard} />
        {problems.length > 0 ? (
          <div className={classes.problems} role="alert">
            {t('flow.problems')}
            <ul>
              {problems.map(({ key, text, step }) => (
                <li key={key}>
                  <UnstyledButton onClick={() => place.show(step)}>{text}</UnstyledButton>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <div
          ref={content}
          role="group"
          aria-label={steps[place.index]?.label}
          tabIndex={-1}
          className={classes.content}
        >
          {children}
        </div>
      </div>
    </Page>
  );
}

/** What became of the draft in this browser. */
function DraftNote({ status }: { status: DraftStatus }): ReactNode {
  const { t } = useTranslation('records');
  return (
    <span className={classes.draft} data-failed={status === 'failed' || undefined}>
      {status === 'empty' ? null : (
        <>
          {status === 'saved' ? <IconCheck size={15} stroke={1.75} aria-hidden /> : null}
          {status === 'failed' ? <IconAlertTriangle size={15} stroke={1.75} aria-hidden /> : null}
          <span
            className={classes.draftText}
            title={status === 'saved' ? t('flow.draft.where') : undefined}
          >
            {t(`flow.draft.${status}`)}
          </span>
        </>
      )}
    </span>
  );
}
