import type { Fault } from '../support/fault-server.ts';

export const serverError = { code: 'c', type: 't', message: 'A sentence.' };
const http = (status: number) => ({
  plan: { do: 'answer', status, body: serverError } as Fault,
  error: { kind: 'http', status, message: `Request failed with status code ${status}` },
});
export const network = { kind: 'network', status: undefined, message: 'Network Error' };
const unreadable = (status = 200) => ({
  kind: 'unreadable',
  status,
  message: `Unreadable response with status code ${status}`,
});

/** harmless: only if the call is idempotent. */
type Again = 'always' | 'harmless' | 'never';

interface Row {
  fault: string;
  plan: Fault;
  error: { kind: string; status: number | undefined; message: string };
  again: Again;
  /** The server may have acted. */
  unknown: boolean;
}

export const rows: Row[] = [
  { fault: '400', ...http(400), again: 'never', unknown: false },
  { fault: '401', ...http(401), again: 'never', unknown: false },
  { fault: '404', ...http(404), again: 'never', unknown: false },
  { fault: '409', ...http(409), again: 'always', unknown: false },
  { fault: '422', ...http(422), again: 'never', unknown: false },
  { fault: '429', ...http(429), again: 'never', unknown: false },
  { fault: '500', ...http(500), again: 'never', unknown: false },
  { fault: '501', ...http(501), again: 'always', unknown: false },
  { fault: '502', ...http(502), again: 'harmless', unknown: true },
  { fault: '503', ...http(503), again: 'always', unknown: false },
  { fault: '504', ...http(504), again: 'harmless', unknown: true },
  { fault: '524', ...http(524), again: 'harmless', unknown: true },
  { fault: '599', ...http(599), again: 'harmless', unknown: true },
  { fault: 'reset', plan: { do: 'reset' }, error: network, again: 'harmless', unknown: true },
  {
    fault: 'reset in the body',
    plan: { do: 'reset-mid-body' },
    error: network,
    again: 'harmless',
    unknown: true,
  },
  {
    fault: 'reset in the body of an error',
    plan: { do: 'reset-mid-body', status: 422 },
    error: http(422).error,
    again: 'never',
    unknown: false,
  },
  {
    fault: 'truncated JSON',
    plan: { do: 'raw', type: 'application/json', body: '{"order":{"id":"or' },
    error: unreadable(),
    again: 'never',
    unknown: true,
  },
  {
    fault: 'HTML',
    plan: { do: 'raw', type: 'text/html', body: '<!doctype html><p>Welcome</p>' },
    error: unreadable(),
    again: 'never',
    unknown: true,
  },
  {
    fault: 'HTML that claims to be JSON',
    plan: { do: 'raw', type: 'application/json', body: '<!doctype html><p>Welcome</p>' },
    error: unreadable(),
    again: 'never',
    unknown: true,
  },
  {
    fault: 'a list instead of an object',
    plan: { do: 'answer', body: [1, 2] },
    error: unreadable(),
    again: 'never',
    unknown: true,
  },
  {
    fault: 'a number instead of an object',
    plan: { do: 'answer', body: 7 },
    error: unreadable(),
    again: 'never',
    unknown: true,
  },
  {
    fault: 'an HTML error page',
    plan: { do: 'raw', status: 503, type: 'text/html', body: '<html>busy</html>' },
    error: http(503).error,
    again: 'always',
    unknown: false,
  },
  {
    fault: 'truncated JSON in an error',
    plan: { do: 'raw', status: 400, type: 'application/json', body: '{"messa' },
    error: http(400).error,
    again: 'never',
    unknown: false,
  },
];
