import { isSuccess } from './outcome.ts';
import type { Answer } from './types.ts';

export interface Parsed {
  /** False for HTML, for broken JSON, and for anything else that claims to be what it isn't. */
  readable: boolean;
  /** The JSON value, the text, or undefined for an empty body. */
  value: unknown;
}

/** A password's hash in the text of a JSON body. Inside of another text its quotes would be escaped. */
const PASSWORD_HASH = /"password_hash"\s*:\s*"/g;

/** The field's value as null. Not by one pattern: of megabytes it would exhaust the stack. */
function withoutField(text: string): string {
  let [kept, at] = ['', 0];
  for (const { 0: begun, index } of text.matchAll(PASSWORD_HASH)) {
    if (index < at) continue;
    let end = index + begun.length;
    kept += `${text.slice(at, end - 1)}null`;
    while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
    at = end + 1;
  }
  return kept + text.slice(at);
}

/** The same wherever it stands: inside of a message, a list or a page, however its quotes are written. */
const QUOTED_HASH = /(password_?hash(?:\W|&#?\w+;){1,20})[\w+/=.$-]{16,}/gi;

/** What didn't succeed, or can't be read, holds nobody's own texts: nothing that looks like a hash is kept of it. */
const withoutHashes = (text: string): string => text.replace(QUOTED_HASH, '$1…');

/**
 * Reads a body by what its content type says. Never throws. The hash of a password, which the server sends with a
 * customer that was just made, is taken out first, so that no cache, no error and no log ever holds it.
 */
export function parseBody(answer: Answer): Parsed {
  const bare = withoutField(answer.body);
  const text = isSuccess(answer) ? bare : withoutHashes(bare);
  const unreadable = (): Parsed => ({ readable: false, value: withoutHashes(text) });
  const type = answer.header('content-type') ?? '';
  if (text.trim() === '') return { readable: true, value: undefined };
  if (/\bhtml\b/i.test(type) || /^\s*<(?:!doctype|html)\b/i.test(text)) return unreadable();
  if (!/[/+]json\b/i.test(type) && !/^\s*[[{]/.test(text)) return { readable: true, value: text };
  try {
    return { readable: true, value: JSON.parse(text) };
  } catch {
    return unreadable();
  }
}
