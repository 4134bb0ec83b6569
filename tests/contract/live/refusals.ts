/** Three refused requests per operation: no session, no record, invalid body. */
import type { LiveOperation } from './operations.ts';

interface Refusal {
  readonly operation: LiveOperation;
  readonly why: 'no session' | 'no such record' | 'nonsense';
  readonly target: string;
  readonly init: RequestInit;
}

/** Never sent: these start or end sessions. */
const sessions = new Set(['createSession', 'deleteSession', 'createToken']);

export function refusalsOf(operation: LiveOperation, authorization: string): Refusal[] {
  const { api, id, method, path, served } = operation;
  if (!served || sessions.has(id)) return [];
  const target = path.replace(/\{[^}]+\}/g, 'none');
  const json = { 'content-type': 'application/json' };
  const signedIn = api === 'admin' ? { ...json, authorization } : json;
  const init = { method, headers: signedIn };
  const refusals: Refusal[] = [];
  if (api === 'admin') {
    refusals.push({ operation, why: 'no session', target, init: { method, headers: json } });
  }
  if (target !== path) {
    const empty = method === 'GET' ? init : { ...init, body: '{}' };
    refusals.push({ operation, why: 'no such record', target, init: empty });
  }
  refusals.push(
    method === 'GET'
      ? { operation, why: 'nonsense', target: `${target}?nonsense=1`, init }
      : { operation, why: 'nonsense', target, init: { ...init, body: '{"nonsense":1}' } },
  );
  return refusals;
}
