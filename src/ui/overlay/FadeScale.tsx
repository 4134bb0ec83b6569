import { Transition } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { TRANSITION_TIME } from '../theme/values.ts';

/** Fades and scales; as an object because it is the only one of its kind. */
export const fadeScale = {
  in: { opacity: 1, transform: 'scale(1)' },
  out: { opacity: 0, transform: 'scale(0.95)' },
  transitionProperty: 'opacity, transform',
};

interface FadeScaleProps {
  shown: boolean;
  children: ReactElement;
  /** Called when it has gone. */
  onHidden?: () => void;
}

/** Shows and hides something by fading and scaling it; at once where one wants less motion. */
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
