import type { ReactNode } from 'react';
import classes from './FirstOfMany.module.css';
import { useFormat } from './useFormat.ts';

interface FirstOfManyProps {
  all: readonly string[];
}

/** “First +2”, all in a tooltip. Only the name is truncated, never the number. */
export function FirstOfMany({ all }: FirstOfManyProps): ReactNode {
  const format = useFormat();
  const [first = '', ...rest] = all;
  return (
    <span className={classes.many} title={format.list(all)}>
      <bdi className={classes.first}>{first}</bdi>
      {rest.length > 0 ? <bdi className={classes.more}> +{format.number(rest.length)}</bdi> : null}
    </span>
  );
}
