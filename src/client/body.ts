import { refused } from './error.ts';

/**
 * What goes over the wire for a body: a form, a file, a text and bytes as they are, everything else
 * as JSON.
 * @throws ApiError for what JSON can't say: a BigInt, a circle, an invalid date (which would go out
 * as null and empty a field)
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

/** True for what `fetch` takes as a body. A stream is not: it can't be sent again. */
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
