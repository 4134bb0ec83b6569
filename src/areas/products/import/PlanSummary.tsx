import { Button, Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/query/useErrorText.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Banner } from '#ui/states/Banner.tsx';
import type { ShownPlan } from './messages.ts';
import type { Comparison } from './useComparison.ts';
import classes from './import.module.css';

interface PlanSummaryProps {
  plan: ShownPlan | undefined;
  comparison: Comparison;
}

export function PlanSummary({ plan, comparison }: PlanSummaryProps): ReactNode {
  const { t } = useTranslation('imports');
  const { number } = useFormat();
  const error = useErrorText(comparison.error);
  const { state, progress } = comparison;
  if (state === 'running')
    return (
      <div className={classes.comparing}>
        <span role="status" className={classes.dim}>
          {progress
            ? t('plan.progress', {
                count: progress.total,
                done: number(progress.done),
                number: number(progress.total),
              })
            : t('plan.running')}
        </span>
        <Progress
          className={classes.comparingBar ?? ''}
          value={progress && progress.total > 0 ? (progress.done / progress.total) * 100 : 100}
          animated={!progress}
          striped={!progress}
          aria-label={t('plan.running')}
        />
        <Button size="compact-sm" variant="default" onClick={comparison.stop}>
          {t('plan.stop')}
        </Button>
      </div>
    );
  if (state !== 'done' || !plan)
    return (
      <Banner
        tone={state === 'failed' ? 'bad' : 'warning'}
        title={t(state === 'failed' ? 'plan.failed' : 'plan.stopped')}
        action={{ label: t('plan.start'), onClick: comparison.start }}
      >
        {error?.text ?? t('plan.needed')}
      </Banner>
    );
  const figures = [
    ...(['created', 'changed', 'same', 'newVariants', 'stock'] as const).flatMap((figure) =>
      plan[figure] === 0
        ? []
        : [t(`plan.${figure}`, { count: plan[figure], number: number(plan[figure]) })],
    ),
    ...(plan.lacksLocation ? [t('plan.noLocation')] : []),
  ];
  return (
    <>
      <ul className={classes.figures} aria-label={t('plan.label')}>
        {figures.map((figure) => (
          <li key={figure}>{figure}</li>
        ))}
      </ul>
      {plan.created + plan.changed === 0 ? <p role="status">{t('plan.nothing')}</p> : null}
    </>
  );
}
