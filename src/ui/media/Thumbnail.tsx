import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import classes from './Thumbnail.module.css';

interface ThumbnailProps {
  src: string | null | undefined;
  /** Pixels; `fill` takes the container's width. */
  size?: number | 'fill';
}

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
