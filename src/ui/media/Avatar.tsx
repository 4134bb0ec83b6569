import { IconUser } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import classes from './Avatar.module.css';
import { hueOf, initials } from './initials.ts';

interface AvatarProps {
  /** Name or email. */
  name: string;
  /** Pixels. */
  size?: number;
}

export function Avatar({ name, size = 24 }: AvatarProps): ReactNode {
  const letters = initials(name);
  return (
    <span
      className={classes.avatar}
      style={{ '--size': `${size}px`, '--hue': hueOf(name) } as CSSProperties}
      data-none={letters === '' || undefined}
      data-large={size > 30 || undefined}
      data-no-translate
      aria-hidden
    >
      {letters || <IconUser size={size * 0.6} stroke={1.6} />}
    </span>
  );
}
