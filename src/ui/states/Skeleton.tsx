import type { ReactNode } from 'react';
import classes from './Skeleton.module.css';

export const SKELETON = 'data-skeleton';
/** Shown in order while they load. */
const IN_ORDER = '[data-in-order] > *';

/** For `ref`: marks the part whose content has come until what follows it is laid out. */
const settle = (skeleton: HTMLElement | null) => (): void => {
  let part = skeleton?.closest<HTMLElement>(IN_ORDER);
  while (part) {
    const { dataset } = part;
    dataset['settling'] = '';
    requestAnimationFrame(() => requestAnimationFrame(() => delete dataset['settling']));
    part = part.parentElement?.closest(IN_ORDER);
  }
};

/** Makes an element a placeholder. */
export const skeletonProps = { [SKELETON]: '', ref: settle };

interface SkeletonProps {
  /** Pixels, or a CSS length; default: from the class. */
  height?: number;
  width?: number | string;
  circle?: boolean;
  inline?: boolean;
  className?: string | undefined;
}

/** Rendered by the dozen: eight times faster than Mantine's. */
export function Skeleton(props: SkeletonProps): ReactNode {
  const { height, width, circle, inline, className } = props;
  return (
    <span
      className={className ? `${classes.bar} ${className}` : classes.bar}
      style={{ blockSize: height, inlineSize: width }}
      data-circle={circle}
      data-inline={inline}
      {...(inline ? { [SKELETON]: '' } : skeletonProps)}
      aria-hidden
    />
  );
}
