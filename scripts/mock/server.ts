import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Document } from '../contract/document.ts';
import type { Serving } from '../lib/app.ts';
import { createBodyCheck } from './body-check.ts';
import { createHandler, responseOf } from './handler.ts';
import type { Handler, Rest } from './handler.ts';
import { createMemory } from './memory.ts';
import type { Memory } from './memory.ts';

const RESET = '/__mock/reset';

/** `/__mock/swaps/swap_01/confirm` */
const CUSTOMER = /^\/__mock\/([\w-]+)\/(\w+)\/(\w+)$/;

/**
 * The admin API with a memory.
 *
 * @param prism answers what the memory doesn't know
 */
export async function startMemoryServer(
  document: Document,
  port: number,
  prism: string,
): Promise<Serving> {
  const memory = createMemory(document);
  const answer = createHandler(document, {
    memory,
    bodyProblem: createBodyCheck(document),
    isSignedIn,
    answerRest: (rest) => forward(rest, prism),
  });
  return serve(port, async (request) => ownAnswer(memory, request) ?? answer(request));
}

/** An API without a memory: delays and refusals of unknown answers, which Prism doesn't have. */
export async function startChoosingServer(
  document: Document,
  port: number,
  prism: string,
): Promise<Serving> {
  return serve(
    port,
    createHandler(document, { isSignedIn, answerRest: (rest) => forward(rest, prism) }),
  );
}

/** To the mock's own calls. */
function ownAnswer(memory: Memory, { method, url }: Request): Response | undefined {
  const { pathname } = new URL(url);
  const [, list, id = '', action] = CUSTOMER.exec(pathname) ?? [];
  if (list !== undefined && method === 'POST') {
    const acted = memory.actAsCustomer(`${list}/${action}`, id);
    return acted ? responseOf(acted) : new Response(null, { status: 404 });
  }
  if (pathname !== RESET) return undefined;
  if (method === 'POST') memory.reset();
  return new Response(null, { status: method === 'POST' ? 204 : 405 });
}

async function serve(port: number, answer: Handler): Promise<Serving> {
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> =>
    reply(outgoing, await answer(await requestOf(incoming)));
  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch((error: unknown) => {
      console.error(error);
      if (!outgoing.headersSent) outgoing.writeHead(500);
      outgoing.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/' } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const body = await contentOf(incoming);
  const hasBody = body.length > 0 && method !== 'GET' && method !== 'HEAD';
  const given = hasBody ? { method, headers, body } : { method, headers };
  return new Request(new URL(url, 'http://mock'), given);
}

async function contentOf(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function isSignedIn({ headers }: Request): boolean {
  const hasCookie = /\bconnect\.sid=[^;\s]/.test(headers.get('cookie') ?? '');
  return hasCookie || Boolean(headers.get('authorization') ?? headers.get('x-medusa-access-token'));
}

/** Of one connection, or of a body as it was sent. */
const HOP_HEADERS: ReadonlySet<string> = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
]);

async function reply(outgoing: ServerResponse, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  outgoing.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (!HOP_HEADERS.has(name)) outgoing.appendHeader(name, value);
  }
  outgoing.end(body);
}

async function forward({ request, preferences }: Rest, prism: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  // Resolved against Prism, a path such as `//host/` would name another server.
  const target = Object.assign(new URL(prism), { pathname, search });
  const headers = new Headers(request.headers);
  for (const name of [...HOP_HEADERS, 'prefer']) headers.delete(name);
  if (preferences.rest !== '') headers.set('prefer', preferences.rest);
  const body = await request.arrayBuffer();
  try {
    return await fetch(target, {
      method: request.method,
      headers,
      redirect: 'manual',
      ...(body.byteLength > 0 ? { body } : {}),
    });
  } catch {
    return new Response(null, { status: 502 });
  }
}
