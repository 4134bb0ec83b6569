import i18next from 'i18next';
import { useState } from 'react';
import { useCreateDownloadUrl } from '../../../generated/admin/uploads/uploads.ts';
import { readFileText } from '../../client/index.ts';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { config, fileUrl } from '../config/config.ts';
import { saveText } from './download.ts';
import { safeFile } from './result-file.ts';

/**
 * Saves a file that a job made; its address is made anew each time, because it may expire. A CSV file is read first, so
 * that nothing in it can run as a formula in a spreadsheet.
 */
export function useResultFile(): { open: (fileKey: string) => void; isPending: boolean } {
  const { mutateAsync, isPending } = useCreateDownloadUrl();
  const [isReading, setReading] = useState(false);
  const confirm = useConfirm();
  const saveSafely = async (url: string, name: string): Promise<void> => {
    setReading(true);
    try {
      saveText(safeFile(await readFileText(addressesOf(url))), name);
    } catch {
      // A file store elsewhere may not let the app read what it lets a person open.
      await i18next.loadNamespaces('imports');
      const isWanted = await confirm({
        title: i18next.t('imports:export.rawTitle'),
        text: i18next.t('imports:export.rawText'),
        action: i18next.t('imports:export.rawAction'),
      });
      if (isWanted) save(url, name);
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
  };
}

/** A file on the store's own server is read the way that the app calls the store, where the browser allows it. */
function addressesOf(url: string): string[] {
  const { pathname, search } = new URL(url, window.location.href);
  const own = `${config().backendUrl}${pathname}${search}`;
  return pathname.startsWith('/uploads/') && own !== url ? [own, url] : [url];
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
