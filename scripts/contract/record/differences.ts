/** A violation that the live tests find: see tests/contract/live/validator.ts. */
export interface Found {
  readonly operation: string;
  readonly where: string;
  readonly at: string;
  readonly message: string;
  readonly schema: string;
  readonly sample: string;
}

export interface Refused {
  operation: string;
  /** `expand=items`. */
  value: string;
}

export interface Difference {
  cause: string;
  place: string;
  operations: string[];
}

const LINES = 20;
const OPTIONAL = 'Optional, but in every answer';
const REFUSED = 'Refused values of fields, expand and order';
const OTHER = 'Other differences';
const CALLS = 'Not in the contract: operations';
/** As the message of a call that the contract lacks. */
export const NO_OPERATION = 'is no operation';

const CAUSES: readonly [cause: string, fits: (one: Found) => boolean][] = [
  [CALLS, ({ message }) => message === NO_OPERATION],
  ['Required, but missing', ({ message }) => message.startsWith('must have required property')],
  [
    'Not in the contract: properties of answers',
    ({ message, where }) => message === 'is not in the contract' && /^\d/.test(where),
  ],
  [
    'Not in the contract: parameters and properties of bodies',
    ({ message }) => message === 'is not in the contract',
  ],
  ['Null, but not nullable', ({ sample }) => sample === 'null'],
  ['Not an integer', ({ message }) => message === 'must be integer'],
  ['Another type', ({ message }) => /^must be [a-z]+(?:,[a-z]+)*$/.test(message)],
  ['Not in the enum', ({ message }) => message.startsWith('must be equal to one of')],
  ['Another format', ({ message }) => message.startsWith('must match')],
  ['Statuses and media types', ({ at, schema }) => at === '' && schema === ''],
];

function placeOf({ schema, at, message, where, sample }: Found, cause: string): string {
  const property = /^must have required property '(.+)'/.exec(message)?.[1];
  if (cause === CALLS) return where;
  const owner = schema === '' ? `${where} ${at}`.trim() : schema;
  if (property !== undefined) return `${owner}.${property}`;
  if (message === 'is not in the contract') {
    return schema === '' ? owner : `${schema}.${at.split('/').at(-1) ?? ''}`;
  }
  if (cause === 'Not in the enum') return `${owner} ${sample}`;
  return cause === OTHER || at === '' ? `${owner} ${message}` : owner;
}

export function differencesOf(
  found: readonly Found[],
  optional: readonly string[] = [],
  refused: readonly Refused[] = [],
): Difference[] {
  const all = new Map<string, Difference>();
  const add = (cause: string, place: string, operation?: string): void => {
    const key = `${cause} ${place}`;
    const one = all.get(key) ?? { cause, place, operations: [] };
    all.set(key, one);
    if (operation !== undefined && !one.operations.includes(operation)) {
      one.operations.push(operation);
    }
  };
  for (const one of found) {
    const cause = CAUSES.find(([, fits]) => fits(one))?.[0] ?? OTHER;
    add(cause, placeOf(one, cause), one.operation);
  }
  for (const name of optional) add(OPTIONAL, name);
  for (const { operation, value } of refused) add(REFUSED, value, operation);
  const order = [...CAUSES.map(([cause]) => cause), OPTIONAL, REFUSED, OTHER];
  const rank = ({ cause }: Difference): number => order.indexOf(cause);
  return [...all.values()].sort(
    (one, other) => rank(one) - rank(other) || other.operations.length - one.operations.length,
  );
}

function lineOf({ place, operations }: Difference): string {
  const [first, ...more] = operations;
  if (first === undefined) return `  ${place}`;
  const rest = more.length === 0 ? '' : ` and ${more.length} more`;
  return `  ${place}  (${first}${rest})`;
}

/** @returns at most 20 lines, unless all are asked for */
export function summary(differences: readonly Difference[], isWhole = false): string[] {
  const groups = new Map<string, Difference[]>();
  for (const one of differences) groups.set(one.cause, [...(groups.get(one.cause) ?? []), one]);
  const each = isWhole ? Infinity : Math.floor(LINES / groups.size) - 1;
  return [...groups].flatMap(([cause, group]) => {
    const shown = group.slice(0, Math.max(1, each)).map(lineOf);
    const left = group.length - shown.length;
    const last = `${shown.pop() ?? ''}${left > 0 ? `, and ${left} more` : ''}`;
    const title = `${cause} (${group.length})`;
    return each < 1 ? [`${title}:${last.slice(1)}`] : [title, ...shown, last];
  });
}
