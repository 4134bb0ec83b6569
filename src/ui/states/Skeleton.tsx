import type { ReactNode } from 'react';
import classes from './Skeleton.module.css';

/** Marks what stands for something that is on its way. */
export const SKELETON = 'data-skeleton';

interface SkeletonProps {
  /** Pixels, or a length of CSS; as the class has it unless told. */
  height?: number;
  width?: number | string;
  circle?: boolean;
  /** In a line of text. */
  inline?: boolean;
  /** Pixels between it and what stands above it. */
  gap?: number;
  className?: string | undefined;
}

/**
 * A bar in the place of something that is on its way. A screen has dozens, which are drawn before anything else:
 * the library's own takes eight times as long.
 */
export function Skeleton(props: SkeletonProps): ReactNode {
  const { height, width, circle, inline, gap, className } = props;
  return (
    <span
      className={className ? `${classes.bar} ${className}` : classes.bar}
      style={{ blockSize: height, inlineSize: width, marginBlockStart: gap }}
      data-circle={circle}
      data-inline={inline}
      {...{ [SKELETON]: '' }}
      aria-hidden
    />
  );
}
