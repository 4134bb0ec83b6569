import type { ReactNode } from 'react';
import classes from './FirstOfMany.module.css';
import { useFormat } from './useFormat.ts';

interface FirstOfManyProps {
  /** In words, the first of them to be shown. */
  all: readonly string[];
}

/**
 * The first of several and how many more there are; a tooltip has all of them. Each part is read in its own
 * direction, and where there is no room the first loses its end, never the number.
 */
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
