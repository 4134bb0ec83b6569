import { Transition } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { TRANSITION_TIME } from '../theme/values.ts';

/** A custom Mantine transition. */
export const fadeScale = {
  in: { opacity: 1, transform: 'scale(1)' },
  out: { opacity: 0, transform: 'scale(0.95)' },
  transitionProperty: 'opacity, transform',
};

interface FadeScaleProps {
  shown: boolean;
  children: ReactElement;
  /** Called after the exit transition. */
  onHidden?: () => void;
}

/** Respects reduced motion. */
export function FadeScale({ shown, children, onHidden }: FadeScaleProps): ReactNode {
  return (
    <Transition
      mounted={shown}
      transition={fadeScale}
      duration={TRANSITION_TIME}
      timingFunction="ease"
      {...(onHidden ? { onExited: onHidden } : {})}
    >
      {(styles) => <div style={styles}>{children}</div>}
    </Transition>
  );
}
