import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { getGetStoreQueryOptions } from '#generated/admin/store/store.ts';
import { useCreateDownloadUrl } from '#generated/admin/uploads/uploads.ts';
import { readFileText } from '#client/file-text.ts';
import { useConfirm } from '#ui/overlay/confirm.tsx';
import { fileUrl } from '../config/config.ts';
import { enabledFeatures } from '../flags/flags.ts';
import { saveText } from './download.ts';
import { readFigures } from './figures.ts';
import { orderFile } from './order-file.ts';
import { exportedProducts, productFile } from './product-file.ts';
import { fileAddresses } from './server-file.ts';
import { safeFile } from './result-file.ts';

interface ResultFile {
  open: (fileKey: string) => void;
  isPending: boolean;
  /** Undefined while no stock is read. */
  progress: { done: number; total: number } | undefined;
}

type Question = 'raw' | 'rawProducts' | 'rawOrders' | 'stockless';

function questionOf(name: string): Question {
  if (name.includes('order-export')) return 'rawOrders';
  return name.includes('product-export') ? 'rawProducts' : 'raw';
}

/**
 * Saves a job's file under a fresh URL, since URLs expire. CSV formulas are escaped; product exports get true stock and
 * prices, order exports amounts in their currency.
 */
export function useResultFile(): ResultFile {
  const { mutateAsync, isPending } = useCreateDownloadUrl();
  const [isReading, setReading] = useState(false);
  const [progress, setProgress] = useState<ResultFile['progress']>();
  const queryClient = useQueryClient();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const confirm = useConfirm();
  const ask = async (question: Question): Promise<boolean> => {
    await i18next.loadNamespaces('imports');
    const { t } = i18next;
    return confirm(
      question !== 'stockless'
        ? {
            title: t('imports:export.rawTitle'),
            text: [
              t('imports:export.rawText'),
              ...(question === 'rawProducts' ? [t('imports:export.rawStock')] : []),
              ...(question === 'rawOrders' ? [t('imports:export.rawAmounts')] : []),
            ].join(' '),
            action: t('imports:export.rawAction'),
          }
        : {
            title: t('imports:export.stocklessTitle'),
            text: t('imports:export.stocklessText'),
            action: t('imports:export.rawAction'),
          },
    );
  };
  /** Reads the store's features if they aren't known yet. */
  const hasInventory = async (): Promise<boolean> => {
    const { store } = await queryClient.ensureQueryData(getGetStoreQueryOptions());
    const enabled = enabledFeatures({ store, hasUser: true, isUserLoading: false });
    if (!enabled) throw new Error('No store');
    return enabled.has('inventoryService');
  };
  /** Undefined if declined. */
  const toSave = async (text: string): Promise<string | undefined> => {
    const products = exportedProducts(text);
    if (!products) return orderFile(text) ?? safeFile(text);
    const total = products.length;
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setProgress({ done: 0, total });
    try {
      const onProgress = (done: number): void => setProgress({ done, total });
      const truth = await readFigures(products, await hasInventory(), onProgress, signal);
      return productFile(text, truth);
    } catch {
      if (signal.aborted) return undefined;
      return (await ask('stockless')) ? productFile(text, undefined) : undefined;
    } finally {
      setProgress(undefined);
    }
  };
  const saveSafely = async (url: string, name: string): Promise<void> => {
    setReading(true);
    try {
      const text = await readFileText(fileAddresses(url)).catch(() => undefined);
      // An external file store may block cross-origin reads.
      if (text === undefined) {
        if (await ask(questionOf(name))) save(url, name);
        return;
      }
      const file = await toSave(text);
      if (file !== undefined) saveText(file, name);
    } finally {
      setReading(false);
    }
  };
  const open = async (fileKey: string): Promise<void> => {
    const { download_url: address } = await mutateAsync({ data: { file_key: fileKey } });
    const name = fileKey.split('/').at(-1) ?? '';
    const url = fileUrl(address);
    if (name.endsWith('.csv')) await saveSafely(url, name);
    else save(url, name);
  };
  return {
    // The mutation cache reports errors.
    open: (fileKey) => void open(fileKey).catch(() => undefined),
    isPending: isPending || isReading,
    progress,
  };
}

/** Opens a new tab if the browser displays the file. */
function save(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.click();
}
