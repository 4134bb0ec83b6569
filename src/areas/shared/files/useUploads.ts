import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { deleteUpload, getCreateUploadMutationKey } from '#generated/admin/uploads/uploads.ts';
import { useAbortableCalls } from '#app/query/abortable-calls.ts';
import { pictureProblem } from '#ui/files/picture-bytes.ts';
import type { PictureProblem } from '#ui/files/picture-bytes.ts';
import { uploadPublic } from './upload-file.ts';

export interface Upload {
  id: string;
  /** Increases with each chosen file. */
  place: number;
  subject?: string | undefined;
  file: File;
  /** 0 to 1; undefined if unknown. */
  progress: number | undefined;
  status: 'running' | 'failed' | 'refused';
  error?: unknown;
  /** Refused before sending. */
  problem?: PictureProblem;
}

export interface Uploads {
  pending: readonly Upload[];
  isRunning: boolean;
  /** @param subject tells apart pictures within a form */
  add: (files: readonly File[], subject?: string) => void;
  retry: (id: string) => void;
  dismiss: (id: string) => void;
  /**
   * Keeps pictures on unmount.
   *
   * @returns undo
   */
  keep: (urls: readonly string[]) => () => void;
}

/** Fire and forget: a leftover file is harmless. */
export function removeUploads(keys: readonly string[]): void {
  for (const key of keys) void deleteUpload({ file_key: key }).catch(() => undefined);
}

let count = 0;

/**
 * Deletes pictures on unmount, except kept ones.
 *
 * @param onUploaded gets URL, file key, places by URL and subject
 * @param options.isKept keeps all; the caller cleans up
 */
export function useUploads(
  onUploaded: (
    url: string,
    key: string,
    places: ReadonlyMap<string, number>,
    subject: string | undefined,
  ) => void,
  { isKept = false } = {},
): Uploads {
  const [pending, setPending] = useState<readonly Upload[]>([]);
  /** Keys by URL. */
  const unused = useRef(new Map<string, string>());
  const calls = useAbortableCalls();
  /** By URL. */
  const places = useRef(new Map<string, number>());
  const isLeft = useRef(false);
  const { mutateAsync } = useMutation({
    mutationKey: getCreateUploadMutationKey(),
    meta: { errors: 'form' },
    mutationFn: ({ id, file }: Upload) =>
      uploadPublic(file, {
        signal: calls.request.signal,
        onUploadProgress: ({ loaded, total }) =>
          change(id, { progress: total ? loaded / total : undefined }),
      }),
  });
  const change = (id: string, values: Partial<Upload>): void =>
    setPending((uploads) =>
      uploads.map((upload) => (upload.id === id ? { ...upload, ...values } : upload)),
    );
  const drop = (id: string): void =>
    setPending((uploads) => uploads.filter((upload) => upload.id !== id));
  const start = async (upload: Upload): Promise<void> => {
    const problem = await pictureProblem(upload.file);
    if (problem) {
      change(upload.id, { status: 'refused', problem });
      return;
    }
    try {
      const { url, key } = await mutateAsync(upload);
      if (isLeft.current && !isKept) {
        removeUploads([key]);
        return;
      }
      if (!isKept) unused.current.set(url, key);
      places.current.set(url, upload.place);
      onUploaded(url, key, places.current, upload.subject);
      drop(upload.id);
    } catch (error) {
      change(upload.id, { status: 'failed', error });
    }
  };
  useEffect(() => {
    const left = unused.current;
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      removeUploads([...left.values()]);
      left.clear();
    };
  }, []);
  return {
    pending,
    isRunning: pending.some(({ status }) => status === 'running'),
    add: (files, subject) => {
      const uploads = files.map((file): Upload => {
        count += 1;
        return {
          id: `upload ${count}`,
          place: count,
          subject,
          file,
          progress: 0,
          status: 'running',
        };
      });
      setPending((current) => [...current, ...uploads]);
      for (const upload of uploads) void start(upload);
    },
    retry: (id) => {
      const upload = pending.find((one) => one.id === id);
      if (!upload) return;
      change(id, { status: 'running', progress: 0 });
      void start(upload);
    },
    dismiss: drop,
    keep: (urls) => {
      const kept = urls.flatMap((url) => {
        const key = unused.current.get(url);
        return key === undefined ? [] : [[url, key] as const];
      });
      for (const [url] of kept) unused.current.delete(url);
      return () => {
        if (isLeft.current) removeUploads(kept.map(([, key]) => key));
        else for (const [url, key] of kept) unused.current.set(url, key);
      };
    },
  };
}
