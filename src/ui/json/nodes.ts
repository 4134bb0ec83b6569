export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export const KINDS = ['text', 'number', 'boolean', 'null', 'object', 'list'] as const;
export type Kind = (typeof KINDS)[number];

/** One value of a JSON document while it is edited; keys may be missing or doubled for that time. */
export interface JsonNode {
  id: string;
  /** Its key in the object around it; empty in a list. */
  key: string;
  kind: Kind;
  /** A text, or a number as it is typed. */
  text: string;
  flag: boolean;
  /** Of an object or a list. */
  children: JsonNode[];
}

let made = 0;

/** A new value; an empty text unless told. */
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

/** How a number is written in JSON; a negative zero keeps its sign. */
const numberText = (value: number): string => (Object.is(value, -0) ? '-0' : String(value));

/** A value for editing. */
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

/** Why a value can't be saved as it stands. */
export type NodeProblem = 'keyMissing' | 'keyDoubled' | 'notANumber' | 'numberTooLong';

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** Why a text is no number of JSON that every reader reads alike. */
export function numberProblem(text: string): 'notANumber' | 'numberTooLong' | undefined {
  const typed = text.trim();
  const value = Number(typed);
  if (!NUMBER.test(typed) || !Number.isFinite(value)) return 'notANumber';
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? 'numberTooLong' : undefined;
}

/** What is wrong among the values inside an object or a list, by id; nothing when all can be saved. */
export function problemsIn(
  parent: JsonNode,
  found = new Map<string, NodeProblem>(),
): Map<string, NodeProblem> {
  const seen = new Map<string, number>();
  for (const { key } of parent.children) seen.set(key, (seen.get(key) ?? 0) + 1);
  for (const child of parent.children) {
    if (parent.kind === 'object') {
      if (child.key === '') found.set(child.id, 'keyMissing');
      else if ((seen.get(child.key) ?? 0) > 1) found.set(child.id, 'keyDoubled');
    }
    const problem = child.kind === 'number' ? numberProblem(child.text) : undefined;
    if (problem && !found.has(child.id)) found.set(child.id, problem);
    if (child.kind === 'object' || child.kind === 'list') problemsIn(child, found);
  }
  return found;
}

/** The value that a node stands for; ask for its problems first. */
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
      // Object.fromEntries keeps a key such as __proto__ a key.
      return Object.fromEntries(node.children.map((child) => [child.key, toJson(child)]));
    default:
      return node.kind satisfies never;
  }
}

/** The tree with one node changed. */
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

/** The tree without one node. */
export function removeNode(tree: JsonNode, id: string): JsonNode {
  const children = tree.children
    .filter((child) => child.id !== id)
    .map((child) => removeNode(child, id));
  const same =
    children.length === tree.children.length &&
    children.every((child, index) => child === tree.children[index]);
  return same ? tree : { ...tree, children };
}

/** Another kind of value, keeping as much of what was there as the kind can hold. */
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
  // Fields that become list items lose their names for as long as they are items only.
  return { ...node, kind, children: node.children };
}
