import type { Json } from './document.ts';

type Holder = Json[] | { [key: string]: Json };

export interface Match {
  /** Undefined for the document itself. */
  holder: Holder | undefined;
  key: string | number;
  value: Json;
}

type Selector =
  | { kind: 'all' }
  | { kind: 'name'; name: string }
  | { kind: 'index'; index: number }
  | { kind: 'filter'; names: string[]; equals: Json };

export interface Step {
  text: string;
  /** After `..`. */
  isDeep: boolean;
  selector: Selector;
}

const QUOTED = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"`;
const LITERAL = String.raw`${QUOTED}|-?\d+(?:\.\d+)?|true|false|null`;
const NAME = /(\.\.?)(\*|[A-Za-z_$][\w$-]*)/y;
const BRACKETS = new RegExp(
  String.raw`(\.\.)?\[\s*(?:(\*)|(-?\d+)|(${QUOTED})|` +
    String.raw`\?\s*\(?\s*@((?:\.[\w$-]+)*)\s*==\s*(${LITERAL})\s*\)?)\s*\]`,
  'y',
);

function matchAt(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}

const unquoted = (text: string): string => text.slice(1, -1).replaceAll(/\\(.)/g, '$1');

const literal = (text: string): Json =>
  /^['"]/.test(text) ? unquoted(text) : (JSON.parse(text) as Json);

function named([text, dots, name = '']: RegExpExecArray): Step {
  const selector: Selector = name === '*' ? { kind: 'all' } : { kind: 'name', name };
  return { text, isDeep: dots === '..', selector };
}

function bracketed([text, dots, , index, name, names, equals]: RegExpExecArray): Step {
  const step = (selector: Selector): Step => ({ text, isDeep: dots === '..', selector });
  if (index !== undefined) return step({ kind: 'index', index: Number(index) });
  if (name !== undefined) return step({ kind: 'name', name: unquoted(name) });
  if (names === undefined || equals === undefined) return step({ kind: 'all' });
  return step({ kind: 'filter', names: names.split('.').slice(1), equals: literal(equals) });
}

/**
 * The JSONPath of RFC 9535, without slices, unions and functions.
 * @throws Error that quotes the part it can't read
 */
export function parsePath(text: string): Step[] {
  if (!text.startsWith('$')) throw new Error(`${text} must begin with $.`);
  const steps: Step[] = [];
  let place = 1;
  while (place < text.length) {
    const name = matchAt(NAME, text, place);
    const brackets = name === null ? matchAt(BRACKETS, text, place) : null;
    const step = name ? named(name) : brackets ? bracketed(brackets) : undefined;
    if (step === undefined) {
      throw new Error(`${text} can't be read from “${text.slice(place)}” on.`);
    }
    steps.push(step);
    place += step.text.length;
  }
  return steps;
}

export function isRecord(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function children(value: Json): Match[] {
  if (Array.isArray(value)) {
    return value.map((one, index) => ({ holder: value, key: index, value: one }));
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).map(([key, one]) => ({ holder: value, key, value: one }));
}

const withDescendants = (match: Match): Match[] => [
  match,
  ...children(match.value).flatMap(withDescendants),
];

function fits(value: Json, names: readonly string[], equals: Json): boolean {
  let found: Json | undefined = value;
  for (const name of names) {
    found = isRecord(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  }
  return found === equals;
}

function selected(value: Json, selector: Selector): Match[] {
  const all = children(value);
  switch (selector.kind) {
    case 'all':
      return all;
    case 'name':
      return isRecord(value) ? all.filter(({ key }) => key === selector.name) : [];
    case 'index': {
      const index = selector.index < 0 ? all.length + selector.index : selector.index;
      return Array.isArray(value) ? all.filter(({ key }) => key === index) : [];
    }
    default:
      return all.filter((one) => fits(one.value, selector.names, selector.equals));
  }
}

/** Two ways to the same place, as `..` has them, are one match. */
function unique(matches: readonly Match[]): Match[] {
  const known = new Map<Holder | undefined, Set<string | number>>();
  return matches.filter(({ holder, key }) => {
    const keys = known.get(holder) ?? new Set();
    known.set(holder, keys);
    if (keys.has(key)) return false;
    keys.add(key);
    return true;
  });
}

interface Selection {
  matches: Match[];
  /** Steps that something fits; all of them if there are matches. */
  reached: number;
}

export function select(document: Json, steps: readonly Step[]): Selection {
  let matches: Match[] = [{ holder: undefined, key: '', value: document }];
  for (const [reached, { isDeep, selector }] of steps.entries()) {
    const from = isDeep ? matches.flatMap(withDescendants) : matches;
    matches = unique(from.flatMap(({ value }) => selected(value, selector)));
    if (matches.length === 0) return { matches, reached };
  }
  return { matches, reached: steps.length };
}
