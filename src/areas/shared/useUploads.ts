import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  createUpload,
  deleteUpload,
  getCreateUploadMutationKey,
} from '../../../generated/admin/uploads/uploads.ts';

/** Pictures that every browser shows. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

export interface Upload {
  id: string;
  file: File;
  /** 0 to 1; undefined while unknown. */
  progress: number | undefined;
  status: 'running' | 'failed' | 'refused';
  error?: unknown;
}

export interface Uploads {
  /** Files that are on their way or failed. */
  pending: readonly Upload[];
  isRunning: boolean;
  add: (files: readonly File[]) => void;
  retry: (id: string) => void;
  dismiss: (id: string) => void;
  /** The pictures at these addresses are in use now: they stay when the form is left. */
  keep: (urls: readonly string[]) => void;
}

/** Deletes uploaded files that nothing uses. Nobody waits for it, and a spare file does no harm. */
export function removeUploads(keys: readonly string[]): void {
  for (const key of keys) void deleteUpload({ file_key: key }).catch(() => undefined);
}

let count = 0;

/**
 * Uploads pictures with progress. What no one kept by the time the form is left is deleted again.
 *
 * @param onUploaded told the address of each picture, and the server's key of its file, as soon as it is there
 * @param options.isKept files stay when the form is left: someone else takes care of them
 */
export function useUploads(
  onUploaded: (url: string, key: string) => void,
  { isKept = false } = {},
): Uploads {
  const [pending, setPending] = useState<readonly Upload[]>([]);
  /** Server keys by address. */
  const unused = useRef(new Map<string, string>());
  const { mutateAsync } = useMutation({
    mutationKey: getCreateUploadMutationKey(),
    meta: { errors: 'form' },
    mutationFn: ({ id, file }: Upload) =>
      createUpload(
        { files: file },
        {
          onUploadProgress: ({ loaded, total }) =>
            change(id, { progress: total ? loaded / total : undefined }),
        },
      ),
  });
  const change = (id: string, values: Partial<Upload>): void =>
    setPending((uploads) =>
      uploads.map((upload) => (upload.id === id ? { ...upload, ...values } : upload)),
    );
  const drop = (id: string): void =>
    setPending((uploads) => uploads.filter((upload) => upload.id !== id));
  const start = async (upload: Upload): Promise<void> => {
    try {
      const { uploads } = await mutateAsync(upload);
      for (const { url, key } of uploads) {
        if (!isKept) unused.current.set(url, key);
        onUploaded(url, key);
      }
      drop(upload.id);
    } catch (error) {
      change(upload.id, { status: 'failed', error });
    }
  };
  useEffect(() => {
    const left = unused.current;
    return () => {
      removeUploads([...left.values()]);
      left.clear();
    };
  }, []);
  return {
    pending,
    isRunning: pending.some(({ status }) => status === 'running'),
    add: (files) => {
      const uploads = files.map((file): Upload => {
        count += 1;
        const isPicture = PICTURE_TYPES.includes(file.type);
        return {
          id: `upload ${count}`,
          file,
          progress: 0,
          status: isPicture ? 'running' : 'refused',
        };
      });
      setPending((current) => [...current, ...uploads]);
      for (const upload of uploads) if (upload.status === 'running') void start(upload);
    },
    retry: (id) => {
      const upload = pending.find((one) => one.id === id);
      if (!upload) return;
      change(id, { status: 'running', progress: 0 });
      void start(upload);
    },
    dismiss: drop,
    keep: (urls) => {
      for (const url of urls) unused.current.delete(url);
    },
  };
}
