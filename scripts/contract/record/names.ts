import { resolve, type Document, type Json } from '../document.ts';
import { isRecord } from '../json-path.ts';
import type { Refused } from './differences.ts';

type Schema = { [key: string]: Json };

interface Names {
  columns: string[];
  relations: string[];
}

function flat(document: Document, schema: Json): Schema[] {
  const own = resolve<Schema>(document, schema as Schema);
  if (!isRecord(own)) return [];
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (own[key] ?? []) as Json[]);
  return [own, ...parts.flatMap((part) => flat(document, part))];
}

const propertiesOf = (document: Document, schema: Json): Schema =>
  Object.assign({}, ...flat(document, schema).map((one) => one['properties'] ?? {})) as Schema;

const itemsOf = (document: Document, schema: Json): Json | undefined =>
  flat(document, schema).find((one) => 'items' in one)?.['items'];

/** Of the record that an answer has, in a list or alone. */
export function namesOf(document: Document, answer: Json): Names {
  const names: Names = { columns: [], relations: [] };
  const records = Object.values(propertiesOf(document, answer)).map(
    (one) => itemsOf(document, one) ?? one,
  );
  const record = records.find((one) => 'id' in propertiesOf(document, one));
  if (record === undefined) return names;
  for (const [name, schema] of Object.entries(propertiesOf(document, record))) {
    const items = itemsOf(document, schema);
    const isRelation = 'id' in propertiesOf(document, items ?? schema);
    if (isRelation) names.relations.push(name);
    else if (items === undefined && name !== 'metadata') names.columns.push(name);
  }
  return names;
}

/** Few are refused: names are asked for together, and only then in halves. */
export async function refusedAmong(
  names: readonly string[],
  isTaken: (names: readonly string[]) => Promise<boolean>,
): Promise<string[]> {
  if (names.length === 0 || (await isTaken(names))) return [];
  if (names.length === 1) return [...names];
  const half = Math.ceil(names.length / 2);
  return [
    ...(await refusedAmong(names.slice(0, half), isTaken)),
    ...(await refusedAmong(names.slice(half), isTaken)),
  ];
}

interface Read {
  operation: string;
  /** Query parameters of the operation. */
  parameters: readonly string[];
  names: Names;
  /** @returns true for a 2xx answer */
  ask: (query: string) => Promise<boolean>;
}

export async function refusedBy({ operation, parameters, names, ask }: Read): Promise<Refused[]> {
  if (!(await ask(''))) return [];
  const refused: Refused[] = [];
  const choices = { fields: names.columns, expand: names.relations, order: names.columns };
  for (const [parameter, all] of Object.entries(choices)) {
    const sent = parameters.find((one) => one === parameter || one === `${parameter}[]`);
    if (sent === undefined) continue;
    const values = (some: readonly string[]): readonly string[] =>
      sent.endsWith('[]') ? some : [some.join(',')];
    const isTaken = (some: readonly string[]): Promise<boolean> => {
      const parts = values(some).map((one) => `${sent}=${one}`);
      return ask(parts.join('&'));
    };
    // An order is a single name.
    const groups = parameter === 'order' ? all.map((name) => [name]) : [all];
    for (const group of groups) {
      for (const name of await refusedAmong(group, isTaken)) {
        refused.push({ operation, value: `${parameter}=${name}` });
      }
    }
  }
  return refused;
}
