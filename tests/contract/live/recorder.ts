/** Records requests and answers of the global fetch. */
import { parse } from 'qs';
import { committed } from './early-answers.ts';

export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, unknown>;
  readonly headers: Record<string, string>;
  /** Parsed JSON, form fields, or undefined. */
  readonly body: unknown;
  readonly status: number;
  readonly contentType: string;
  /** Parsed JSON, or text. */
  readonly answer: unknown;
  /** Milliseconds. */
  readonly duration: number;
}

export type Sent = Pick<Exchange, 'method' | 'path' | 'query' | 'headers' | 'body'>;

export interface Hooks {
  /** @param flow index */
  begin?(flow: number): void;
  before?(sent: Sent): Promise<void>;
  /** Runs before the caller gets the answer. */
  after?(exchange: Exchange): Promise<void>;
}

export interface Recorder {
  readonly exchanges: Exchange[];
  stop(): void;
}

/** Asks again as the app does: a read that meets another transaction is answered with 409. */
const MOST_CONFLICTS = 5;

async function answerOf(ask: () => Promise<Response>, { method }: Sent): Promise<Response> {
  let answer = await ask();
  let left = method === 'GET' ? MOST_CONFLICTS : 0;
  while (answer.status === 409 && left > 0) {
    left -= 1;
    answer = await ask();
  }
  return answer;
}

export function startRecorder(baseUrl: string, hooks: Hooks = {}): Recorder {
  const original = globalThis.fetch;
  const exchanges: Exchange[] = [];
  const { origin } = new URL(baseUrl);
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin || !isApi(url)) return original(input, init);
    const sent: Sent = {
      method: init?.method ?? 'GET',
      path: decodeURI(url.pathname),
      query: parse(url.search.slice(1), { arrayLimit: 20, depth: 5 }),
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: bodyOf(init?.body),
    };
    await hooks.before?.(sent);
    const started = performance.now();
    const response = await answerOf(() => original(input, init), sent);
    const text = await response.clone().text();
    const contentType = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
    const exchange: Exchange = {
      ...sent,
      status: response.status,
      contentType,
      answer: contentType === 'application/json' ? JSON.parse(text) : text,
      duration: performance.now() - started,
    };
    await committed(exchange, async (path) => {
      const { authorization = '' } = sent.headers;
      const read = await original(`${origin}${path}`, { headers: { authorization } });
      return read.json();
    });
    exchanges.push(exchange);
    await hooks.after?.(exchange);
    return response;
  };
  return { exchanges, stop: () => void (globalThis.fetch = original) };
}

function isApi({ pathname }: URL): boolean {
  return pathname.startsWith('/admin/') || pathname.startsWith('/store/');
}

function bodyOf(body: BodyInit | null | undefined): unknown {
  if (body instanceof FormData) {
    return Object.fromEntries(
      [...body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    );
  }
  return typeof body === 'string' && body !== '' ? JSON.parse(body) : undefined;
}
