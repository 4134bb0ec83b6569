import { createDownloadUrl } from '#generated/admin/uploads/uploads.ts';
import { readFileText } from '#client/file-text.ts';
import { config, fileUrl } from '../config/config.ts';

/** Where a file can be read: one on the store's own server the way that the app calls the store, where possible. */
export function fileAddresses(url: string): string[] {
  const { pathname, search } = new URL(url, window.location.href);
  const own = `${config().backendUrl}${pathname}${search}`;
  return pathname.startsWith('/uploads/') && own !== url ? [own, url] : [url];
}

/**
 * Reads a text file that the app has uploaded.
 *
 * @throws Error when it is gone, or its store doesn't let this app read it
 */
export async function readServerFile(fileKey: string): Promise<string> {
  const { download_url: address } = await createDownloadUrl({ file_key: fileKey });
  return readFileText(fileAddresses(fileUrl(address)));
}
