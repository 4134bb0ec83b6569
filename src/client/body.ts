import { refused } from './error.ts';

/**
 * Returns forms, files, text and bytes as they are, anything else as JSON.
 *
 * @throws ApiError for values JSON can't represent: a BigInt, a cycle, an invalid date (which would clear a field)
 */
export function serializeBody(body: unknown): BodyInit | undefined {
  if (body === undefined || isRaw(body)) return body;
  try {
    return JSON.stringify(body, checked);
  } catch (cause) {
    throw refused('The body has a value that JSON can’t hold', cause);
  }
}

function checked(this: unknown, key: string, value: unknown): unknown {
  const original = (this as Record<string, unknown>)[key];
  return original instanceof Date ? original.toISOString() : value;
}

/** Excludes streams, which can't be resent. */
function isRaw(body: unknown): body is Exclude<BodyInit, ReadableStream> {
  return (
    typeof body === 'string' ||
    body instanceof FormData ||
    body instanceof URLSearchParams ||
    body instanceof Blob ||
    body instanceof ArrayBuffer ||
    ArrayBuffer.isView(body)
  );
}
