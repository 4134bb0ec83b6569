import type { ReactNode } from 'react';
import classes from './FirstOfMany.module.css';
import type { Format } from './format.ts';
import { useFormat } from './useFormat.ts';

/** “First +2”, all in a tooltip. Only the name is truncated, never the number. */
export function firstOfMany(all: readonly string[], format: Format): ReactNode {
  const [first = '', ...rest] = all;
  return (
    <span className={classes.many} title={format.list(all)}>
      <bdi className={classes.first}>{first}</bdi>
      {rest.length > 0 ? <bdi className={classes.more}> +{format.number(rest.length)}</bdi> : null}
    </span>
  );
}

export const FirstOfMany = ({ all }: { all: readonly string[] }): ReactNode =>
  firstOfMany(all, useFormat());
