import { parseSync } from 'vite';
import { nameOf, nodesOf, targetOf } from './modules.ts';
import type { Node } from './modules.ts';

interface Binding {
  name: string;
  node: Node;
  /** Range in which the name is known. */
  start: number;
  end: number;
}

export interface Source {
  path: string;
  text: string;
  nodes: readonly Node[];
  /** By local name. */
  imports: ReadonlyMap<string, { path: string; name: string }>;
  bindings: readonly Binding[];
}

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression']);

const SCOPES = new Set([...FUNCTIONS, 'BlockStatement', 'Program']);

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

export const isFunction = (value: unknown): value is Node =>
  isNode(value) && FUNCTIONS.has(value.type);

export const startOf = (node: Node): number => Number(node['start']);
const endOf = (node: Node): number => Number(node['end']);

export function parseSource(path: string, text: string): Source {
  const nodes = [...nodesOf(parseSync(path, text).program)];
  return { path, text, nodes, imports: importsOf(path, nodes), bindings: bindingsOf(nodes) };
}

function importsOf(path: string, nodes: readonly Node[]): Source['imports'] {
  return new Map(
    nodes
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap(({ source, specifiers }) => {
        const target = targetOf(path, nameOf(source) ?? '');
        if (target === undefined) return [];
        return (specifiers as Node[]).map(({ local, imported }) => {
          const name = nameOf(local) ?? '';
          return [name, { path: target, name: nameOf(imported) ?? name }] as const;
        });
      }),
  );
}

function bindingsOf(nodes: readonly Node[]): Binding[] {
  // Parents come first, so the last scope around a place is the innermost.
  const scopes = nodes.filter(({ type }) => SCOPES.has(type));
  const bind = (id: unknown, node: Node): Binding[] => {
    const name = nameOf(id);
    const at = startOf(node);
    const scope = scopes.findLast((one) => one !== node && startOf(one) <= at && at < endOf(one));
    if (name === undefined || !scope) return [];
    return [{ name, node, start: startOf(scope), end: endOf(scope) }];
  };
  // Hides outer names, and has no value to look at.
  const hide = (pattern: unknown): Binding[] =>
    [...nodesOf(pattern)]
      .filter(({ type }) => type === 'Identifier')
      .flatMap((name) => bind(name, name));
  return nodes.flatMap((node) => {
    const { id, params } = node;
    if (node.type === 'VariableDeclarator') {
      return isNode(id) && id.type === 'Identifier' ? bind(id, node) : hide(id);
    }
    if (!isFunction(node)) return [];
    return [...(node.type === 'FunctionDeclaration' ? bind(id, node) : []), ...hide(params)];
  });
}

const named = ({ bindings }: Source, name: string): Binding[] =>
  bindings.filter((one) => one.name === name).toSorted((one, other) => one.start - other.start);

/** Undefined if the file itself doesn't declare it. */
export const bindingAt = (source: Source, name: string, at: number): Node | undefined =>
  named(source, name).findLast(({ start, end }) => start <= at && at < end)?.node;

export const topLevelBinding = (source: Source, name: string): Node | undefined =>
  named(source, name)[0]?.node;

/** Without those of functions inside. */
export function resultsOf({ body }: Node): Node[] {
  if (!isNode(body)) return [];
  if (body.type !== 'BlockStatement') return [body];
  const inside = [...nodesOf(body)];
  const nested = inside.filter(isFunction);
  return inside
    .filter(({ type }) => type === 'ReturnStatement')
    .filter((node) => {
      const at = startOf(node);
      return !nested.some((one) => startOf(one) <= at && at < endOf(one));
    })
    .flatMap(({ argument }) => (isNode(argument) ? [argument] : []));
}
