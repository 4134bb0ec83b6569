import type { ReactNode } from 'react';
import { fileUrl } from '#app/config/config.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { NameDetail } from '#ui/table/NameDetail.tsx';
import { stockItemLabel, stockItemPicture } from './name.ts';
import type { NamedItem } from './name.ts';

/** Values of a column that names stock items: picture, product, variant and SKU. */
export function itemColumn<Row>(itemOf: (row: Row) => NamedItem | null | undefined, gone: string) {
  const labelOf = (row: Row): { name: string; detail: string } => {
    const item = itemOf(row);
    return item ? stockItemLabel(item) : { name: gone, detail: '' };
  };
  return {
    value: (row: Row): string => labelOf(row).name,
    text: (row: Row): string => Object.values(labelOf(row)).join(' '),
    picture: (row: Row): ReactNode => {
      const item = itemOf(row);
      const picture = item && stockItemPicture(item);
      return <Thumbnail src={picture ? fileUrl(picture) : null} />;
    },
    after: (row: Row): ReactNode => {
      const { detail } = labelOf(row);
      return detail ? <NameDetail>{detail}</NameDetail> : null;
    },
  };
}
