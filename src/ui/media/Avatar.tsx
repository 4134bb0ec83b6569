import { IconUser } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import classes from './Avatar.module.css';
import { hueOf, initials } from './initials.ts';

interface AvatarProps {
  /** Of a person, or an email address; it stands beside, so that this only helps to recognize it. */
  name: string;
  /** Pixels, both ways. */
  size?: number;
}

/** The initials of a person in a color of their own; a sign where there is no name. */
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
