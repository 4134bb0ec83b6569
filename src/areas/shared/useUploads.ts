import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  createUpload,
  deleteUpload,
  getCreateUploadMutationKey,
} from '#generated/admin/uploads/uploads.ts';
import { useOwnCalls } from '#app/query/own-calls.ts';
import { pictureProblem } from '#ui/files/picture-bytes.ts';
import type { PictureProblem } from '#ui/files/picture-bytes.ts';

export interface Upload {
  id: string;
  /** Those that were chosen later have a higher one. */
  place: number;
  /** What the picture is of, as the one who added it named it. */
  subject?: string | undefined;
  file: File;
  /** 0 to 1; undefined while unknown. */
  progress: number | undefined;
  status: 'running' | 'failed' | 'refused';
  /** Why the server has not taken it. */
  error?: unknown;
  /** Why it is not even sent. */
  problem?: PictureProblem;
}

export interface Uploads {
  /** Files that are on their way or failed. */
  pending: readonly Upload[];
  isRunning: boolean;
  /** @param subject what the pictures are of, where one form has some of several things */
  add: (files: readonly File[], subject?: string) => void;
  retry: (id: string) => void;
  dismiss: (id: string) => void;
  /**
   * The pictures at these addresses are in use from now on: they stay when the form is left.
   *
   * @returns takes it back: they have not come into use
   */
  keep: (urls: readonly string[]) => () => void;
}

/** Deletes uploaded files that nothing uses. Nobody waits for it, and a spare file does no harm. */
export function removeUploads(keys: readonly string[]): void {
  for (const key of keys) void deleteUpload({ file_key: key }).catch(() => undefined);
}

let count = 0;

/**
 * Uploads pictures with progress. What no one kept by the time the form is left is deleted again.
 *
 * @param onUploaded told the address of each picture, the server's key of its file, at which place each of the uploaded
 *   ones was chosen, and what it is of, as soon as it is there
 * @param options.isKept files stay when the form is left: someone else takes care of them
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
  /** Server keys by address. */
  const unused = useRef(new Map<string, string>());
  const calls = useOwnCalls();
  /** By address, at which place it was chosen. */
  const places = useRef(new Map<string, number>());
  const isLeft = useRef(false);
  const { mutateAsync } = useMutation({
    mutationKey: getCreateUploadMutationKey(),
    meta: { errors: 'form' },
    mutationFn: ({ id, file }: Upload) =>
      createUpload(
        { files: file },
        {
          signal: calls.request.signal,
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
    const problem = await pictureProblem(upload.file);
    if (problem) {
      change(upload.id, { status: 'refused', problem });
      return;
    }
    try {
      const { uploads } = await mutateAsync(upload);
      if (isLeft.current && !isKept) {
        removeUploads(uploads.map(({ key }) => key));
        return;
      }
      for (const { url, key } of uploads) {
        if (!isKept) unused.current.set(url, key);
        places.current.set(url, upload.place);
        onUploaded(url, key, places.current, upload.subject);
      }
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
