import type { Document, Json, Operation } from '../contract/document.ts';
import type { BodyCheck } from './body-check.ts';
import type { MockAnswer, MockRequest } from './memory.ts';
import { preferenceProblem, readPreferences } from './prefer.ts';
import type { Preferences } from './prefer.ts';
import { invalid, queryProblem } from './problems.ts';
import { createRouter } from './router.ts';
import type { Match } from './router.ts';

export type Handler = (request: Request) => Promise<Response>;

/** A call that the memory doesn't answer. */
export interface Rest {
  request: Request;
  /** Undefined: not in the contract. */
  match: Match | undefined;
  preferences: Preferences;
  mayCall: boolean;
}

type Remembered = MockAnswer | undefined;

interface Backing {
  memory?: { answer(request: MockRequest): Remembered | Promise<Remembered> };
  /** Without it, all bodies are accepted. */
  bodyProblem?: BodyCheck;
  isSignedIn: (request: Request) => boolean;
  answerRest: (rest: Rest) => Response | Promise<Response>;
}

/** Answers calls of one API, in Node and in a service worker. */
export function createHandler(
  document: Document,
  { memory, bodyProblem, isSignedIn, answerRest }: Backing,
): Handler {
  const find = createRouter(document);

  function remembered(rest: Rest, body: Json | undefined): Remembered | Promise<Remembered> {
    const { request, match, preferences, mayCall } = rest;
    if (!match) return undefined;
    const unknown = preferenceProblem(document, match.operation, preferences);
    if (unknown !== undefined) return refusal(unknown);
    const { code, example } = preferences;
    if (code !== undefined || example !== undefined || !mayCall) return undefined;
    const { pathname: path, searchParams: query } = new URL(request.url);
    const problem = queryProblem(document, match, query) ?? bodyProblem?.(match, body);
    if (problem !== undefined) return refusal(problem);
    return memory?.answer({ method: request.method, path, query, body });
  }

  return async (request) => {
    const preferences = readPreferences(request.headers.get('prefer') ?? '');
    if (preferences.delay > 0) await sleep(preferences.delay);
    const body = await bodyOf(request);
    // Prism would never answer it.
    if (body === BROKEN) return responseOf(refusal('The body is not valid JSON'));
    const match = find(request.method, new URL(request.url).pathname);
    const mayCall = !match || !needsSession(document, match.operation) || isSignedIn(request);
    const rest = { request, match, preferences, mayCall };
    const answer = await remembered(rest, body);
    return answer ? responseOf(answer) : answerRest(rest);
  };
}

export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const refusal = (message: string): MockAnswer => ({
  status: 400,
  mediaType: 'application/json',
  value: invalid(message),
});

const BROKEN = Symbol('broken');

/** Undefined without a JSON body. */
async function bodyOf(request: Request): Promise<Json | undefined | typeof BROKEN> {
  if (!request.headers.get('content-type')?.includes('json')) return undefined;
  const text = await request.clone().text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return BROKEN;
  }
}

function needsSession(document: Document, operation: Operation): boolean {
  const security = operation.security ?? document.security ?? [];
  return security.length > 0 && security.every((one) => Object.keys(one).length > 0);
}

const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

export function responseOf({ status, mediaType, value }: MockAnswer): Response {
  const isText = !mediaType.includes('json') && typeof value === 'string';
  const text = isText ? value : JSON.stringify(value);
  return new Response(WITHOUT_BODY.has(status) ? null : text, {
    status,
    headers: { 'Content-Type': `${mediaType}; charset=utf-8` },
  });
}
