import { Button } from '@mantine/core';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SAVE_BUTTON } from '../keyboard/save-keys.ts';
import { useFormat } from '../format/useFormat.ts';
import { StepButtons } from '../steps/StepButtons.tsx';
import { Dialog } from './Dialog.tsx';
import { FIRST_STEP, moveSteps } from '../steps/steps.ts';
import type { StepMove, Steps } from '../steps/steps.ts';
import classes from './Wizard.module.css';

interface WizardControl extends Steps {
  next: () => void;
  back: () => void;
  /** Zero-based; must be above 0. */
  setPage: (page: number) => void;
  disableNext: (disabled: boolean) => void;
  reset: () => void;
}

const Context = createContext<WizardControl | undefined>(undefined);

/** @throws outside a Wizard */
export function useWizard(): WizardControl {
  const control = useContext(Context);
  if (!control) throw new Error('useWizard needs a Wizard around it');
  return control;
}

export interface WizardStep {
  title: string;
  view: ReactNode;
}

interface WizardProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  steps: readonly WizardStep[];
  onSubmit: () => void;
  isSubmitting?: boolean;
  size?: number | 'sm' | 'md' | 'lg' | 'xl';
}

/** Closing resets to the first step. */
export function Wizard(props: WizardProps): ReactNode {
  const { opened, onClose, title, steps, onSubmit, isSubmitting = false, size = 'lg' } = props;
  const { t } = useTranslation('common');
  const format = useFormat();
  const count = steps.length;
  const reduce = useCallback(
    (state: Steps, move: StepMove) => moveSteps(state, move, count),
    [count],
  );
  const [state, move] = useReducer(reduce, FIRST_STEP);
  const control = useMemo(
    (): WizardControl => ({
      ...state,
      next: () => move({ kind: 'next' }),
      back: () => move({ kind: 'back' }),
      setPage: (page) => move({ kind: 'setPage', page }),
      disableNext: (disabled) => move({ kind: 'disableNext', disabled }),
      reset: () => move({ kind: 'reset' }),
    }),
    [state],
  );
  const { current, isNextDisabled } = state;
  const view = useRef<HTMLDivElement>(null);
  const before = useRef(current);
  useEffect(() => {
    if (before.current !== current && opened) view.current?.focus();
    before.current = current;
  }, [current, opened]);
  return (
    <Context value={control}>
      <Dialog
        opened={opened}
        onClose={onClose}
        onClosed={control.reset}
        size={size}
        title={title}
        subtitle={steps[current]?.title}
        footer={
          <>
            <div className={classes.progress}>
              <span role="status">
                {t('wizard.step', {
                  step: format.number(current + 1),
                  steps: format.number(count),
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
              count={count}
              onBack={control.back}
              onNext={control.next}
              isBackDisabled={isSubmitting}
              isNextDisabled={isNextDisabled || isSubmitting}
              finish={
                <Button
                  {...SAVE_BUTTON}
                  disabled={isNextDisabled}
                  loading={isSubmitting}
                  onClick={onSubmit}
                >
                  {t('wizard.submit')}
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
    </Context>
  );
}
