import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/useFormat.ts';
import type { JobResult } from './job.ts';
import classes from './activity.module.css';

const OPERATIONS = [
  'PRODUCT_CREATE',
  'PRODUCT_UPDATE',
  'VARIANT_CREATE',
  'VARIANT_UPDATE',
  'PRICES_CREATE',
] as const;

/** What a prepared job is going to do: in our words when they are known, else in the server's. */
export function JobPlan({ result }: { result: JobResult }): ReactNode {
  const { t } = useTranslation('activity');
  const { number } = useFormat();
  const planned = OPERATIONS.flatMap((operation) => {
    const count = result.operations[operation] ?? 0;
    return count > 0 ? [t(`operations.${operation}`, { count, number: number(count) })] : [];
  });
  const sentences = planned.length > 0 ? planned : result.notes;
  if (sentences.length === 0) return null;
  return (
    <ul className={classes.plan}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
