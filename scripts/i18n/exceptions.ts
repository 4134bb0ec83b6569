import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.ts';
import { RULES } from './catalog.ts';
import type { Finding, Rule } from './catalog.ts';

export interface Exception {
  rule: Rule;
  languages: 'all' | readonly string[];
  /** The English text, or the beginning of some followed by `*`. */
  text?: string;
  /** `namespace:key`, or the beginning of some followed by `*`. */
  key?: string;
  reason: string;
}

export const MOST_EXCEPTIONS = 60;

export const readExceptions = (): Exception[] =>
  JSON.parse(readFileSync(inRoot('scripts', 'i18n', 'exceptions.json'), 'utf8')) as Exception[];

const fits = (pattern: string | undefined, value: string): boolean =>
  pattern === undefined ||
  (pattern.endsWith('*') ? value.startsWith(pattern.slice(0, -1)) : value === pattern);

const excuses = (exception: Exception, finding: Finding): boolean =>
  exception.rule === finding.rule &&
  (exception.languages === 'all' || exception.languages.includes(finding.language)) &&
  fits(exception.text, finding.english) &&
  fits(exception.key, finding.key);

const nameOf = ({ rule, languages, text, key }: Exception): string =>
  `${rule} ${languages === 'all' ? languages : languages.join(' ')} ${key ?? ''}${text ? `“${text}”` : ''}`;

/** Leaves out the excused findings, and tells of exceptions that excuse none or give no reason. */
export function withoutExceptions(
  findings: readonly Finding[],
  exceptions: readonly Exception[],
): { findings: Finding[]; faults: string[] } {
  const used = new Set<Exception>();
  const left = findings.filter((finding) => {
    const own = exceptions.filter((exception) => excuses(exception, finding));
    for (const exception of own) used.add(exception);
    return own.length === 0;
  });
  const faults = exceptions.flatMap((exception) => {
    const { rule, text, key, reason } = exception;
    if (!RULES.includes(rule)) return [`exception ${nameOf(exception)}: no such rule`];
    if (!text && !key) return [`exception ${nameOf(exception)}: names no text`];
    if (!reason.trim()) return [`exception ${nameOf(exception)}: gives no reason`];
    return used.has(exception) ? [] : [`exception ${nameOf(exception)}: excuses nothing`];
  });
  if (exceptions.length > MOST_EXCEPTIONS) {
    faults.push(`${exceptions.length} exceptions; ${MOST_EXCEPTIONS} are allowed`);
  }
  return { findings: left, faults };
}

/** By rule, such as `glossary 3`. */
export const counted = (rules: readonly { rule: Rule }[]): string =>
  RULES.map((rule) => `${rule} ${rules.filter((one) => one.rule === rule).length}`).join(', ');
