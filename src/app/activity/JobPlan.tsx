import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { JobResult } from './job.ts';
import classes from './activity.module.css';

const OPERATIONS = [
  'PRODUCT_CREATE',
  'PRODUCT_UPDATE',
  'VARIANT_CREATE',
  'VARIANT_UPDATE',
  'PRICES_CREATE',
] as const;

interface JobPlanProps {
  result: JobResult;
  /** The server's own sentences only announce. */
  isDone?: boolean;
}

export function JobPlan({ result, isDone = false }: JobPlanProps): ReactNode {
  const { t } = useTranslation('activity');
  const { number } = useFormat();
  const planned = OPERATIONS.flatMap((operation) => {
    const count = result.operations[operation] ?? 0;
    if (count === 0) return [];
    const words = { count, number: number(count) };
    return [isDone ? t(`operationsDone.${operation}`, words) : t(`operations.${operation}`, words)];
  });
  const sentences = planned.length > 0 || isDone ? planned : result.notes;
  if (sentences.length === 0) return null;
  return (
    <ul className={classes.plan}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
