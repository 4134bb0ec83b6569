import type { Call, Domain } from './types.ts';

/** Keeps the token that a sign-in answered. */
export function keepToken(domain: Domain, call: Call, answer: unknown): void {
  const token = call.method === 'POST' && isPath(domain, call, '/auth/token') && tokenIn(answer);
  if (token) domain.token = token;
}

/** Forgets the token once the user has signed out, whatever the server made of it. */
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
