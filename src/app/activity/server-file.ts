import { createDownloadUrl } from '#generated/admin/uploads/uploads.ts';
import { readFileText } from '#client/file-text.ts';
import { config, fileUrl } from '../config/config.ts';

/** Addresses to try: for the store's own uploads, through the backend URL first. */
export function fileAddresses(url: string): string[] {
  const { pathname, search } = new URL(url, window.location.href);
  const own = `${config().backendUrl}${pathname}${search}`;
  return pathname.startsWith('/uploads/') && own !== url ? [own, url] : [url];
}

/** @throws Error if the file is gone or its store blocks cross-origin reads */
export async function readServerFile(fileKey: string): Promise<string> {
  const { download_url: address } = await createDownloadUrl({ file_key: fileKey });
  return readFileText(fileAddresses(fileUrl(address)));
}
