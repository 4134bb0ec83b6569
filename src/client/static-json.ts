/**
 * Reads a JSON file that lies beside the app, such as its configuration.
 *
 * @throws Error when there is none, or none that can be read
 */
export async function readStaticJson(url: string): Promise<unknown> {
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`Request failed with status code ${response.status}`);
  return (await response.json()) as unknown;
}

/** Milliseconds after which a configuration that doesn't come counts as failed. */
const CONFIG_LIMIT = 20_000;

declare global {
  /** The configuration's answer, for which `static/boot.js` has asked while the app's code was on its way. */
  var quartermasterConfig: Promise<Response> | undefined;
}

/**
 * Reads the app's configuration. Without it the app could send a password to the wrong server, so only a file that
 * isn't there counts as empty; many hosts answer a page in its place.
 *
 * @throws Error whose message names the file, when it can't be had in time or holds no JSON
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
