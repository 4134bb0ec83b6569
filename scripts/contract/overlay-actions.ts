import { LineCounter, isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml';
import type { Api } from './bundle.ts';
import type { Document, Json } from './document.ts';
import { isRecord, parsePath, select, type Match, type Step } from './json-path.ts';

interface Action {
  /** `openapi/overlay/care.overlay.yaml:6:13`. */
  place: string;
  target: string;
  steps: Step[];
  update: Json | undefined;
  remove: boolean;
}

export interface ActionFile {
  /** Undefined if the file doesn't say. */
  api: Api | undefined;
  actions: Action[];
  problems: string[];
}

const KEYS = new Set(['target', 'description', 'update', 'remove']);

/**
 * A file of the OpenAPI Overlay Specification 1.0: https://spec.openapis.org/overlay/v1.0.0.html
 * @param name for problems
 */
export function readActions(name: string, text: string): ActionFile {
  const lines = new LineCounter();
  const source = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problems: string[] = [];
  const placeOf = (node: unknown): string => {
    const { range } = (node ?? {}) as { range?: readonly number[] | null };
    const { line, col } = lines.linePos(range?.[0] ?? 0);
    return `${name}:${line}:${col}`;
  };
  const tell = (node: unknown, problem: string): void => {
    problems.push(`${placeOf(node)}  ${problem}`);
  };
  const [broken] = source.errors;
  const root: unknown = source.contents;
  if (broken !== undefined || !isMap(root)) {
    tell({ range: broken?.pos ?? null }, broken?.message ?? 'An overlay is an object.');
    return { api: undefined, actions: [], problems };
  }
  const { overlay, extends: base } = source.toJS() as Record<string, Json | undefined>;
  if (typeof overlay !== 'string' || !/^1\.\d+\.\d+$/.test(overlay)) {
    tell(valueNode(root, 'overlay'), 'The overlay needs its version, such as `overlay: 1.0.0`.');
  }
  const api = (['admin', 'store'] as const).find((one) => base === `../${one}.yaml`);
  if (api === undefined) {
    const choice = '`extends: ../admin.yaml` or `extends: ../store.yaml`';
    tell(valueNode(root, 'extends'), `The overlay needs ${choice}.`);
  }
  const list = valueNode(root, 'actions');
  if (!isSeq(list) || list.items.length === 0) tell(list, 'The overlay needs `actions`.');

  const read = (node: unknown): Action[] => {
    if (!isMap(node)) {
      tell(node, 'An action is an object with a `target`.');
      return [];
    }
    for (const { key } of node.items) {
      const word = isScalar(key) ? String(key.value) : '';
      if (KEYS.has(word) || word.startsWith('x-')) continue;
      tell(key, `\`${word}\` means nothing here.`);
    }
    const { target, update, remove } = node.toJS(source) as Record<string, Json | undefined>;
    if (update === undefined && remove !== true) {
      tell(node, 'An action needs `update` or `remove: true`.');
      return [];
    }
    for (const reference of foreignReferences(update)) {
      const advice = 'A reference begins with #/components/.';
      tell(valueNode(node, 'update'), `${reference} is in another file. ${advice}`);
    }
    if (typeof target !== 'string') {
      tell(node, 'An action needs a `target`.');
      return [];
    }
    const at = valueNode(node, 'target');
    try {
      const steps = parsePath(target);
      return [{ place: placeOf(at), target, steps, update, remove: remove === true }];
    } catch (error) {
      tell(at, error instanceof Error ? error.message : String(error));
      return [];
    }
  };
  const actions = isSeq(list) ? list.items.flatMap((node) => read(node)) : [];
  return { api, actions, problems };
}

/** The map's own place, if the key is missing. */
const valueNode = (map: YAMLMap, key: string): unknown => map.get(key, true) ?? map;

function foreignReferences(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(foreignReferences);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === '$ref' && typeof one === 'string' && !one.startsWith('#/')
      ? [one]
      : foreignReferences(one),
  );
}

/** @throws Error with a line for each problem of any file */
export function extend(document: Document, api: Api, files: readonly ActionFile[]): Document {
  const problems = files.flatMap((file) => file.problems);
  const actions = files.filter((file) => file.api === api).flatMap((file) => file.actions);
  if (actions.length === 0 && problems.length === 0) return document;
  const extended = structuredClone(document);
  for (const action of actions) {
    const problem = apply(extended as unknown as Json, action);
    if (problem !== undefined) problems.push(`${action.place}  ${problem}`);
  }
  if (problems.length > 0) throw new Error(`The overlay has errors:\n${problems.join('\n')}`);
  return extended;
}

function apply(document: Json, { target, steps, update, remove }: Action): string | undefined {
  const { matches, reached } = select(document, steps);
  if (matches.length === 0) {
    const known = `$${steps
      .slice(0, reached)
      .map(({ text }) => text)
      .join('')}`;
    return `${target} matches nothing: ${known} has no ${steps[reached]?.text ?? ''}.`;
  }
  if (remove) {
    // From the end, so that the places in an array stay true.
    for (const match of matches.toReversed()) if (!take(match)) return '$ can’t be removed.';
    return undefined;
  }
  for (const { value } of matches) {
    const problem = change(value, update ?? null);
    if (problem !== undefined) return `${target} ${problem}`;
  }
  return undefined;
}

function take({ holder, key }: Match): boolean {
  if (holder === undefined) return false;
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
  return true;
}

function change(target: Json, update: Json): string | undefined {
  if (Array.isArray(target)) {
    append(target, Array.isArray(update) ? update : [update]);
    return undefined;
  }
  if (!isRecord(target)) return 'is a plain value: target the object that has it.';
  if (!isRecord(update)) return 'is an object, and the update isn’t.';
  return mergeInto(target, update);
}

function mergeInto(
  target: { [key: string]: Json },
  update: { [key: string]: Json },
  at = '',
): string | undefined {
  const { $ref: reference } = target;
  // Generators ignore what is beside a reference.
  if (typeof reference === 'string' && !('$ref' in update)) {
    return `${at === '' ? 'is' : `has ${at},`} a reference: target ${reference} instead.`;
  }
  for (const [key, value] of Object.entries(update)) {
    const old = target[key];
    if (isRecord(old) && isRecord(value)) {
      const problem = mergeInto(old, value, at === '' ? key : `${at}.${key}`);
      if (problem !== undefined) return problem;
    } else if (Array.isArray(old) && Array.isArray(value)) append(old, value);
    else target[key] = structuredClone(value);
  }
  return undefined;
}

/** A plain value that a later release has, too, isn't repeated. */
function append(list: Json[], values: readonly Json[]): void {
  for (const value of values) {
    const isPlain = typeof value !== 'object' || value === null;
    if (!isPlain || !list.includes(value)) list.push(structuredClone(value));
  }
}
