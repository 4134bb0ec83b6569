import type { ReactNode } from 'react';
import classes from './order.module.css';

/** Short facts in one line, each read in its own direction, with a dot between them. */
export const Dotted = ({ parts }: { parts: readonly (string | undefined)[] }): ReactNode => (
  <span className={classes.dotted}>
    {parts.filter(Boolean).map((part, index) => (
      // Two may say the same, and none moves. The dot stands outside, in the direction of the line.
      <span key={index}>
        <bdi>{part}</bdi>
      </span>
    ))}
  </span>
);
