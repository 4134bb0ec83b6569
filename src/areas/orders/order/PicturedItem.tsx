import type { ReactNode } from 'react';
import { fileUrl } from '#app/config/config.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { itemName } from './item-name.ts';
import type { NamedItem } from './item-name.ts';
import classes from './items.module.css';

interface PicturedItemProps {
  item: NamedItem & { thumbnail?: string | null };
  /** Below the name */
  children?: ReactNode;
}

/** In the rows of forms. */
export function PicturedItem({ item, children }: PicturedItemProps): ReactNode {
  const { thumbnail } = item;
  return (
    <span className={classes.pictured}>
      <Thumbnail src={typeof thumbnail === 'string' ? fileUrl(thumbnail) : null} size={32} />
      <span className={classes.picturedWords}>
        <bdi className={classes.title}>{itemName(item)}</bdi>
        {children}
      </span>
    </span>
  );
}
