import type { Call } from './types.ts';

/** The same key for all tries; undefined if not retried. */
export function idempotencyKey(call: Call): string | undefined {
  return call.method === 'POST' && call.maxRetries > 0 ? randomKey() : undefined;
}

/** `crypto.randomUUID` requires a secure context. */
export function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
