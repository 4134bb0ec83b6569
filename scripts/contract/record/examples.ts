import type { Json } from '../document.ts';
import { isRecord } from '../json-path.ts';

const ROWS = 3;
/** They have whatever the store put there. */
const OPEN = new Set(['metadata', 'data', 'context']);
const EVERYWHERE = new Set(['created_at', 'updated_at']);

/** The name of the rows, if it is a counted list. */
function rowsIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('count' in answer)) return undefined;
  return Object.entries(answer).find(([, value]) => Array.isArray(value))?.[0];
}

function shortened(answer: unknown, most: number): unknown {
  const name = rowsIn(answer);
  if (name === undefined) return answer;
  const list = answer as Record<string, unknown>;
  const rows = (list[name] as unknown[]).slice(0, most);
  return { ...list, [name]: rows, count: rows.length };
}

const isEmpty = (answer: unknown): boolean => {
  const name = rowsIn(answer);
  return name !== undefined && (answer as Record<string, unknown[]>)[name]?.length === 0;
};

const plain = (word: string): string => word.replaceAll(/[^a-z]/gi, '').toLowerCase();

function recordIn(answer: unknown): [string, unknown][] {
  if (typeof answer !== 'object' || answer === null) return [];
  const [only, ...more] = Object.values(answer) as unknown[];
  if (more.length > 0 || typeof only !== 'object') return Object.entries(answer);
  return Object.entries(only ?? answer);
}

/** `canceled` is the value of a status. */
const hasStatus = (answer: unknown, state: string): boolean =>
  recordIn(answer).some(
    ([key, value]) =>
      /(?:^|_)status$/.test(key) && typeof value === 'string' && plain(value) === plain(state),
  );

/** `discounted` has discounts. */
const hasRelated = (answer: unknown, state: string): boolean =>
  state.endsWith('ed') &&
  recordIn(answer).some(
    ([key, value]) =>
      Array.isArray(value) && value.length > 0 && key.startsWith(state.replace(/e?d$/, '')),
  );

/** @returns undefined if no answer is in the state */
export function answerFor(state: string, answers: readonly unknown[]): unknown {
  if (state === 'default') {
    return shortened(answers.find((one) => !isEmpty(one)) ?? answers[0], ROWS);
  }
  if (state === 'empty')
    return shortened(
      answers.find((one) => rowsIn(one) !== undefined),
      0,
    );
  return (
    answers.find((one) => hasStatus(one, state)) ?? answers.find((one) => hasRelated(one, state))
  );
}

/** Statuses, dates that are set, and lists that have entries. */
export function stateOf(answer: Json): string {
  const facts = recordIn(answer).flatMap(([key, value]) => {
    if (/(?:^|_)status$/.test(key)) return [`${key} ${String(value)}`];
    if (Array.isArray(value)) return value.length > 0 ? [key] : [];
    return key.endsWith('_at') && !EVERYWHERE.has(key) && value !== null ? [key] : [];
  });
  return facts.toSorted().join(', ');
}

/** Of all rows in one: a property may be in a few of them. */
function blended(rows: readonly Json[]): Json {
  const all: { [key: string]: Json } = {};
  for (const row of rows.filter(isRecord)) {
    for (const [key, value] of Object.entries(row)) {
      const known = all[key];
      if (Array.isArray(known) && Array.isArray(value)) all[key] = [...known, ...value];
      else if (isRecord(known) && isRecord(value)) all[key] = blended([known, value]);
      else all[key] = known ?? value;
    }
  }
  return all;
}

/** Paths of the properties that only one of both has; null and an empty list tell nothing. */
export function shapeDifferences(example: Json, recorded: Json, at = ''): string[] {
  if (Array.isArray(example) && Array.isArray(recorded)) {
    if (!example.some(isRecord) || !recorded.some(isRecord)) return [];
    return shapeDifferences(blended(example), blended(recorded), `${at}[]`);
  }
  if (!isRecord(example) || !isRecord(recorded)) return [];
  return [...new Set([...Object.keys(example), ...Object.keys(recorded)])].flatMap((key) => {
    const place = at === '' ? key : `${at}.${key}`;
    const [one, other] = [example[key], recorded[key]];
    if (one === undefined || other === undefined) return [place];
    return OPEN.has(key) ? [] : shapeDifferences(one, other, place);
  });
}
