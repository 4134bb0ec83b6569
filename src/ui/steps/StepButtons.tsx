import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SAVE_BUTTON } from '../keyboard/save-keys.ts';

interface StepButtonsProps {
  /** The current step; the first is 0. */
  current: number;
  count: number;
  /** Without it there is no way back to be pressed. */
  onBack?: (() => void) | undefined;
  onNext: () => void;
  isBackDisabled?: boolean;
  isNextDisabled?: boolean;
  /** Stands between the two. */
  children?: ReactNode;
  /** What stands in place of “Next” in the last step. */
  finish: ReactNode;
}

/** Leads from step to step; Ctrl+S and Ctrl+Enter lead on. */
export function StepButtons(props: StepButtonsProps): ReactNode {
  const { current, count, onBack, onNext, isBackDisabled, isNextDisabled, children } = props;
  const { t } = useTranslation('common');
  return (
    <>
      {onBack ? (
        <Button
          variant="default"
          disabled={current === 0 || isBackDisabled === true}
          onClick={onBack}
        >
          {t('wizard.back')}
        </Button>
      ) : null}
      {children}
      {current === count - 1 ? (
        props.finish
      ) : (
        <Button {...SAVE_BUTTON} disabled={isNextDisabled === true} onClick={onNext}>
          {t('wizard.next')}
        </Button>
      )}
    </>
  );
}
