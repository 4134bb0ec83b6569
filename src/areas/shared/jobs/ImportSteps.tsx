import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import classes from './jobs.module.css';

const STEPS = ['choose', 'check', 'try', 'import'] as const;

/** Where in the import one is. */
export function ImportSteps({ current }: { current: (typeof STEPS)[number] }): ReactNode {
  const { t } = useTranslation('jobs');
  const { number } = useFormat();
  const at = STEPS.indexOf(current);
  return (
    <ol className={classes.steps} aria-label={t('step.label')}>
      {STEPS.map((step, index) => (
        <li key={step} className={classes.step} aria-current={index === at ? 'step' : undefined}>
          <span className={classes.number} aria-hidden>
            {index < at ? <IconCheck size={13} stroke={2.2} /> : number(index + 1)}
          </span>
          <span>{t(`step.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}
