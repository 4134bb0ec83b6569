/** A finding of Redocly, as JSON. */
export interface Problem {
  ruleId: string;
  message: string;
  location: { source: { ref: string }; pointer?: string }[];
}

/** Tells an example that isn't what its schema says. */
export const EXAMPLE_RULE = 'no-invalid-media-type-examples';

/** More are summed up. */
const FEW = 20;
const LINES = 20;

/** One branch doesn't fit; the problems of the other one tell more. */
const BRANCH =
  /(?:type must be null|must match (?:a schema in anyOf|exactly one schema in oneOf))$/;

/** @param output Redocly's, with notes beside the JSON, or without JSON */
export function problemsIn(output: string): Problem[] {
  try {
    const text = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
    return (JSON.parse(text) as { problems: Problem[] }).problems;
  } catch {
    return [];
  }
}

function causeOf(message: string): string {
  const text = message
    .replace(/^Example value must conform to the schema: /, '')
    .replace(/\.$/, '');
  const missing = /must have required property '(.+)'$/.exec(text)?.[1];
  if (missing !== undefined) return `${missing} is missing`;
  const more = /must NOT have (?:additional|unevaluated) properties `(.+)`$/.exec(text)?.[1];
  if (more !== undefined) return `${more} is not in the schema`;
  return text.replace(/^`\d+` property /, '');
}

function exampleOf({ location: [at] }: Problem): string {
  const pointer = at?.pointer ?? '';
  return `${at?.source.ref ?? ''}${/^(.*?)\/value(?:\/|$)/.exec(pointer)?.[1] ?? pointer}`;
}

const plural = (count: number, name: string): string =>
  `${count} ${count === 1 ? name : `${name}s`}`;

/** @returns at most 20 lines, the most frequent causes first; none if the problems are few */
export function exampleErrors(problems: readonly Problem[]): string[] {
  const own = problems.filter(({ ruleId }) => ruleId === EXAMPLE_RULE);
  if (own.length <= FEW) return [];
  const told = new Set(own.filter(({ message }) => !isOfBranch(message)).map(exampleOf));
  const causes = new Map<string, Set<string>>();
  for (const one of own) {
    const example = exampleOf(one);
    if (isOfBranch(one.message) && told.has(example)) continue;
    const cause = causeOf(one.message);
    causes.set(cause, (causes.get(cause) ?? new Set<string>()).add(example));
  }
  const all = [...causes].sort(([, one], [, other]) => other.size - one.size);
  const shown = all.slice(0, all.length > LINES ? LINES - 1 : LINES).map(lineOf);
  return all.length > LINES ? [...shown, `and ${all.length - shown.length} more causes`] : shown;
}

const isOfBranch = (message: string): boolean => BRANCH.test(message.replace(/\.$/, ''));

function lineOf([cause, examples]: readonly [string, ReadonlySet<string>]): string {
  const [first = ''] = examples;
  const files = new Set([...examples].map((one) => one.split('#')[0]));
  return `${cause}: ${plural(examples.size, 'example')} in ${plural(files.size, 'file')}, the first at ${first}`;
}
