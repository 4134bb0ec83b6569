import type { ReactNode } from 'react';
import type { Goods } from './goods.ts';
import classes from './print.module.css';

export function GoodsName({ goods: { title, variant } }: { goods: Goods }): ReactNode {
  return (
    <>
      <bdi className={classes.goods}>{title}</bdi>
      {variant ? <bdi className={classes.variant}>{variant}</bdi> : null}
    </>
  );
}
