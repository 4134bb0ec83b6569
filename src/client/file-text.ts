/**
 * Reads a text file that the server made.
 *
 * @param urls where it may be; the first that answers with it counts
 * @throws Error when it is nowhere, or its store doesn't let this app read it
 */
export async function readFileText(urls: readonly string[]): Promise<string> {
  let failure: unknown = new Error('No address');
  for (const url of urls) {
    try {
      const response = await fetch(url, { cache: 'no-store', credentials: 'omit' });
      // A host of the app alone answers its own page to every address.
      const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
      if (response.ok && !isPage) return await response.text();
      failure = new Error(`Request failed with status code ${response.status}`);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
