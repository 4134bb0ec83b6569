import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../lib/paths.ts';
import { UserError } from '../lib/stop.ts';
import { pascalCase } from './names.ts';

/** An operation of the contract that lists records. */
export interface ListOperation {
  /** `ProductTags` of `listProductTags`. */
  name: string;
  /** Folder in `generated/admin/`. */
  tag: string;
  /** Property of the answer. */
  rows: string;
  /** Column that tells records apart. */
  title: string;
  hasCreated: boolean;
  takesFields: boolean;
  takesRelations: boolean;
}

/** Parameters that a list page sends. */
const SENT = ['limit', 'offset', 'order', 'q'];

const TITLES = ['title', 'name', 'label', 'value', 'code', 'email', 'id'];

const ADMIN = inRoot('generated', 'admin');

const schemas = (): string => readFileSync(join(ADMIN, 'admin.schemas.ts'), 'utf8');

/** The lines between the braces of a type. */
function bodyOf(types: string, name: string): string {
  const declared = String.raw`^export (?:interface|type) ${name}\b[^{\n]*\{\n([\s\S]*?)^\}`;
  return new RegExp(declared, 'mu').exec(types)?.[1] ?? '';
}

/** Required texts of an entity, and of the entities that it extends. */
function textsOf(types: string, name: string): string[] {
  const own = bodyOf(types, name).matchAll(/^ {2}(\w+): string;$/gmu);
  const extended = new RegExp(String.raw`^export type ${name} = ([^{;\n]*)`, 'mu').exec(types)?.[1];
  const bases: string[] = extended?.match(/\b[A-Z]\w*/gu) ?? [];
  return [...bases.flatMap((base) => textsOf(types, base)), ...[...own].map(([, key = '']) => key)];
}

/** `ProductTagListResponse` of `listProductTags`, and its tag. */
function found(operation: string): { tag: string; answer: string } | undefined {
  const declared = new RegExp(
    String.raw`^export const ${operation} = async \(params\?:.*\): Promise<(\w+)> =>`,
    'mu',
  );
  for (const entry of readdirSync(ADMIN, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const text = readFileSync(join(ADMIN, entry.name, `${entry.name}.ts`), 'utf8');
    const [, answer] = declared.exec(text) ?? [];
    if (answer !== undefined) return { tag: entry.name, answer };
  }
  return undefined;
}

/**
 * @param area such as `product-tags`
 * @throws UserError unless a list page can show its records
 */
export function listOperation(area: string): ListOperation {
  const name = pascalCase(area);
  const operation = `list${name}`;
  const place = found(operation);
  if (!place) {
    throw new UserError(
      `The contract has no operation ${operation} with limit and offset. docs/contract.md shows how to add it.`,
    );
  }
  const types = schemas();
  const params = bodyOf(types, `List${name}Params`);
  const takes = (param: string): boolean => new RegExp(`^${param}\\?:`, 'mu').test(params);
  const missing = SENT.filter((param) => !takes(param));
  if (missing.length > 0) {
    throw new UserError(`${operation} has no ${missing.join(', ')}, which a list page sends.`);
  }
  const answer = bodyOf(types, place.answer);
  const [, rows, entity] = /^ {2}(\w+): (\w+)\[\];$/mu.exec(answer) ?? [];
  const texts = textsOf(types, entity ?? '');
  const title = TITLES.find((one) => texts.includes(one));
  if (rows === undefined || !/^ {2}count: /mu.test(answer) || !texts.includes('id') || !title) {
    throw new UserError(`${operation} must answer with a count and with records that have an id.`);
  }
  return {
    name,
    tag: place.tag,
    rows,
    title,
    hasCreated: texts.includes('created_at'),
    takesFields: takes('fields'),
    takesRelations: takes('expand'),
  };
}
