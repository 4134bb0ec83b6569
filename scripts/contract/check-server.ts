import type { Api } from './bundle.ts';
import { isNarrowed, namesMore, tryNames, withoutRequired } from './check-names.ts';
import type { Credentials } from './credentials.ts';
import { curlLine } from './curl.ts';
import {
  eachOperation,
  resolve,
  type Document,
  type Json,
  type Located,
  type Parameter,
} from './document.ts';
import { fillPaths, Known, listOf } from './known.ts';
import { asked, bodies, boundaries, toQuery } from './samples.ts';
import { addressOf, reach } from './server-address.ts';
import { createValidator, type Validator } from './validate.ts';

export interface CheckOptions {
  /** Every list to its end, and each record. */
  all: boolean;
  /** Each documented query parameter. */
  params: boolean;
  /** Values at the limits of the schemas. */
  fuzz: boolean;
  /** With `fuzz`: sends bodies, too. */
  writes: boolean;
}

interface Violation {
  operation: string;
  status: number;
  at: string;
  problem: string;
  /** Repeats it. */
  curl: string;
  times: number;
}

interface Skipped {
  operation: string;
  why: string;
}

export interface CheckResult {
  calls: number;
  violations: Violation[];
  skipped: Skipped[];
  /** Refused, for a value that the contract doesn't name. */
  unsure: string[];
  /** Columns and relations of an answer that can't be asked for. */
  refused: string[];
  tried: { records: number; parameters: number; expands: number; fields: number };
}

interface CheckInput {
  server: URL;
  documents: Partial<Record<Api, Document>>;
  signedIn: Credentials;
  options: CheckOptions;
  fetcher: typeof fetch;
}

const PAGE = 100;
/** Milliseconds for one answer. */
const PATIENCE = 60_000;
/** Signing in and out would end the check's own session. */
const OWN_SESSION = /\/auth(?:\/|$)/;
const ID = /\b[a-z]+_[0-9A-HJKMNP-TV-Z]{26}\b/g;
const UNKNOWN_ID = 'unknown_01H0000000000000000000000';

export async function checkServer(input: CheckInput): Promise<CheckResult> {
  const result: CheckResult = {
    calls: 0,
    violations: [],
    skipped: [],
    unsure: [],
    refused: [],
    tried: { records: 0, parameters: 0, expands: 0, fields: 0 },
  };
  for (const [api, document] of Object.entries(input.documents) as [Api, Document][]) {
    await checkApi({ ...input, api, document, result });
  }
  return result;
}

interface Run extends CheckInput {
  api: Api;
  document: Document;
  result: CheckResult;
}

interface Answer {
  ok: boolean;
  status: number;
  body: unknown;
}

type Expect = 'documented' | 'accepted' | 'no failure';

async function checkApi(run: Run): Promise<void> {
  const { document, options } = run;
  const known = new Known();
  const validator = createValidator(document);
  const asksForNames = options.params || options.fuzz;
  const narrow = asksForNames ? createValidator(withoutRequired(document)) : validator;
  const send = sender(run, (path) => (isNarrowed(path) ? narrow : validator));
  const served = eachOperation(document).filter(({ operation }) => mayCall(run, operation));
  const reads = served
    .filter(({ method }) => method === 'get')
    .sort((one, other) => depth(one.path) - depth(other.path));
  const read: [Located, string[]][] = [];

  for (const one of reads) {
    const paths = await readAll(run, one, known, send);
    if (paths.length > 0) read.push([one, paths]);
  }
  for (const [one, [path = '']] of read) {
    if (options.params) await askEach(run, one, path, known, send);
    if (options.fuzz) await fuzzRead(run, one, path, known, send);
  }
  if (options.fuzz && options.writes) {
    for (const one of served) {
      if (one.method !== 'get') await fuzzWrite(run, one, known, send);
    }
  }
  run.result.tried.records += known.count();
}

/** Says why not. */
function mayCall(
  { api, document, signedIn, result }: Run,
  operation: Located['operation'],
): boolean {
  const security = operation.security ?? document.security ?? [];
  const isOpen = security.length === 0 || security.some((one) => Object.keys(one).length === 0);
  const isSignedIn = api === 'store' ? signedIn.shopper : signedIn.admin;
  let why: string | undefined;
  if (operation['x-served'] === false) why = 'the contract says that it is not served';
  else if (!isOpen && !isSignedIn) {
    why = `needs ${api === 'store' ? 'a shopper’s session' : 'a sign-in'}`;
  }
  if (why !== undefined) result.skipped.push({ operation: operation.operationId, why });
  return why === undefined;
}

type Send = (one: Located, path: string, expect: Expect, body?: Json) => Promise<Answer>;

function sender(
  { server, signedIn, fetcher, result }: Run,
  validatorFor: (path: string) => Validator,
): Send {
  const found = new Map<string, Violation>();
  return async (one, path, expect, body) => {
    const { operationId } = one.operation;
    const method = one.method.toUpperCase();
    const address = addressOf(server, path);
    const json = body === undefined ? {} : { 'Content-Type': 'application/json' };
    result.calls += 1;
    const { ok, status, type, content, broken } = await answerOf(fetcher, address, {
      method,
      headers: { ...signedIn.headers, ...json },
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const findings =
      broken === undefined
        ? validatorFor(path).answer(operationId, status, type, content)
        : [{ at: '', problem: broken }];
    if (expect !== 'documented' && status >= 500) {
      findings.push({ at: '', problem: `fails: ${messageOf(content)}` });
    } else if (expect === 'accepted' && !ok && broken === undefined) {
      findings.push({ at: '', problem: `refuses what the contract allows: ${messageOf(content)}` });
    }
    for (const { at, problem } of findings) {
      const place = at.replace(/\/\d+(?=\/|$)/g, '/*');
      const key = `${operationId} ${status} ${place} ${problem.replaceAll(ID, '…')}`;
      const same = found.get(key);
      if (same) {
        same.times += 1;
        continue;
      }
      const curl = curlLine(method, address, signedIn.shown, body);
      const violation = { operation: operationId, status, at: place, problem, curl, times: 1 };
      found.set(key, violation);
      result.violations.push(violation);
    }
    return { ok, status, body: content };
  };
}

interface Received {
  ok: boolean;
  status: number;
  type: string;
  content: unknown;
  /** Tells why there is nothing to compare. */
  broken?: string;
}

async function answerOf(
  fetcher: typeof fetch,
  address: string,
  init: RequestInit,
): Promise<Received> {
  try {
    const response = await reach(fetcher, address, init);
    const { ok, status, headers } = response;
    const type = headers.get('content-type') ?? '';
    const content = await response.text();
    if (!type.includes('json')) return { ok, status, type, content };
    try {
      return { ok, status, type, content: JSON.parse(content) as unknown };
    } catch {
      return { ok: false, status, type, content, broken: 'is no JSON though it says so' };
    }
  } catch (error) {
    const broken = error instanceof Error ? error.message : String(error);
    return { ok: false, status: 0, type: '', content: '', broken };
  }
}

function messageOf(content: unknown): string {
  const isError = typeof content === 'object' && content !== null && 'message' in content;
  return isError ? String(content.message) : 'no message';
}

const depth = (path: string): number => path.split('{').length;

/** @returns the paths that it read */
async function readAll(run: Run, one: Located, known: Known, send: Send): Promise<string[]> {
  const { options, result } = run;
  const { operationId: operation } = one.operation;
  const needed = parametersOf(run, one).filter(({ required }) => required);
  if (needed.length > 0) {
    const names = needed.map(({ name }) => name).join(', ');
    result.skipped.push({ operation, why: `needs the parameter ${names}` });
    return [];
  }
  const paths = fillPaths(one.path, known, options.all);
  if (paths.length === 0) {
    result.skipped.push({ operation, why: `no record in ${listOf(one.path)}` });
  }
  const names = new Set(parametersOf(run, one).map(({ name }) => name));
  const isPaged = options.all && names.has('limit') && names.has('offset');
  for (const path of paths) {
    const { ok, body } = await send(one, path, 'documented');
    if (!ok) continue;
    known.learn(path, body);
    for (let offset = 0, isLast = !isPaged; !isLast; offset += PAGE) {
      const page = await send(one, `${path}?limit=${PAGE}&offset=${offset}`, 'accepted');
      isLast = !page.ok || known.learn(path, page.body) < PAGE;
    }
  }
  return paths;
}

function parametersOf({ document }: Run, { item, operation }: Located): Parameter[] {
  return [...(item.parameters ?? []), ...(operation.parameters ?? [])]
    .map((one) => resolve(document, one))
    .filter((one) => one.in === 'query');
}

async function askEach(
  run: Run,
  one: Located,
  path: string,
  known: Known,
  send: Send,
): Promise<void> {
  const { document, result } = run;
  const { operationId } = one.operation;
  const parameters = parametersOf(run, one);
  for (const parameter of parameters) {
    if (namesMore(parameter.name)) continue;
    for (const { query, isMadeUp } of asked(document, parameter, path, known)) {
      const expect = isMadeUp ? 'no failure' : 'accepted';
      result.tried.parameters += 1;
      const { ok, status } = await send(one, `${path}?${query}`, expect);
      if (isMadeUp && !ok && status < 500) {
        result.unsure.push(`${operationId} ?${query} answers ${status}`);
      }
    }
  }
  const { fields, expands, refused } = await tryNames({
    document,
    one,
    parameters: parameters.map(({ name }) => name),
    ask: async (query) => (await send(one, `${path}?${query}`, 'documented')).ok,
  });
  result.tried.fields += fields.length;
  result.tried.expands += expands.length;
  result.refused.push(...refused.map((name) => `${operationId} ?${name}`));
}

async function fuzzRead(
  run: Run,
  one: Located,
  path: string,
  known: Known,
  send: Send,
): Promise<void> {
  if (one.path.includes('{')) {
    const parts = path.split('/');
    const place = one.path.split('/').findLastIndex((part) => part.startsWith('{'));
    const unknown = parts.map((part, at) => (at === place ? UNKNOWN_ID : part)).join('/');
    await send(one, unknown, 'no failure');
  }
  for (const parameter of parametersOf(run, one)) {
    if (parameter.style === 'deepObject' || parameter.name.startsWith('expand')) continue;
    const { name, schema = {} } = parameter;
    for (const value of boundaries(run.document, schema, name, known)) {
      const isRecord = typeof value === 'object' && !Array.isArray(value);
      const query = isRecord ? '' : toQuery({ [name]: value });
      if (query !== '') await send(one, `${path}?${query}`, 'no failure');
    }
  }
}

/** Deletes nothing. */
async function fuzzWrite(run: Run, one: Located, known: Known, send: Send): Promise<void> {
  const { operationId: operation, requestBody } = one.operation;
  const skip = (why: string): void => void run.result.skipped.push({ operation, why });
  if (one.method === 'delete') return skip('it deletes');
  if (OWN_SESSION.test(one.path)) return skip('it changes the check’s own session');
  const schema = resolve(run.document, requestBody)?.content['application/json']?.schema;
  if (requestBody && schema === undefined) return skip('its body is no JSON');
  const [path] = fillPaths(one.path, known);
  if (path === undefined) return skip(`no record in ${listOf(one.path)}`);
  const all = schema === undefined ? [undefined] : bodies(run.document, schema, known);
  if (all.length === 0) return skip('no value for a required property of its body');
  for (const body of all) await send(one, path, 'no failure', body);
}
