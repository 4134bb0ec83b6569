/** The server answered, but not with the file. */
export class StaticFileError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`Request failed with status code ${status}`);
    this.name = 'StaticFileError';
    this.status = status;
  }
}

/**
 * Reads a JSON file served next to the app.
 *
 * @throws StaticFileError if missing
 * @throws Error if invalid, late or out of reach
 */
export async function readStaticJson(
  url: string,
  options: RequestInit = { cache: 'no-cache' },
): Promise<unknown> {
  const response = await fetch(url, options);
  if (!response.ok) throw new StaticFileError(response.status);
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
