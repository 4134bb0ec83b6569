import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Given by setup.ts. */
    serverUrl?: string;
  }
}

/**
 * Where the server under test is: SANDBOX_URL, or the sandbox that setup.ts has started.
 * @throws Error when there is neither
 */
export function serverUrl(): string {
  const url = inject('serverUrl') ?? process.env['SANDBOX_URL'];
  if (!url) throw new Error('Set SANDBOX_URL, or use tests/contract/live/vitest.config.ts.');
  return url.replace(/\/+$/, '');
}
