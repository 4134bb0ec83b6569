/** The file no longer exists. */
export class FileGoneError extends Error {
  override readonly name = 'FileGoneError';
}

const GONE: ReadonlySet<number> = new Set([404, 410]);

/**
 * Reads a text file made by the server.
 *
 * @param urls candidates; the first response wins
 * @throws FileGoneError if no URL has it
 * @throws Error if its store is unreachable or blocks cross-origin reads
 */
export async function readFileText(urls: readonly string[]): Promise<string> {
  let failure: unknown = new Error('No address');
  let isGone = urls.length > 0;
  for (const url of urls) {
    try {
      const response = await fetch(url, { cache: 'no-store', credentials: 'omit' });
      // A static host may answer any address with the app's page.
      const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
      if (response.ok && !isPage) return await response.text();
      if (!isPage && !GONE.has(response.status)) isGone = false;
      failure = new Error(`Request failed with status code ${response.status}`);
    } catch (error) {
      failure = error;
      isGone = false;
    }
  }
  throw isGone ? new FileGoneError('The file is gone') : failure;
}
