import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CallOptions } from '#app/query/own-calls.ts';
import { showToast } from '#ui/overlay/toast.ts';
import type { FileColumn, FilePage } from './list-file.ts';

/** What a file is made of. */
export interface ExportedList<Row extends { id: string }> {
  /** Without its ending. */
  fileName: string;
  columns: readonly FileColumn<Row>[];
  readPage: (page: { limit: number; offset: number }) => Promise<FilePage<Row>>;
  /** Says how many there are in the file, in the toast. */
  done: (rows: number) => string;
}

export interface ListExport<Row extends { id: string }> {
  /** Rows that have been read, and all; undefined while no file is being made. */
  progress: { done: number; total: number | undefined } | undefined;
  /** @param prepare begins it; its calls end with the page, or when it is stopped */
  start: (prepare: (call: CallOptions) => Promise<ExportedList<Row>>) => void;
  stop: () => void;
}

/** Makes a file of a list, page by page, beside everything else; it ends with the page that began it. */
export function useListExport<Row extends { id: string }>(): ListExport<Row> {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  // What fails is said by the one handler of failed writes.
  const { mutate, isPending } = useMutation({
    mutationFn: async (prepare: Parameters<ListExport<Row>['start']>[0]) => {
      const own = new AbortController();
      controller.current = own;
      setProgress(undefined);
      const [{ listFile }, { saveText }, { fileName, done, ...list }] = await Promise.all([
        import('./list-file.ts'),
        import('#app/activity/download.ts'),
        prepare({ signal: own.signal }),
      ]);
      const { pieces, rows } = await listFile({ ...list, onProgress: setProgress });
      saveText(pieces, `${fileName}.csv`);
      showToast('success', { message: done(rows) });
    },
  });
  return {
    progress: isPending ? (progress ?? { done: 0, total: undefined }) : undefined,
    start: (prepare) => {
      if (!isPending) mutate(prepare);
    },
    stop: () => controller.current?.abort(),
  };
}
