import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { showToast } from '#ui/overlay/toast.ts';
import type { FileColumn, FilePage } from './list-file.ts';

export interface ExportedList<Row extends { id: string }> {
  /** Without extension. */
  fileName: string;
  columns: readonly FileColumn<Row>[];
  readPage: (page: { limit: number; offset: number }) => Promise<FilePage<Row>>;
  /** Toast text. */
  done: (rows: number) => string;
}

export interface ListExport<Row extends { id: string }> {
  /** Undefined while idle. */
  progress: { done: number; total: number | undefined } | undefined;
  /** @param prepare its calls abort on stop and on unmount */
  start: (prepare: (call: CallOptions) => Promise<ExportedList<Row>>) => void;
  stop: () => void;
}

/** Exports a list in the background; unmounting aborts it. */
export function useListExport<Row extends { id: string }>(): ListExport<Row> {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  // The mutation handler shows errors.
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
