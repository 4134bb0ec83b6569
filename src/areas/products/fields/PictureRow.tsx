import type { ReactNode } from 'react';
import { fileUrl } from '#app/config/config.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import classes from './PictureRow.module.css';
import { pictureName } from './pictures.ts';

interface PictureRowProps {
  urls: readonly string[];
  /** Alt texts by URL. */
  alts: Record<string, string>;
}

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
