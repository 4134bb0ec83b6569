/** A file that isn't there any more. */
export class FileGoneError extends Error {
  override readonly name = 'FileGoneError';
}

const GONE: ReadonlySet<number> = new Set([404, 410]);

/**
 * Reads a text file that the server made.
 *
 * @param urls where it may be; the first that answers with it counts
 * @throws FileGoneError when it is nowhere
 * @throws Error when its store can't be reached, or doesn't let this app read it
 */
export async function readFileText(urls: readonly string[]): Promise<string> {
  let failure: unknown = new Error('No address');
  let isGone = urls.length > 0;
  for (const url of urls) {
    try {
      const response = await fetch(url, { cache: 'no-store', credentials: 'omit' });
      // A host of the app alone answers its own page to every address.
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
