import { ActionIcon, Button, FileButton, Progress, Radio, TextInput } from '@mantine/core';
import { IconGripVertical, IconPhotoPlus, IconTrash, IconX } from '@tabler/icons-react';
import i18next from 'i18next';
import { useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fileUrl } from '#app/config/config.ts';
import { errorText } from '#app/query/error-text.ts';
import { PICTURE_TYPES } from '#ui/files/picture-bytes.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import classes from './PictureList.module.css';
import type { Pictures } from './pictures.ts';
import { moved, useReorder } from '../useReorder.ts';
import type { Upload, Uploads } from '#shared/files/useUploads.ts';

interface PictureListProps {
  value: Pictures;
  onChange: (value: Pictures) => void;
  uploads: Uploads;
}

export function PictureList({ value, onChange, uploads }: PictureListProps): ReactNode {
  const { t } = useTranslation('products');
  const format = useFormat();
  const [isOver, setOver] = useState(false);
  const [said, setSaid] = useState('');
  const { images, thumbnail, alts } = value;
  const move = (from: number, to: number): void => {
    onChange({ ...value, images: moved(images, from, to) });
    setSaid(
      t('media.movedTo', { place: format.number(to + 1), total: format.number(images.length) }),
    );
  };
  const reorder = useReorder(images.length, move);
  const remove = (url: string): void => {
    const rest = images.filter((other) => other !== url);
    onChange({
      ...value,
      images: rest,
      thumbnail: thumbnail === url ? (rest[0] ?? null) : thumbnail,
    });
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    uploads.add([...event.dataTransfer.files]);
  };
  return (
    <>
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconPhotoPlus size={26} stroke={1.4} aria-hidden />
        <FileButton multiple accept={PICTURE_TYPES.join(',')} onChange={uploads.add}>
          {(props) => (
            <Button {...props} variant="default" size="compact-sm">
              {t('media.add')}
            </Button>
          )}
        </FileButton>
        <small>{t('media.dropHint')}</small>
      </div>
      <ol className={classes.list} aria-label={t('product.media')}>
        {images.map((url, index) => {
          const number = format.number(index + 1);
          return (
            <li
              key={url}
              className={classes.picture}
              data-dragged={reorder.dragged === index || undefined}
              {...reorder.placeProps(index)}
            >
              <ActionIcon
                {...reorder.handleProps(index)}
                className={classes.handle}
                aria-label={t('media.move', { number })}
                title={t('media.moveHint')}
              >
                <IconGripVertical size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
              <Thumbnail src={fileUrl(url)} size={56} />
              <div className={classes.fields}>
                <TextInput
                  size="xs"
                  aria-label={t('media.alt', { number })}
                  placeholder={t('media.altHint')}
                  value={alts[url] ?? ''}
                  onChange={(event) =>
                    onChange({ ...value, alts: { ...alts, [url]: event.currentTarget.value } })
                  }
                />
                <Radio
                  size="xs"
                  name="thumbnail"
                  label={t('media.thumbnail')}
                  aria-label={t('media.thumbnailOf', { number })}
                  checked={thumbnail === url}
                  onChange={() => onChange({ ...value, thumbnail: url })}
                />
              </div>
              <ActionIcon
                color="red"
                aria-label={t('media.remove', { number })}
                onClick={() => remove(url)}
              >
                <IconTrash size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
            </li>
          );
        })}
      </ol>
      <ul className={classes.list} aria-label={t('media.uploads')}>
        {uploads.pending.map((upload) => (
          <Pending key={upload.id} upload={upload} uploads={uploads} />
        ))}
      </ul>
      <div className="qm-visually-hidden" role="status">
        {said}
      </div>
    </>
  );
}

const PROBLEMS = { kind: 'media.refused', unreadable: 'media.unreadable' } as const;

function Pending({ upload, uploads }: { upload: Upload; uploads: Uploads }): ReactNode {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const { id, file, status, progress, error, problem } = upload;
  const { text } = errorText(error, i18next.getFixedT(null, 'common'));
  return (
    <li className={classes.picture} data-status={status}>
      <div className={classes.fields}>
        <bdi className={classes.file}>{file.name}</bdi>
        {status === 'running' ? (
          <Progress
            value={(progress ?? 0) * 100}
            animated={progress === undefined || progress === 1}
            aria-label={t('media.uploading', { file: file.name })}
          />
        ) : (
          <span className={classes.failed} role="alert">
            {problem ? t(PROBLEMS[problem]) : text}
          </span>
        )}
      </div>
      {status === 'failed' ? (
        <Button variant="default" size="compact-sm" onClick={() => uploads.retry(id)}>
          {common('actions.retry')}
        </Button>
      ) : null}
      {status === 'running' ? null : (
        <ActionIcon
          aria-label={t('media.dismiss', { file: file.name })}
          onClick={() => uploads.dismiss(id)}
        >
          <IconX size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
