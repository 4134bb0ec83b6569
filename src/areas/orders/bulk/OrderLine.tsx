import type { ReactNode } from 'react';
import type { Order } from '../order/query.ts';
import { buyerName, orderName } from '../names.ts';
import classes from './bulk.module.css';

export function OrderLine({ order }: { order: Order }): ReactNode {
  return (
    <span className={classes.order}>
      <bdi className={classes.number}>{orderName(order)}</bdi> <bdi>{buyerName(order)}</bdi>
    </span>
  );
}
