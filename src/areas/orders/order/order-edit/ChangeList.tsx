import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { LineDifference } from './differences.ts';
import classes from './order-edit.module.css';

/** Returns change texts: “Rope: 2 → 3”, “Added: 2 × Rope”. */
export function useChangeWords(): (change: LineDifference) => string {
  const { t } = useTranslation('order-edit');
  const format = useFormat();
  return ({ name, before, after }) => {
    const numbers = { item: name, before: format.number(before), after: format.number(after) };
    if (before === 0) return t('changes.added', numbers);
    return after === 0 ? t('changes.removed', numbers) : t('changes.quantity', numbers);
  };
}

interface ChangeListProps {
  changes: readonly LineDifference[];
  label: string;
}

export function ChangeList({ changes, label }: ChangeListProps): ReactNode {
  const words = useChangeWords();
  if (changes.length === 0) return null;
  return (
    <ul className={classes.changes} aria-label={label}>
      {changes.map((change) => (
        <li key={change.key}>
          <bdi>{words(change)}</bdi>
        </li>
      ))}
    </ul>
  );
}
