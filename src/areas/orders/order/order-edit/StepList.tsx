import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { EditStep } from './edit-target.ts';
import classes from './order-edit.module.css';

export function StepList({ steps }: { steps: readonly EditStep[] }): ReactNode {
  const { t } = useTranslation('order-edit');
  const format = useFormat();
  const words = (step: EditStep): string => {
    switch (step.kind) {
      case 'quantity':
      case 'add':
        return t(`step.${step.kind}`, {
          item: step.name,
          quantity: format.number(step.quantity),
        });
      case 'remove':
      case 'takeBack':
        return t('step.remove', { item: step.name });
      default:
        return t(`step.${step.kind}`);
    }
  };
  return (
    <ul className={classes.changes}>
      {steps.map((step, index) => (
        // Steps have no ids and never reorder.
        <li key={index}>
          <bdi>{words(step)}</bdi>
        </li>
      ))}
    </ul>
  );
}
