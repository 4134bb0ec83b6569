/** Finds literals that are sent, but not checked for names that the contract doesn't have. */
import { nameOf } from './modules.ts';
import type { Node } from './modules.ts';
import {
  bindingAt,
  isFunction,
  isNode,
  parseSource,
  resultsOf,
  startOf,
  topLevelBinding,
} from './scopes.ts';
import type { Source } from './scopes.ts';

interface Search {
  read: (path: string) => string;
  sources: Map<string, Source>;
  /** Least names with which a literal has been looked at. */
  seen: Map<Node, number>;
  found: Set<string>;
  /** Values whose type is the contract's. */
  places: number;
}

interface SentNames {
  /** Literals by file and line. */
  unchecked: string[];
  places: number;
}

/** The compiler finds an unknown name if it is the only one. */
const LEAST = 2;
const LEAST_IN_SPREAD = 1;
const NONE = Number.POSITIVE_INFINITY;

const CONTRACT = /Body|Params/u;
const WRAPPERS = new Set(['Omit', 'Partial', 'Pick', 'Promise', 'Readonly']);
const MUTATIONS = new Set(['execute', 'mutate', 'mutateAsync']);

export function findSentNames(paths: readonly string[], read: Search['read']): SentNames {
  const search: Search = {
    read,
    sources: new Map(),
    seen: new Map(),
    found: new Set(),
    places: 0,
  };
  for (const path of paths) {
    const source = sourceAt(search, path);
    for (const node of source.nodes) {
      const values = sentBy(search, source, node);
      search.places += values.length;
      for (const value of values) look(search, source, value, NONE);
      const toBody = bodyMaker(node);
      if (toBody) lookAtResults(search, source, toBody, LEAST);
    }
  }
  return { unchecked: [...search.found].toSorted(), places: search.places };
}

function sourceAt({ sources, read }: Search, path: string): Source {
  const source = sources.get(path) ?? parseSource(path, read(path));
  sources.set(path, source);
  return source;
}

function report({ found }: Search, { path, text }: Source, node: Node): void {
  found.add(`${path}:${text.slice(0, startOf(node)).split('\n').length}`);
}

const isGenerated = (path: string): boolean => path.startsWith('generated/');

function sentBy(search: Search, source: Source, node: Node): Node[] {
  const { type, typeAnnotation, expression, id, init } = node;
  if (type === 'CallExpression') return sentByCall(search, source, node);
  if (type === 'TSSatisfiesExpression') return valuesOf(source, typeAnnotation, [expression]);
  if (type === 'VariableDeclarator') return valuesOf(source, annotationOf(id), [init]);
  if (!isFunction(node)) return [];
  return valuesOf(source, inner(node['returnType']), resultsOf(node));
}

const valuesOf = (source: Source, type: unknown, values: readonly unknown[]): Node[] =>
  isContract(source, type) ? values.filter(isNode) : [];

function sentByCall(search: Search, source: Source, call: Node): Node[] {
  const callee = call['callee'] as Node;
  const values = call['arguments'] as Node[];
  const name = nameOf(callee.type === 'MemberExpression' ? callee['property'] : callee) ?? '';
  if (MUTATIONS.has(name)) {
    return values.flatMap((one) =>
      one.type === 'ObjectExpression'
        ? (one['properties'] as Node[])
            .filter(({ key }) => ['data', 'params'].includes(nameOf(key) ?? ''))
            .map(({ value }) => value)
            .filter(isNode)
        : [],
    );
  }
  if (callee.type !== 'Identifier') return [];
  if (name === 'omitUndefined') {
    const { params } = (call['typeArguments'] ?? {}) as { params?: readonly unknown[] };
    return valuesOf(source, params?.[0], values);
  }
  const own = contractParameters(search, source, callee);
  return values.filter((_, index) => own[index] === true);
}

/** Tells of each parameter if its type is the contract's. */
function contractParameters(search: Search, source: Source, callee: Node): boolean[] {
  const name = nameOf(callee) ?? '';
  const from = source.imports.get(name);
  if (from && isGenerated(from.path)) return generatedParameters(search.read(from.path), from.name);
  const { home, node } = declarationOf(search, source, callee) ?? {};
  const made = functionOf(node);
  if (!home || !made) return [];
  return (made['params'] as Node[]).map((one) =>
    isContract(home, annotationOf(one['left'] ?? one)),
  );
}

function generatedParameters(text: string, name: string): boolean[] {
  const start = new RegExp(`^ *export (?:const|function) ${name}\\b[^(]*\\(([^()]*)`, 'mu');
  const [, parameters = ''] = start.exec(text) ?? [];
  const [beforeOptions = ''] = parameters.split(/\boptions\b/u);
  return beforeOptions
    .split(',')
    .map((one) => /: (?:undefined \| *)?\w*(?:Body|Params)\w*\s*$/u.test(one));
}

interface Declaration {
  home: Source;
  node: Node;
}

function declarationOf(search: Search, source: Source, id: Node): Declaration | undefined {
  const name = nameOf(id) ?? '';
  const local = bindingAt(source, name, startOf(id));
  if (local) return { home: source, node: local };
  const from = source.imports.get(name);
  if (!from || isGenerated(from.path)) return undefined;
  const home = sourceAt(search, from.path);
  const node = topLevelBinding(home, from.name);
  return node && { home, node };
}

/** A declared function, or the function that a variable holds. */
function functionOf(node: Node | undefined): Node | undefined {
  const value = node?.type === 'VariableDeclarator' ? node['init'] : node;
  return isFunction(value) ? value : undefined;
}

const inner = (annotation: unknown): unknown =>
  isNode(annotation) ? annotation['typeAnnotation'] : undefined;

const annotationOf = (pattern: unknown): unknown =>
  isNode(pattern) ? inner(pattern['typeAnnotation']) : undefined;

function isContract(source: Source, type: unknown): boolean {
  if (!isNode(type)) return false;
  const { types, typeName, typeArguments, elementType, objectType } = type;
  if (isNode(elementType ?? objectType)) return isContract(source, elementType ?? objectType);
  if (Array.isArray(types)) return types.some((one: unknown) => isContract(source, one));
  if (type.type !== 'TSTypeReference') return false;
  const name = nameOf(typeName) ?? '';
  const { path, name: imported } = source.imports.get(name) ?? { path: '', name: '' };
  if (isGenerated(path)) return CONTRACT.test(imported);
  const { params = [] } = (typeArguments ?? {}) as { params?: readonly unknown[] };
  return WRAPPERS.has(name) && isContract(source, params[0]);
}

/** Forms infer the type of their body from it. */
function bodyMaker({ type, key, name, value }: Node): Node | undefined {
  if (nameOf(type === 'JSXAttribute' ? name : key) !== 'toBody' || !isNode(value)) return undefined;
  const made = value.type === 'JSXExpressionContainer' ? value['expression'] : value;
  return isFunction(made) ? made : undefined;
}

/** @param least names with which a literal here isn't checked */
function look(search: Search, source: Source, node: Node, least: number): void {
  if ((search.seen.get(node) ?? Number.NaN) <= least) return;
  search.seen.set(node, least);
  const held = Math.min(least, LEAST);
  if (node.type === 'ObjectExpression') lookAtObject(search, source, node, least);
  if (node.type === 'Identifier') lookAtVariable(search, source, node, held);
  if (node.type === 'CallExpression') lookAtCall(search, source, node, held);
  for (const part of partsOf(node)) look(search, source, part, least);
}

/** Values that the expression can result in, or contains as a list. */
function partsOf(node: Node): Node[] {
  const { type, expression, argument, consequent, alternate, left, right, elements } = node;
  switch (type) {
    case 'AwaitExpression':
    case 'SpreadElement':
      return [argument].filter(isNode);
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
      return [expression].filter(isNode);
    case 'TSAsExpression':
      return isConst(node) ? [expression].filter(isNode) : [];
    case 'ConditionalExpression':
      return [consequent, alternate].filter(isNode);
    case 'LogicalExpression':
      return [left, right].filter(isNode);
    case 'ArrayExpression':
      return (elements as unknown[]).filter(isNode);
    default:
      return [];
  }
}

function isConst({ typeAnnotation }: Node): boolean {
  return isNode(typeAnnotation) && nameOf(typeAnnotation['typeName']) === 'const';
}

function lookAtObject(search: Search, source: Source, node: Node, least: number): void {
  const parts = node['properties'] as Node[];
  const isNamed = parts.some(({ type, computed }) => type === 'Property' && computed !== true);
  if (isNamed && parts.length >= least) report(search, source, node);
  for (const { type, argument, value } of parts) {
    const isSpread = type === 'SpreadElement';
    const inside = isSpread ? argument : value;
    if (isNode(inside)) look(search, source, inside, isSpread ? LEAST_IN_SPREAD : NONE);
  }
}

function lookAtVariable(search: Search, source: Source, id: Node, least: number): void {
  const { home, node } = declarationOf(search, source, id) ?? {};
  if (!home || node?.type !== 'VariableDeclarator') return;
  const { id: declared, init } = node;
  const type = annotationOf(declared);
  if (isOwnLiteral(type, least)) report(search, home, node);
  if (!type && isNode(init)) look(search, home, init, least);
}

function lookAtCall(search: Search, source: Source, call: Node, least: number): void {
  const callee = call['callee'] as Node;
  const values = call['arguments'] as Node[];
  if (callee.type === 'MemberExpression') {
    if (!['flatMap', 'map'].includes(nameOf(callee['property']) ?? '')) return;
    for (const one of values) if (isFunction(one)) lookAtResults(search, source, one, LEAST);
    return;
  }
  if (nameOf(callee) === 'omitUndefined') {
    for (const one of values) look(search, source, one, NONE);
    return;
  }
  const { home, node } = declarationOf(search, source, callee) ?? {};
  const made = functionOf(node);
  if (home && made) lookAtResults(search, home, made, least);
}

function lookAtResults(search: Search, source: Source, made: Node, least: number): void {
  const type = inner(made['returnType']);
  if (isOwnLiteral(type, least)) report(search, source, made);
  if (type) return;
  for (const one of resultsOf(made)) look(search, source, one, least);
}

const isOwnLiteral = (type: unknown, least: number): boolean =>
  isNode(type) && type.type === 'TSTypeLiteral' && (type['members'] as Node[]).length >= least;
