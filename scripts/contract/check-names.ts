import { resolve, type Document, type Json, type Located } from './document.ts';
import { isRecord } from './json-path.ts';
import { namesOf, refusedAmong } from './record/names.ts';
import { toQuery } from './samples.ts';

const NAMES = ['fields', 'expand'] as const;

/** Some operations take a list of them. */
const isFor = (name: string, parameter: string): boolean =>
  parameter === name || parameter === `${name}[]`;

export const namesMore = (parameter: string): boolean =>
  NAMES.some((name) => isFor(name, parameter));

export const isNarrowed = (path: string): boolean => /[?&](?:fields|expand)(?:%5B%5D)?=/.test(path);

/** For answers to `fields` and `expand`, which leave out what is required otherwise. */
export const withoutRequired = (document: Document): Document =>
  stripped(document as unknown as Json) as unknown as Document;

function stripped(value: Json): Json {
  if (Array.isArray(value)) return value.map(stripped);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, one]) => key !== 'required' || !Array.isArray(one))
      .map(([key, one]) => [key, stripped(one)]),
  );
}

interface Trial {
  document: Document;
  one: Located;
  parameters: readonly string[];
  /** @returns true for a 2xx answer */
  ask: (query: string) => Promise<boolean>;
}

interface TriedNames {
  fields: readonly string[];
  expands: readonly string[];
  /** `expand=items`. */
  refused: readonly string[];
}

/** Asks for the columns and the relations of the record that an answer has. */
export async function tryNames({ document, one, parameters, ask }: Trial): Promise<TriedNames> {
  const documented = one.operation.responses['200'];
  const answer = documented && resolve(document, documented).content?.['application/json'];
  const { columns, relations } = namesOf(document, answer?.schema ?? {});
  const [forFields, forExpand] = NAMES.map((name) => parameters.find((one) => isFor(name, one)));
  const fields = forFields === undefined ? [] : columns;
  const expands = forExpand === undefined ? [] : relations;
  const refused: string[] = [];
  const tryAll = async (parameter = '', names: readonly string[] = []): Promise<void> => {
    const isTaken = (some: readonly string[]): Promise<boolean> =>
      ask(toQuery({ [parameter]: parameter.endsWith('[]') ? [...some] : some.join(',') }));
    for (const name of await refusedAmong(names, isTaken)) refused.push(`${parameter}=${name}`);
  };
  await tryAll(forFields, fields);
  // Alone, to compare each relation with the contract.
  for (const relation of expands) await tryAll(forExpand, [relation]);
  return { fields, expands, refused };
}
