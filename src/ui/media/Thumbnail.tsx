import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import classes from './Thumbnail.module.css';

interface ThumbnailProps {
  /** Undefined or null when there is no picture. */
  src: string | null | undefined;
  /** Pixels, both ways; `fill` takes the width of its container. */
  size?: number | 'fill';
}

/** A small square picture beside a name that already says what it shows; a sign where there is none. */
export function Thumbnail({ src, size = 30 }: ThumbnailProps): ReactNode {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      className={classes.thumbnail}
      data-fill={size === 'fill' || undefined}
      style={size === 'fill' ? {} : ({ '--size': `${size}px` } as CSSProperties)}
      aria-hidden
    >
      {src && src !== broken ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} />
      ) : (
        <IconPhoto size={size === 'fill' ? 32 : size * 0.55} stroke={1.4} />
      )}
    </span>
  );
}
