import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { FileDrop } from '../files/FileDrop.tsx';
import { UploadList } from '../files/UploadList.tsx';
import { useUploads } from '../files/useUploads.ts';
import type { SendFile } from '../files/useUploads.ts';
import classes from './Gallery.module.css';

/** Takes a second, and refuses a file whose name says so the first time. */
function useFakeServer(): SendFile<string> {
  return useCallback(async (file, { signal, onProgress }) => {
    for (let step = 1; step <= 10; step += 1) {
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
      signal.throwIfAborted();
      onProgress(step / 10);
      if (file.name.startsWith('broken') && step === 5) throw new Error('The server is full.');
    }
    return `/uploads/${file.name}`;
  }, []);
}

const describe = (error: unknown): string =>
  error instanceof Error ? error.message : 'It did not work.';

export default function FilesEntry(): ReactNode {
  const send = useFakeServer();
  const { uploads, add, retry, remove } = useUploads(send, describe);
  return (
    <div className={classes.stack}>
      <FileDrop
        label="Add images"
        hint="PNG, JPEG or WebP, up to 5 MB each"
        accept="image/png,image/jpeg,image/webp"
        maxSize={5_000_000}
        multiple
        onFiles={add}
      />
      <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
      <pre className={classes.output} data-testid="uploaded">
        {uploads.flatMap(({ result }) => result ?? []).join(' ')}
      </pre>
    </div>
  );
}
