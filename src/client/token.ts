import type { Call, Domain } from './types.ts';

/** Stores the token from a sign-in. */
export function keepToken(domain: Domain, call: Call, answer: unknown): void {
  const token = call.method === 'POST' && isPath(domain, call, '/auth/token') && tokenIn(answer);
  if (token) domain.token = token;
}

/** Clears the token on sign-out, even if that failed. */
export function forgetToken(domain: Domain, call: Call): void {
  if (call.method === 'DELETE' && isPath(domain, call, '/auth')) domain.token = undefined;
}

function isPath(domain: Domain, call: Call, path: string): boolean {
  return call.path === `/${domain.name}${path}`;
}

function tokenIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('access_token' in answer))
    return undefined;
  return typeof answer.access_token === 'string' ? answer.access_token : undefined;
}
