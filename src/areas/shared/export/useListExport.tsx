import { IconFileExport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyArea, NamespaceWith } from '#app/i18n/namespace-with.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { MoreItem } from '#ui/overlay/MoreMenu.tsx';
import type { PageMenu } from '#ui/overlay/PageActions.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import type { FileColumn, FilePage } from './list-file.ts';

const ExportProgress = lazyNamed(() => import('./ExportProgress.tsx'), 'ExportProgress');

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

type ExportNamespace = NamespaceWith<{ list: { more: string }; export: { action: string } }>;

interface ExportMenuOptions<Row extends { id: string }> {
  isEmpty: boolean;
  prepare: Parameters<ListExport<Row>['start']>[0];
}

/** Menu with export, and its progress bar. */
export function useExportMenu<Row extends { id: string }>(
  namespace: ExportNamespace,
  { isEmpty, prepare }: ExportMenuOptions<Row>,
): { menu: PageMenu; bar: ReactNode } {
  const { t } = useTranslation(namespace as AnyArea);
  const { progress, start, stop } = useListExport<Row>();
  return {
    menu: {
      label: t('list.more'),
      items: (
        <MoreItem
          icon={IconFileExport}
          disabled={isEmpty || progress !== undefined}
          onClick={() => start(prepare)}
        >
          {t('export.action')}
        </MoreItem>
      ),
    },
    bar: progress ? (
      <Suspense fallback={null}>
        <ExportProgress {...progress} onStop={stop} />
      </Suspense>
    ) : null,
  };
}
