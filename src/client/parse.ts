import type { Answer } from './types.ts';

export interface Parsed {
  /** False for HTML, for broken JSON, and for anything else that claims to be what it isn't. */
  readable: boolean;
  /** The JSON value, the text, or undefined for an empty body. */
  value: unknown;
}

/** A password's hash in the text of a JSON body. Inside of another text its quotes would be escaped. */
const PASSWORD_HASH = /("password_hash"\s*:\s*)"(?:[^"\\]|\\.)*"?/g;

/**
 * Reads a body by what its content type says. Never throws. The hash of a password, which the server sends with a
 * customer that was just made, is taken out first, so that no cache, no error and no log ever holds it.
 */
export function parseBody(answer: Answer): Parsed {
  const text = answer.body.replace(PASSWORD_HASH, '$1null');
  const type = answer.header('content-type') ?? '';
  if (text.trim() === '') return { readable: true, value: undefined };
  if (/\bhtml\b/i.test(type) || /^\s*<(?:!doctype|html)\b/i.test(text)) {
    return { readable: false, value: text };
  }
  if (!/[/+]json\b/i.test(type) && !/^\s*[[{]/.test(text)) return { readable: true, value: text };
  try {
    return { readable: true, value: JSON.parse(text) };
  } catch {
    return { readable: false, value: text };
  }
}
