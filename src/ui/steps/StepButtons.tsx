import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SAVE_BUTTON } from '../keyboard/save-keys.ts';

interface StepButtonsProps {
  /** Zero-based. */
  current: number;
  count: number;
  onBack?: (() => void) | undefined;
  onNext: () => void;
  isNextDisabled?: boolean;
  children?: ReactNode;
  /** Replaces “Next” in the last step. */
  finish: ReactNode;
}

/** Ctrl+S and Ctrl+Enter go on. */
export function StepButtons(props: StepButtonsProps): ReactNode {
  const { current, count, onBack, onNext, isNextDisabled, children } = props;
  const { t } = useTranslation('common');
  return (
    <>
      {onBack ? (
        <Button variant="default" disabled={current === 0} onClick={onBack}>
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
