import { isObject } from '../format/guards.ts';

export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export const KINDS = ['text', 'number', 'boolean', 'null', 'object', 'list'] as const;
export type Kind = (typeof KINDS)[number];

/** A JSON value being edited; keys may be missing or duplicate. */
export interface JsonNode {
  id: string;
  /** Empty in lists. */
  key: string;
  /** `whole`: nested too deep to edit, kept as it is. */
  kind: Kind | 'whole';
  /** Text, or a number as typed. */
  text: string;
  flag: boolean;
  children: JsonNode[];
  whole?: Json;
}

let made = 0;

export function makeNode(fields: Partial<Omit<JsonNode, 'id'>> = {}): JsonNode {
  made += 1;
  return {
    id: `node-${made}`,
    key: '',
    kind: 'text',
    text: '',
    flag: false,
    children: [],
    ...fields,
  };
}

/** Keeps the sign of -0. */
const numberText = (value: number): string => (Object.is(value, -0) ? '-0' : String(value));

/**
 * Each level takes call stack here, on the server and in its database; the server handles 1,000 levels and fails at
 * 3,000.
 */
export const DEEPEST = 200;

/** Breadth-first: recursion would overflow the stack. */
export function isTooDeep(value: Json): boolean {
  let level: Json[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((each) => (isObject(each) ? Object.values(each) : []));
  }
  return false;
}

export const toTree = (object: JsonObject): JsonNode =>
  makeNode({
    kind: 'object',
    children: Object.entries(object).map(([key, value]) =>
      isTooDeep(value) ? makeNode({ key, kind: 'whole', whole: value }) : toNode(value, key),
    ),
  });

/** @param value must not be too deep */
export function toNode(value: Json, key = ''): JsonNode {
  if (value === null) return makeNode({ key, kind: 'null' });
  if (typeof value === 'string') return makeNode({ key, text: value });
  if (typeof value === 'number') return makeNode({ key, kind: 'number', text: numberText(value) });
  if (typeof value === 'boolean') return makeNode({ key, kind: 'boolean', flag: value });
  if (Array.isArray(value)) {
    return makeNode({ key, kind: 'list', children: value.map((each) => toNode(each)) });
  }
  return makeNode({
    key,
    kind: 'object',
    children: Object.entries(value).map(([name, each]) => toNode(each, name)),
  });
}

export type NodeProblem =
  | 'keyMissing'
  | 'keyDoubled'
  | 'keyReserved'
  | 'unstorable'
  | 'notANumber'
  | 'numberTooLong';

/** Names on Object.prototype: Medusa v1 (1.20.11) drops them silently at any depth. */
export const isReserved = (key: string): boolean => key in Object.prototype;

/** The server's database can't store NUL or lone surrogates. */
export const isUnstorable = (text: string): boolean =>
  text.includes('\0') || /\p{Surrogate}/u.test(text);

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** Rejects numbers that parsers read differently. */
export function numberProblem(text: string): 'notANumber' | 'numberTooLong' | undefined {
  const typed = text.trim();
  const value = Number(typed);
  if (!NUMBER.test(typed) || !Number.isFinite(value)) return 'notANumber';
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? 'numberTooLong' : undefined;
}

function keyProblem(key: string, count: number): NodeProblem | undefined {
  if (key === '') return 'keyMissing';
  if (isReserved(key)) return 'keyReserved';
  if (isUnstorable(key)) return 'unstorable';
  return count > 1 ? 'keyDoubled' : undefined;
}

function valueProblem({ kind, text }: JsonNode): NodeProblem | undefined {
  if (kind === 'number') return numberProblem(text);
  return kind === 'text' && isUnstorable(text) ? 'unstorable' : undefined;
}

const holdsNodes = ({ kind }: JsonNode): boolean => kind === 'object' || kind === 'list';

/**
 * Returns problems by node id.
 *
 * @param stored unchanged nodes, which aren't sent and may have any name
 */
export function problemsIn(
  parent: JsonNode,
  stored?: ReadonlySet<JsonNode>,
  found = new Map<string, NodeProblem>(),
): Map<string, NodeProblem> {
  const counts = new Map<string, number>();
  for (const { key } of parent.children) counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const child of parent.children) {
    const count = counts.get(child.key) ?? 0;
    if (stored?.has(child) && count === 1) continue;
    const problem =
      (parent.kind === 'object' ? keyProblem(child.key, count) : undefined) ?? valueProblem(child);
    if (problem) found.set(child.id, problem);
    if (holdsNodes(child)) problemsIn(child, undefined, found);
  }
  return found;
}

export function findNode(tree: JsonNode, id: string): JsonNode | undefined {
  if (tree.id === id) return tree;
  for (const child of tree.children) {
    const found = findNode(child, id);
    if (found) return found;
  }
  return undefined;
}

export const sizeOf = ({ children }: JsonNode): number =>
  children.reduce((sum, child) => sum + 1 + sizeOf(child), 0);

export function toJson(node: JsonNode): Json {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'number':
      return Number(node.text);
    case 'boolean':
      return node.flag;
    case 'null':
      return null;
    case 'list':
      return node.children.map(toJson);
    case 'object':
      // Object.fromEntries keeps `__proto__` a key.
      return Object.fromEntries(node.children.map((child) => [child.key, toJson(child)]));
    case 'whole':
      return node.whole ?? null;
    default:
      return node.kind satisfies never;
  }
}

export function changeNode(
  tree: JsonNode,
  id: string,
  change: (node: JsonNode) => JsonNode,
): JsonNode {
  if (tree.id === id) return change(tree);
  let changed = false;
  const children = tree.children.map((child) => {
    const next = changeNode(child, id, change);
    changed ||= next !== child;
    return next;
  });
  return changed ? { ...tree, children } : tree;
}

export function removeNode(tree: JsonNode, id: string): JsonNode {
  const children = tree.children
    .filter((child) => child.id !== id)
    .map((child) => removeNode(child, id));
  const same =
    children.length === tree.children.length &&
    children.every((child, index) => child === tree.children[index]);
  return same ? tree : { ...tree, children };
}

/** Changes the kind, keeping as much content as possible. */
export function withKind(node: JsonNode, kind: Kind): JsonNode {
  if (kind === node.kind) return node;
  const text =
    node.kind === 'boolean'
      ? String(node.flag)
      : node.kind === 'text' || node.kind === 'number'
        ? node.text
        : '';
  if (kind === 'boolean') return { ...node, kind, flag: text === 'true' };
  if (kind === 'number') return { ...node, kind, text: numberProblem(text) ? '' : text.trim() };
  if (kind === 'text') return { ...node, kind, text };
  if (kind === 'null') return { ...node, kind };
  // List items keep hidden names, for changing back.
  return { ...node, kind, children: node.children };
}
