import { createServer, request as send } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Document, Json, Operation } from '../contract/document.ts';
import type { Serving } from '../lib/app.ts';
import { createMemory } from './memory.ts';
import type { MockAnswer } from './memory.ts';
import { preferenceProblem, readPreferences } from './prefer.ts';
import type { Preferences } from './prefer.ts';
import { createBodyCheck, invalid, queryProblem } from './problems.ts';
import { createRouter } from './router.ts';
import type { Match } from './router.ts';

const RESET = '/__mock/reset';

interface Call {
  request: IncomingMessage;
  url: URL;
  body: Buffer;
  preferences: Preferences;
}

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
  const find = createRouter(document);
  const bodyProblem = createBodyCheck(document);

  /** Undefined: Prism has to answer. */
  function answerTo({ request, url, body, preferences }: Call): MockAnswer | undefined {
    const { method = 'GET' } = request;
    const match = find(method, url.pathname);
    if (!match) return undefined;
    const unknown = preferenceProblem(document, match.operation, preferences);
    if (unknown !== undefined) return refusal(unknown);
    const { code, example } = preferences;
    if (code !== undefined || example !== undefined || !mayCall(document, match, request)) {
      return undefined;
    }
    const given = bodyOf(request, body);
    if (given === BROKEN) return undefined;
    const problem = queryProblem(document, match, url.searchParams) ?? bodyProblem(match, given);
    if (problem !== undefined) return refusal(problem);
    return memory.answer({ method, path: url.pathname, query: url.searchParams, body: given });
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://mock');
    if (url.pathname === RESET) {
      if (request.method === 'POST') memory.reset();
      response.writeHead(request.method === 'POST' ? 204 : 405).end();
      return;
    }
    const preferences = readPreferences([request.headers['prefer'] ?? ''].flat().join(', '));
    const call = { request, url, body: await contentOf(request), preferences };
    if (preferences.delay > 0) await sleep(preferences.delay);
    const answer = answerTo(call);
    if (answer) reply(response, answer);
    else forward(call, response, new URL(request.url ?? '/', prism));
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
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

const refusal = (message: string): MockAnswer => ({
  status: 400,
  mediaType: 'application/json',
  value: invalid(message),
});

const BROKEN = Symbol('broken');

/** Undefined without a JSON body. */
function bodyOf({ headers }: IncomingMessage, body: Buffer): Json | undefined | typeof BROKEN {
  if (body.length === 0 || !headers['content-type']?.includes('json')) return undefined;
  try {
    return JSON.parse(body.toString()) as Json;
  } catch {
    return BROKEN;
  }
}

async function contentOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Prism refuses the others. */
function mayCall(document: Document, { operation }: Match, { headers }: IncomingMessage): boolean {
  if (!needsSession(document, operation)) return true;
  const isSignedIn = /\bconnect\.sid=[^;\s]/.test(headers.cookie ?? '');
  return isSignedIn || Boolean(headers.authorization ?? headers['x-medusa-access-token']);
}

function needsSession(document: Document, operation: Operation): boolean {
  const security = operation.security ?? document.security ?? [];
  return security.length > 0 && security.every((one) => Object.keys(one).length > 0);
}

function reply(response: ServerResponse, { status, mediaType, value }: MockAnswer): void {
  const isText = !mediaType.includes('json') && typeof value === 'string';
  const text = isText ? value : JSON.stringify(value);
  response.writeHead(status, { 'Content-Type': `${mediaType}; charset=utf-8` }).end(text);
}

function forward({ request, body, preferences }: Call, response: ServerResponse, to: URL): void {
  const headers: OutgoingHttpHeaders = { ...request.headers, host: to.host };
  delete headers['transfer-encoding'];
  delete headers['prefer'];
  if (preferences.rest !== '') headers['prefer'] = preferences.rest;
  if (body.length > 0) headers['content-length'] = body.length;
  const passed = send(to, { method: request.method ?? 'GET', headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.once('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
  passed.end(body);
}
