import type { ReactNode } from 'react';
import classes from './order.module.css';

/** Joins short facts with dots, each in its own text direction. */
export const Dotted = ({ parts }: { parts: readonly (string | undefined)[] }): ReactNode => (
  <span className={classes.dotted}>
    {parts.filter(Boolean).map((part, index) => (
      // Parts may repeat and never reorder. The dot is outside `<bdi>`, in the line's direction.
      <span key={index}>
        <bdi>{part}</bdi>
      </span>
    ))}
  </span>
);
