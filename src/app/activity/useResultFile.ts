import i18next from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useCreateDownloadUrl } from '#generated/admin/uploads/uploads.ts';
import { readFileText } from '#client/file-text.ts';
import { useConfirm } from '#ui/overlay/confirm.tsx';
import { fileUrl } from '../config/config.ts';
import { useFeature } from '../flags/FeatureFlags.tsx';
import { saveText } from './download.ts';
import { readFigures } from './figures.ts';
import { exportedProducts, productFile } from './product-file.ts';
import { fileAddresses } from './server-file.ts';
import { safeFile } from './result-file.ts';

interface ResultFile {
  open: (fileKey: string) => void;
  isPending: boolean;
  /** Products whose stock is read, and how many there are; undefined while none is. */
  progress: { done: number; total: number } | undefined;
}

/**
 * Saves a file that a job made; its address is made anew each time, because it may expire. A CSV file is read first, so
 * that nothing in it can run as a formula in a spreadsheet; an export of products gets the stock that is really there.
 */
export function useResultFile(): ResultFile {
  const { mutateAsync, isPending } = useCreateDownloadUrl();
  const [isReading, setReading] = useState(false);
  const [progress, setProgress] = useState<ResultFile['progress']>();
  const hasInventory = useFeature('inventoryService');
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const confirm = useConfirm();
  const ask = async (question: 'raw' | 'rawProducts' | 'stockless'): Promise<boolean> => {
    await i18next.loadNamespaces('imports');
    const { t } = i18next;
    return confirm(
      question !== 'stockless'
        ? {
            title: t('imports:export.rawTitle'),
            text: [
              t('imports:export.rawText'),
              ...(question === 'rawProducts' ? [t('imports:export.rawStock')] : []),
            ].join(' '),
            action: t('imports:export.rawAction'),
          }
        : {
            title: t('imports:export.stocklessTitle'),
            text: t('imports:export.stocklessText'),
            action: t('imports:export.stocklessAction'),
          },
    );
  };
  /** The file as a person may have it; undefined when they don't want it so. */
  const toSave = async (text: string): Promise<string | undefined> => {
    const products = hasInventory === true ? exportedProducts(text) : undefined;
    if (!products) return safeFile(text);
    const total = products.length;
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setProgress({ done: 0, total });
    try {
      const truth = await readFigures(products, (done) => setProgress({ done, total }), signal);
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
      // A file store elsewhere may not let the app read what it lets a person open.
      if (text === undefined) {
        // Its stock and prices are put right only in a file that the app can read.
        const isOfProducts = hasInventory === true && name.includes('product-export');
        if (await ask(isOfProducts ? 'rawProducts' : 'raw')) save(url, name);
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
    // What the server refuses is said by the handler of all writes.
    open: (fileKey) => void open(fileKey).catch(() => undefined),
    isPending: isPending || isReading,
    progress,
  };
}

/** Lets the browser save what is at an address, without leaving the page if it decides to show it. */
function save(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.click();
}
