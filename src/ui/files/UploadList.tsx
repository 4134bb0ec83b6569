import { ActionIcon, Button } from '@mantine/core';
import { IconCircleCheck, IconFile, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTag } from '../format/useTag.ts';
import { sizeInWords } from './uploads.ts';
import type { Upload } from './uploads.ts';
import classes from './files.module.css';

interface UploadListProps<Result> {
  uploads: readonly Upload<Result>[];
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
}

/** Files on their way, each with its progress and what went wrong. */
export function UploadList<Result>(props: UploadListProps<Result>): ReactNode {
  const { uploads, onRetry, onRemove } = props;
  const { t } = useTranslation('common');
  const tag = useTag();
  const percent = new Intl.NumberFormat(tag, { style: 'percent' });
  return (
    <ul className={classes.uploads}>
      {uploads.map(({ id, file, state, progress, error }) => (
        <li key={id} className={classes.upload} data-state={state}>
          {state === 'done' ? (
            <IconCircleCheck size={18} stroke={1.6} className={classes.done} aria-hidden />
          ) : (
            <IconFile size={18} stroke={1.6} aria-hidden />
          )}
          <div className={classes.facts}>
            <span className={classes.name}>{file.name}</span>
            <span className={classes.state} role={state === 'failed' ? 'alert' : undefined}>
              {state === 'failed'
                ? error
                : state === 'sending'
                  ? percent.format(progress)
                  : state === 'done'
                    ? t('files.done')
                    : t('files.waiting')}
              {state === 'failed' ? null : ` · ${sizeInWords(file.size, tag)}`}
            </span>
            {state === 'sending' ? (
              <progress
                className={classes.progress}
                max={1}
                value={progress}
                aria-label={t('files.progress', { name: file.name })}
              />
            ) : null}
          </div>
          {state === 'failed' ? (
            <Button size="compact-sm" variant="default" onClick={() => onRetry(id)}>
              {t('actions.retry')}
            </Button>
          ) : null}
          <ActionIcon
            aria-label={t('files.remove', { name: file.name })}
            onClick={() => onRemove(id)}
          >
            <IconX size={16} stroke={1.75} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
