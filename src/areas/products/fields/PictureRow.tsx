import type { ReactNode } from 'react';
import { fileUrl } from '#app/config/config.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import classes from './PictureRow.module.css';
import { pictureName } from './pictures.ts';

interface PictureRowProps {
  /** Addresses, in the order in which shoppers see them. */
  urls: readonly string[];
  /** What a picture shows, in words, by its address. */
  alts: Record<string, string>;
}

/** Pictures side by side, in their order, to be told apart rather than looked at. */
export function PictureRow({ urls, alts }: PictureRowProps): ReactNode {
  return (
    <ol className={classes.row}>
      {urls.map((url) => (
        <li key={url} title={pictureName(url, alts)}>
          <Thumbnail src={fileUrl(url)} size={40} />
          <span className="qm-visually-hidden">{pictureName(url, alts)}</span>
        </li>
      ))}
    </ol>
  );
}
