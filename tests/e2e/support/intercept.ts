import { setTimeout as wait } from 'node:timers/promises';
import type { APIResponse, CDPSession, Page } from '@playwright/test';

/** URL glob as in `page.route`, or predicate. */
type Calls = string | RegExp | ((url: URL) => boolean);

/** Other fields override the server's response. */
interface Answer {
  response?: APIResponse;
  status?: number;
  headers?: Record<string, string>;
  contentType?: string;
  body?: string;
  json?: unknown;
}

type Failure = 'failed' | 'connectionreset';

const REASONS = { failed: 'Failed', connectionreset: 'ConnectionReset' } as const;

interface AskedCall {
  url: () => string;
  method: () => string;
  postDataBuffer: () => Buffer | null;
}

/** Like Playwright's `Route`; must be ended once. */
export interface HeldCall {
  request: () => AskedCall;
  /** Forwards to the server. */
  fetch: () => Promise<APIResponse>;
  fulfill: (answer: Answer) => Promise<void>;
  abort: (failure?: Failure) => Promise<void>;
  /** Lets it through to the server. */
  continue: (change?: { postData: string }) => Promise<void>;
  /** Passes it to earlier handlers, finally to the server. */
  fallback: () => Promise<void>;
}

type Handler = (call: HeldCall) => unknown;

interface Held {
  calls: Calls;
  matches: (url: string) => boolean;
  handler: Handler;
  /** Remaining calls. */
  left: number;
}

interface Interceptor {
  session: CDPSession;
  /** Latest first. */
  held: Held[];
  /** Handlers and their calls. */
  running: Map<Promise<unknown>, string>;
  /** Ids of calls that nobody has ended. */
  paused: Set<string>;
}

/** Milliseconds, longer than a handler may wait for the server. */
const PATIENCE = 40_000;

const interceptors = new WeakMap<Page, Promise<Interceptor>>();

const escaped = (text: string): string => text.replaceAll(/[$()+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Matches whole URLs; `*` stays within a path segment, `**` doesn't. */
function matcherOf(calls: Calls): (url: string) => boolean {
  if (typeof calls === 'function') return (url) => calls(new URL(url));
  if (typeof calls !== 'string') return (url) => url.search(calls) !== -1;
  const parts = calls.split('**').map((part) => escaped(part).replaceAll('*', '[^/]*'));
  const pattern = new RegExp(`^${parts.join('.*')}$`);
  return (url) => pattern.test(url);
}

interface Paused {
  requestId: string;
  request: {
    url: string;
    method: string;
    headers: Record<string, string>;
    postDataEntries?: { bytes?: string }[];
  };
}

function bodyOf({ request }: Paused): Buffer | null {
  const entries = request.postDataEntries;
  return entries
    ? Buffer.concat(entries.map(({ bytes = '' }) => Buffer.from(bytes, 'base64')))
    : null;
}

async function answerWith(answer: Answer): Promise<{
  responseCode: number;
  responseHeaders: { name: string; value: string }[];
  body: string;
}> {
  const { response, status, json, contentType } = answer;
  const headers = new Headers(answer.headers);
  for (const { name, value } of response?.headersArray() ?? []) {
    // The body is already decoded, and may be replaced.
    if (!/^(?:content-(?:encoding|length)|transfer-encoding)$/i.test(name)) {
      headers.append(name, value);
    }
  }
  if (json !== undefined) headers.set('content-type', 'application/json');
  if (contentType !== undefined) headers.set('content-type', contentType);
  const body =
    json === undefined ? (answer.body ?? (await response?.body()) ?? '') : JSON.stringify(json);
  return {
    responseCode: status ?? response?.status() ?? 200,
    responseHeaders: [...headers].map(([name, value]) => ({ name, value })),
    body: Buffer.from(body).toString('base64'),
  };
}

function holdCall(
  page: Page,
  { session, paused: open }: Interceptor,
  paused: Paused,
  next: () => void,
): HeldCall {
  const { requestId, request } = paused;
  // The page may be gone, and the call with it.
  const end = (ended: Promise<unknown>): Promise<void> => {
    open.delete(requestId);
    return ended.then(
      () => undefined,
      () => undefined,
    );
  };
  return {
    request: () => ({
      url: () => request.url,
      method: () => request.method,
      postDataBuffer: () => bodyOf(paused),
    }),
    fetch: () => {
      const data = bodyOf(paused);
      return page.request.fetch(request.url, {
        method: request.method,
        headers: request.headers,
        maxRedirects: 0,
        ...(data ? { data } : {}),
      });
    },
    fulfill: async (answer) =>
      end(session.send('Fetch.fulfillRequest', { requestId, ...(await answerWith(answer)) })),
    abort: (failure = 'failed') =>
      end(session.send('Fetch.failRequest', { requestId, errorReason: REASONS[failure] })),
    continue: (change) =>
      end(
        session.send('Fetch.continueRequest', {
          requestId,
          ...(change ? { postData: Buffer.from(change.postData).toString('base64') } : {}),
        }),
      ),
    fallback: async () => next(),
  };
}

async function startIntercepting(page: Page): Promise<Interceptor> {
  const session = await page.context().newCDPSession(page);
  const interceptor: Interceptor = { session, held: [], running: new Map(), paused: new Set() };
  const pass = (paused: Paused, from: readonly Held[]): void => {
    const [taker, ...others] = from.filter(
      ({ matches, left }) => left > 0 && matches(paused.request.url),
    );
    const call = holdCall(page, interceptor, paused, () => pass(paused, others));
    if (!taker) {
      void call.continue();
      return;
    }
    taker.left -= 1;
    const run = async (): Promise<void> => {
      try {
        await taker.handler(call);
      } catch (error) {
        // A closing page ends its calls.
        if (interceptor.held.includes(taker) && !page.isClosed()) throw error;
      }
    };
    const running = run();
    const { method, url } = paused.request;
    interceptor.running.set(running, `${method} ${new URL(url).pathname}`);
    void running.finally(() => interceptor.running.delete(running));
  };
  session.on('Fetch.requestPaused', (paused) => {
    interceptor.paused.add(paused.requestId);
    pass(paused, interceptor.held);
  });
  // Code, styles and pictures still come from the cache.
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: '*', resourceType: 'Fetch', requestStage: 'Request' }],
  });
  return interceptor;
}

/**
 * Replaces `page.route`, which disables the browser's cache: refetching and recompiling costs more than most tests.
 * Handles only `fetch` calls; file loads and uploads still need `page.route`.
 *
 * @param times calls to hold; default: all
 */
export async function intercept(
  page: Page,
  calls: Calls,
  handler: Handler,
  { times = Infinity }: { times?: number } = {},
): Promise<void> {
  const starting = interceptors.get(page) ?? startIntercepting(page);
  interceptors.set(page, starting);
  const { held } = await starting;
  held.unshift({ calls, matches: matcherOf(calls), handler, left: times });
}

export async function release(page: Page, calls: Calls): Promise<void> {
  const interceptor = await interceptors.get(page);
  if (!interceptor) return;
  // Equal patterns may be different objects.
  interceptor.held = interceptor.held.filter((held) => String(held.calls) !== String(calls));
}

/** @param waits resolve once held calls ended */
export async function releaseAll(page: Page, { waits = false } = {}): Promise<void> {
  const interceptor = await interceptors.get(page);
  if (!interceptor) return;
  interceptor.held = [];
  if (waits) await Promise.all(interceptor.running.keys());
}

/**
 * Ends all interception and lets calls that are still held through to the server.
 *
 * @returns calls whose handler doesn't end
 */
export async function endInterception(page: Page): Promise<string[]> {
  const interceptor = await interceptors.get(page);
  if (!interceptor) return [];
  interceptor.held = [];
  const { session, running, paused } = interceptor;
  if (running.size > 0) {
    await Promise.race([
      Promise.allSettled(running.keys()),
      wait(PATIENCE, undefined, { ref: false }),
    ]);
  }
  const left = [...running.values()];
  // The page has given up some of them.
  const passed = [...paused].map((requestId) =>
    session.send('Fetch.continueRequest', { requestId }),
  );
  paused.clear();
  await Promise.allSettled(passed);
  return left;
}
