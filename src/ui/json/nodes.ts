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
  /** `whole` is a value that is nested too deep to be edited; it stays as it is. */
  kind: Kind | 'whole';
  /** A text, or a number as it is typed. */
  text: string;
  flag: boolean;
  /** Of an object or a list. */
  children: JsonNode[];
  /** Of a whole value. */
  whole?: Json;
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

/**
 * How deep values may be nested to be edited. Each level takes its part of the call stack here, on the server and in
 * its database; the server takes 1,000 levels and fails with 3,000.
 */
export const DEEPEST = 200;

/** Whether a value is nested deeper than can be edited. Level by level, since a deep one would exhaust the call stack. */
export function isTooDeep(value: Json): boolean {
  let level: Json[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
  }
  return false;
}

/** An object for editing; of its values, those that are nested too deep stay whole. */
export const toTree = (object: JsonObject): JsonNode =>
  makeNode({
    kind: 'object',
    children: Object.entries(object).map(([key, value]) =>
      isTooDeep(value) ? makeNode({ key, kind: 'whole', whole: value }) : toNode(value, key),
    ),
  });

/** A value for editing; it must not be nested too deep. */
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

/** Why a value can't be saved as it is. */
export type NodeProblem =
  | 'keyMissing'
  | 'keyDoubled'
  | 'keyReserved'
  | 'unstorable'
  | 'notANumber'
  | 'numberTooLong';

/**
 * Whether the server drops entries of this name, or fails because of it. These are the names that every object of
 * JavaScript has from the start; a Medusa v1 server (1.20.11) loses them at any depth, without a word.
 */
export const isReserved = (key: string): boolean => key in Object.prototype;

/** Whether the server's database can't keep a text: it has no place for NUL and for half of a pair of signs. */
export const isUnstorable = (text: string): boolean =>
  text.includes('\0') || /\p{Surrogate}/u.test(text);

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** Why a text is no number of JSON that every reader reads alike. */
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
 * What is wrong among the values inside an object or a list, by id; nothing when all can be saved.
 *
 * @param stored values that are there already, whatever they are called: they are not sent as long as they stay
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

/** A node of the tree by its id. */
export function findNode(tree: JsonNode, id: string): JsonNode | undefined {
  if (tree.id === id) return tree;
  for (const child of tree.children) {
    const found = findNode(child, id);
    if (found) return found;
  }
  return undefined;
}

/** How many values are in an object or a list, at any depth. */
export const sizeOf = ({ children }: JsonNode): number =>
  children.reduce((sum, child) => sum + 1 + sizeOf(child), 0);

/** A node's value; check its problems first. */
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
    case 'whole':
      return node.whole ?? null;
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
