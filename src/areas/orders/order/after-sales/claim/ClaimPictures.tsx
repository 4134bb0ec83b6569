import { ActionIcon, Button, FileButton, Progress } from '@mantine/core';
import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fileUrl } from '#app/config/config.ts';
import { errorText } from '#app/query/error-text.ts';
import { PICTURE_TYPES } from '#ui/files/picture-bytes.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import type { Upload, Uploads } from '#shared/files/useUploads.ts';
import classes from './claim.module.css';

interface ClaimPicturesProps {
  /** Key of the item's uploads */
  subject: string;
  /** Display name */
  name: string;
  /** URLs */
  value: readonly string[];
  onChange: (value: string[]) => void;
  uploads: Uploads;
}

export function ClaimPictures(props: ClaimPicturesProps): ReactNode {
  const { subject, name, value, onChange, uploads } = props;
  const { t } = useTranslation('after-sales');
  const format = useFormat();
  const pending = uploads.pending.filter((upload) => upload.subject === subject);
  return (
    <div className={classes.pictures}>
      {value.length > 0 ? (
        <ul className={classes.shown} aria-label={t('claim.picturesOf', { item: name })}>
          {value.map((url, index) => (
            <li key={url} className={classes.picture}>
              <Thumbnail src={fileUrl(url)} size={48} />
              <ActionIcon
                size="sm"
                variant="default"
                className={classes.remove ?? ''}
                aria-label={t('claim.removePicture', {
                  number: format.number(index + 1),
                  item: name,
                })}
                onClick={() => onChange(value.filter((one) => one !== url))}
              >
                <IconX size={14} stroke={1.75} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      ) : null}
      {pending.length > 0 ? (
        <ul className={classes.pending} aria-label={t('claim.uploads')}>
          {pending.map((upload) => (
            <Pending key={upload.id} upload={upload} uploads={uploads} />
          ))}
        </ul>
      ) : null}
      <FileButton
        multiple
        accept={PICTURE_TYPES.join(',')}
        onChange={(files) => uploads.add(files, subject)}
      >
        {(button) => (
          <Button
            {...button}
            variant="default"
            size="compact-sm"
            leftSection={<IconPhotoPlus size={16} stroke={1.75} aria-hidden />}
            aria-label={t('claim.addPicturesOf', { item: name })}
          >
            {t('claim.addPictures')}
          </Button>
        )}
      </FileButton>
    </div>
  );
}

const PROBLEMS = { kind: 'claim.pictureRefused', unreadable: 'claim.pictureUnreadable' } as const;

function Pending({ upload, uploads }: { upload: Upload; uploads: Uploads }): ReactNode {
  const { t } = useTranslation('after-sales');
  const { t: common } = useTranslation('common');
  const { id, file, status, progress, error, problem } = upload;
  const { text } = errorText(error, i18next.getFixedT(null, 'common'));
  return (
    <li className={classes.upload}>
      <div className={classes.file}>
        <bdi>{file.name}</bdi>
        {status === 'running' ? (
          <Progress
            value={(progress ?? 0) * 100}
            animated={progress === undefined || progress === 1}
            aria-label={t('claim.uploading', { file: file.name })}
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
          aria-label={t('claim.dismiss', { file: file.name })}
          onClick={() => uploads.dismiss(id)}
        >
          <IconX size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
