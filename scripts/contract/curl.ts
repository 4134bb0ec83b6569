import type { Json } from './document.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** @param headers as a shell reads them, without secrets */
export function curlLine(
  method: string,
  address: string,
  headers: readonly string[],
  body?: Json,
): string {
  const parts = ['curl', '-sS', '-g'];
  if (method !== 'GET') parts.push('-X', method);
  for (const header of headers) parts.push('-H', header);
  if (body !== undefined) {
    parts.push('-H', quoted('Content-Type: application/json'), '-d', quoted(JSON.stringify(body)));
  }
  return [...parts, quoted(address)].join(' ');
}
