import { isSuccess } from './outcome.ts';
import type { Answer } from './types.ts';

export interface Parsed {
  /** False for HTML, broken JSON and mislabeled content. */
  readable: boolean;
  /** JSON value, text, or undefined for an empty body. */
  value: unknown;
}

/** Quotes in nested text are escaped. */
const PASSWORD_HASH = /"password_hash"\s*:\s*"/g;

/** Not by pattern: megabytes would overflow the stack. */
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

/** Nested hashes, however quoted. */
const QUOTED_HASH = /(password_?hash(?:\W|&#?\w+;){1,20})[\w+/=.$-]{16,}/gi;

/** Failed and unreadable responses contain no user text. */
const withoutHashes = (text: string): string => text.replace(QUOTED_HASH, '$1…');

/**
 * Never throws. Removes password hashes, which the server sends with a new customer, to keep them out of caches, errors
 * and logs.
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
