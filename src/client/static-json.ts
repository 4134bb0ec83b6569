/**
 * Reads a JSON file served next to the app.
 *
 * @throws Error if missing or invalid
 */
export async function readStaticJson(url: string): Promise<unknown> {
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`Request failed with status code ${response.status}`);
  return (await response.json()) as unknown;
}

/** Milliseconds. */
const CONFIG_LIMIT = 20_000;

declare global {
  /** Response requested early by `static/boot.js`. */
  var quartermasterConfig: Promise<Response> | undefined;
}

/**
 * Reads the app's configuration. A wrong default could send a password to the wrong server, so only a missing file
 * (many hosts answer a page instead) counts as empty.
 *
 * @throws Error naming the file if it is late or not JSON
 */
export async function readConfigFile(url: string): Promise<unknown> {
  const controller = new AbortController();
  const limit = setTimeout(() => controller.abort(new Error('no answer')), CONFIG_LIMIT);
  try {
    const asked = globalThis.quartermasterConfig;
    globalThis.quartermasterConfig = undefined;
    const response = await (asked ?? fetch(url, { cache: 'no-cache', signal: controller.signal }));
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (response.status === 404 || (response.ok && isPage)) return undefined;
    if (!response.ok) throw new Error(`status ${response.status}`);
    return (await response.json()) as unknown;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`config.json: ${reason}`, { cause });
  } finally {
    clearTimeout(limit);
  }
}
