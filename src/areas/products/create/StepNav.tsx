import { UnstyledButton } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import classes from './create.module.css';
import { STEPS } from './problems.ts';
import type { StepName } from './problems.ts';

interface StepNavProps {
  current: StepName;
  /** Steps in which something stands in the way; only told once one has tried to save. */
  broken: ReadonlySet<StepName>;
  /** Steps that one has been at and that hold something valid. */
  done: ReadonlySet<StepName>;
  onStep: (step: StepName) => void;
}

/** The steps of the flow; each can be visited at any time. */
export function StepNav({ current, broken, done, onStep }: StepNavProps): ReactNode {
  const { t } = useTranslation('products');
  const { t: records } = useTranslation('records');
  const format = useFormat();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // On a phone the steps stand in one line that scrolls.
    list.current
      ?.querySelector(`[data-step=${current}]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  const isDone = (step: StepName): boolean => step !== current && done.has(step);
  return (
    <nav className={classes.nav} aria-label={t('create.nav')}>
      <ol className={classes.steps} ref={list}>
        {STEPS.map((step, index) => (
          <li key={step}>
            <UnstyledButton
              className={classes.step}
              data-step={step}
              data-done={isDone(step) || undefined}
              aria-current={step === current ? 'step' : undefined}
              onClick={() => onStep(step)}
            >
              <span className={classes.number} aria-hidden>
                {isDone(step) ? <IconCheck size={13} stroke={2.2} /> : format.number(index + 1)}
              </span>
              {t(`create.step.${step}`)}
              {isDone(step) ? (
                <span className="qm-visually-hidden">{records('steps.state.done')}</span>
              ) : null}
              {broken.has(step) ? (
                <IconAlertCircle
                  size={16}
                  stroke={1.75}
                  className={classes.broken}
                  aria-label={t('create.hasProblem')}
                />
              ) : null}
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </nav>
  );
}
