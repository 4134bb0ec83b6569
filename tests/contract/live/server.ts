import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Provided by setup.ts. */
    serverUrl?: string;
  }
}

/**
 * Server under test: SANDBOX_URL, or the sandbox from setup.ts.
 * @throws Error without either
 */
export function serverUrl(): string {
  const url = inject('serverUrl') ?? process.env['SANDBOX_URL'];
  if (!url) throw new Error('Set SANDBOX_URL, or use tests/contract/live/vitest.config.ts.');
  return url.replace(/\/+$/, '');
}
