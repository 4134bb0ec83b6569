import { UnstyledButton } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#ui/page/Page.tsx';
import { StepButtons } from '#ui/steps/StepButtons.tsx';
import { StepNav } from '#ui/steps/StepNav.tsx';
import type { NamedStep } from '#ui/steps/StepNav.tsx';
import { ContinuedNotice } from '#shared/flow/ContinuedNotice.tsx';
import { DraftNote } from '#shared/flow/DraftNote.tsx';
import classes from './Flow.module.css';
import type { DraftState } from '#shared/flow/useDraft.ts';
import type { FlowSteps } from '#shared/flow/useFlowSteps.ts';

export interface FlowProblem<Name extends string> {
  key: string;
  text: string;
  step: Name;
}

interface FlowProps<Name extends string> {
  title: string;
  back: { to: string; label: string };
  steps: readonly NamedStep<Name>[];
  place: FlowSteps<Name>;
  /** See `useFlowSteps`. */
  content: RefObject<HTMLDivElement | null>;
  done: ReadonlySet<Name>;
  problems: readonly FlowProblem<Name>[];
  draft: Pick<DraftState<unknown, unknown>, 'status' | 'continuedFrom'>;
  onDiscard: () => void;
  actions?: ReactNode;
  finish: ReactNode;
  children: ReactNode;
}

/** Creates a record in steps, visitable in any order. */
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
