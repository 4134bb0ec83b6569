import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import { SAVE_BUTTON } from '../keyboard/save-keys.ts';
import { StepButtons } from '../steps/StepButtons.tsx';
import { Dialog } from './Dialog.tsx';
import classes from './Wizard.module.css';

export interface WizardControl {
  /** Zero-based. */
  current: number;
  next: () => void;
  back: () => void;
  /** Page 0 is only reached by back or reset. */
  setPage: (page: number) => void;
  reset: () => void;
}

export function useWizard(count: number): WizardControl {
  const [current, setCurrent] = useState(0);
  return {
    current,
    next: () => setCurrent(Math.min(current + 1, count - 1)),
    back: () => setCurrent(Math.max(current - 1, 0)),
    setPage: (page) => {
      if (page > 0 && page < count) setCurrent(page);
    },
    reset: () => setCurrent(0),
  };
}

export interface WizardStep {
  view: ReactNode;
  /** Disables Next. */
  isUnready?: boolean;
}

interface WizardProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  steps: readonly WizardStep[];
  control: WizardControl;
  /** Default: “Submit”. */
  submitLabel?: string;
  onSubmit: () => void;
}

/** Closing resets to the first step. */
export function Wizard(props: WizardProps): ReactNode {
  const { opened, onClose, title, steps, control, submitLabel, onSubmit } = props;
  const { current, next, back, reset } = control;
  const { t } = useTranslation('common');
  const format = useFormat();
  const isUnready = steps[current]?.isUnready === true;
  const view = useRef<HTMLDivElement>(null);
  const before = useRef(current);
  useEffect(() => {
    if (before.current !== current && opened) view.current?.focus();
    before.current = current;
  }, [current, opened]);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onClosed={reset}
      size="lg"
      title={title}
      footer={
        <>
          <div className={classes.progress}>
            <span role="status">
              {t('wizard.step', {
                step: format.number(current + 1),
                steps: format.number(steps.length),
              })}
            </span>
            <span className={classes.dots} aria-hidden>
              {steps.map((_, index) => (
                <span
                  key={index}
                  className={classes.dot}
                  data-state={index < current ? 'done' : index === current ? 'current' : 'open'}
                />
              ))}
            </span>
          </div>
          <StepButtons
            current={current}
            count={steps.length}
            onBack={back}
            onNext={next}
            isNextDisabled={isUnready}
            finish={
              <Button {...SAVE_BUTTON} disabled={isUnready} onClick={onSubmit}>
                {submitLabel ?? t('wizard.submit')}
              </Button>
            }
          />
        </>
      }
    >
      <div ref={view} tabIndex={-1} className={classes.view}>
        {steps[current]?.view}
      </div>
    </Dialog>
  );
}
