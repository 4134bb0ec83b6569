/** The file no longer exists. */
export class FileGoneError extends Error {
  override readonly name = 'FileGoneError';
}

const GONE: ReadonlySet<number> = new Set([404, 410]);

/**
 * Reads a text file made by the server.
 *
 * @param urls candidates; the first response wins
 * @throws FileGoneError if a URL says so and no other may still have it
 * @throws Error if its store is unreachable, fails, or blocks cross-origin reads
 */
export async function readFileText(urls: readonly string[]): Promise<string> {
  let failure: unknown = new Error('No address');
  let isGone = false;
  let isUncertain = false;
  for (const url of urls) {
    try {
      const response = await fetch(url, { cache: 'no-store', credentials: 'omit' });
      // A static host may answer any address with the app's page, which says nothing of the file.
      const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
      if (response.ok && !isPage) return await response.text();
      if (GONE.has(response.status)) isGone = true;
      else if (!response.ok) isUncertain = true;
      failure = new Error(`Request failed with status code ${response.status}`);
    } catch (error) {
      failure = error;
      isUncertain = true;
    }
  }
  throw isGone && !isUncertain ? new FileGoneError('The file is gone') : failure;
}
