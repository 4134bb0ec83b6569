import { resolve, type Document, type Operation } from '../contract/document.ts';

export interface Preferences {
  /** A status. */
  code: string | undefined;
  /** A named example. */
  example: string | undefined;
  /** Milliseconds. */
  delay: number;
  /** Those that Prism knows. */
  rest: string;
}

/** Milliseconds. */
const LONGEST = 60_000;

/** Parses `Prefer: example=refunded, delay=2000`. */
export function readPreferences(header: string): Preferences {
  const parts = header
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const valueOf = (name: string): string | undefined =>
    parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
  const delay = Number(valueOf('delay') ?? 0);
  return {
    code: valueOf('code'),
    example: valueOf('example'),
    delay: delay > 0 ? Math.min(delay, LONGEST) : 0,
    rest: parts.filter((part) => !part.startsWith('delay=')).join(', '),
  };
}

/** Says that the contract has no such answer and names those that it has. */
export function preferenceProblem(
  document: Document,
  { operationId, responses }: Operation,
  { code, example }: Pick<Preferences, 'code' | 'example'>,
): string | undefined {
  const statuses = Object.keys(responses);
  if (code !== undefined && !statuses.includes(code)) {
    return `${operationId} has no answer ${code}. It has: ${statuses.join(', ')}`;
  }
  if (example === undefined) return undefined;
  const status = code ?? statuses.find((one) => one.startsWith('2'));
  const documented = status === undefined ? undefined : responses[status];
  const { content = {} } = (documented && resolve(document, documented)) ?? {};
  const names = Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples));
  if (names.includes(example)) return undefined;
  return `${operationId} has no example “${example}”. It has: ${names.join(', ') || 'none'}`;
}
