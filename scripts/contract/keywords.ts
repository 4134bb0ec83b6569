import type { Level } from './changes.ts';
import type { Json } from './document.ts';

export type Schema = { [key: string]: Json };
export type Way = 'request' | 'answer';

/**
 * - `narrower`, `wider`: allows fewer or more values.
 * - `other`: can't be compared.
 * - `notice`: a caller may want to know.
 */
export type Shift = 'narrower' | 'wider' | 'other' | 'default' | 'notice';

/** A server that takes less breaks callers, and so does one that answers more. */
export const LEVEL_OF: Readonly<Record<Way, Readonly<Record<Shift, Level>>>> = {
  request: { narrower: 'major', wider: 'minor', other: 'major', default: 'major', notice: 'minor' },
  answer: { narrower: 'minor', wider: 'major', other: 'major', default: 'minor', notice: 'minor' },
};

type Value = Json | undefined;
type Rule = (old: Value, now: Value) => Shift | undefined;

const numberOr = (value: Value, absent: number): number =>
  typeof value === 'number' ? value : absent;

const most: Rule = (old, now) =>
  numberOr(now, Infinity) < numberOr(old, Infinity) ? 'narrower' : 'wider';
const least: Rule = (old, now) =>
  numberOr(now, -Infinity) > numberOr(old, -Infinity) ? 'narrower' : 'wider';
const presence: Rule = (old, now) => {
  if (old === undefined) return 'narrower';
  return now === undefined ? 'wider' : 'other';
};
const flag: Rule = (old, now) => {
  if (Boolean(old) === Boolean(now)) return undefined;
  return now === true ? 'narrower' : 'wider';
};
const always =
  (shift: Shift): Rule =>
  () =>
    shift;

const multipleOf: Rule = (old, now) => {
  if (typeof old !== 'number' || typeof now !== 'number') return presence(old, now);
  if (now % old === 0) return 'narrower';
  return old % now === 0 ? 'wider' : 'other';
};

/** The first holds every value of the second. */
const HOLDS: ReadonlySet<string> = new Set([
  'int64 int32',
  'double float',
  'idn-email email',
  'iri uri',
  'uri-reference uri',
]);

const format: Rule = (old, now) => {
  if (old === undefined || now === undefined) return presence(old, now);
  if (HOLDS.has(`${String(old)} ${String(now)}`)) return 'narrower';
  return HOLDS.has(`${String(now)} ${String(old)}`) ? 'wider' : 'other';
};

const UPPER = [
  'maximum',
  'exclusiveMaximum',
  'maxLength',
  'maxItems',
  'maxProperties',
  'maxContains',
];
const LOWER = [
  'minimum',
  'exclusiveMinimum',
  'minLength',
  'minItems',
  'minProperties',
  'minContains',
];

const named = (keys: readonly string[], rule: Rule): [string, Rule][] =>
  keys.map((key) => [key, rule]);

/** Type, values, properties, items and unions are compared by compare-schemas.ts. */
const RULES: readonly [string, Rule][] = [
  ...named(UPPER, most),
  ...named(LOWER, least),
  ['multipleOf', multipleOf],
  ['uniqueItems', flag],
  ['format', format],
  ...named(['pattern', 'not', 'contains', 'propertyNames', 'dependentRequired'], presence),
  ...named(['contentEncoding', 'contentMediaType', 'contentSchema'], presence),
  ...named(
    ['patternProperties', 'dependentSchemas', 'prefixItems', 'discriminator'],
    always('other'),
  ),
  ...named(['if', 'then', 'else'], always('other')),
  ...named(['unevaluatedProperties', 'unevaluatedItems'], always('other')),
  ['readOnly', flag],
  // An answer leaves out a property that can only be written.
  ['writeOnly', always('other')],
  ['default', always('default')],
  ['deprecated', (old, now) => (Boolean(old) === Boolean(now) ? undefined : 'notice')],
];

/** Same text for equal values, whatever the order of their keys. */
export function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${stable(one)}`).join(',')}}`;
}

export function keywordChanges(old: Schema, now: Schema): { what: string; shift: Shift }[] {
  return RULES.flatMap(([key, rule]) => {
    if (stable(old[key]) === stable(now[key])) return [];
    const shift = rule(old[key], now[key]);
    return shift === undefined ? [] : [{ what: sentence(key, old[key], now[key]), shift }];
  });
}

function sentence(key: string, old: Value, now: Value): string {
  if (key === 'deprecated') return now === true ? 'is deprecated' : 'is not deprecated any more';
  if (old === undefined) return `has ${key} ${stable(now)} now`;
  if (now === undefined) return `has no ${key} any more (was ${stable(old)})`;
  return `has ${key} ${stable(now)} (was ${stable(old)})`;
}

/** The tightest of each: a value has to keep all. */
export function tightest(schemas: readonly Schema[]): Schema {
  const all: Schema = {};
  for (const schema of schemas) {
    for (const [key, value] of Object.entries(schema)) {
      const known = all[key];
      if (typeof known !== 'number' || typeof value !== 'number') all[key] = value;
      else if (UPPER.includes(key)) all[key] = Math.min(known, value);
      else if (LOWER.includes(key)) all[key] = Math.max(known, value);
      else all[key] = value;
    }
  }
  return all;
}
