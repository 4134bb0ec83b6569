import type { ReactNode } from 'react';
import { useSentence } from '../useSentence.ts';
import type { Rule } from '../rule.ts';
import classes from './fields.module.css';

export function RuleSentence({ rule }: { rule: Rule }): ReactNode {
  const { whole } = useSentence();
  return (
    <p className={classes.sentence} dir="auto">
      {whole(rule)}
    </p>
  );
}
