import type { ReactNode } from 'react';
import { useSentence } from '../useSentence.ts';
import type { Rule } from '../rule.ts';
import classes from './fields.module.css';

export function RuleSentence({ rule }: { rule: Rule }): ReactNode {
  const sentence = useSentence();
  return (
    <p className={classes.sentence} dir="auto">
      {sentence(rule)}
    </p>
  );
}
