import { UnstyledButton } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import classes from './StepNav.module.css';

export interface NamedStep<Name extends string = string> {
  id: Name;
  label: string;
}

interface StepNavProps<Name extends string> {
  label: string;
  steps: readonly NamedStep<Name>[];
  current: Name;
  done: ReadonlySet<Name>;
  broken?: ReadonlySet<Name>;
  /** Without it steps aren't clickable. */
  onStep?: (step: Name) => void;
}

export function StepNav<Name extends string>(props: StepNavProps<Name>): ReactNode {
  const { label, steps, current, done, broken, onStep } = props;
  const { t } = useTranslation('common');
  const format = useFormat();
  const list = (
    <ol className={classes.steps} aria-label={onStep ? undefined : label}>
      {steps.map(({ id, label: name }, index) => {
        const isCurrent = id === current;
        const isBroken = broken?.has(id) === true;
        const isDone = !isCurrent && !isBroken && done.has(id);
        const inside = (
          <>
            <span className={classes.number} aria-hidden>
              {isBroken ? (
                <IconAlertCircle size={16} stroke={1.75} />
              ) : isDone ? (
                <IconCheck size={13} stroke={2.2} />
              ) : (
                format.number(index + 1)
              )}
            </span>
            <span className={classes.name}>{name}</span>
            {isDone ? <span className="qm-visually-hidden">{t('wizard.done')}</span> : null}
            {isBroken ? <span className="qm-visually-hidden">{t('states.attention')}</span> : null}
          </>
        );
        const look = {
          className: classes.step,
          'data-done': isDone || undefined,
          'data-broken': isBroken || undefined,
          'aria-current': isCurrent ? ('step' as const) : undefined,
        };
        return (
          <li key={id} className={classes.item}>
            {onStep ? (
              <UnstyledButton {...look} onClick={() => onStep(id)}>
                {inside}
              </UnstyledButton>
            ) : (
              <span {...look}>{inside}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
  return onStep ? <nav aria-label={label}>{list}</nav> : list;
}
