import type { Change } from './changes.ts';
import type { Document, Json } from './document.ts';
import { keywordChanges, LEVEL_OF, stable, tightest } from './keywords.ts';
import type { Schema, Shift, Way } from './keywords.ts';
import { gather, isNull, referenceOf } from './schema-parts.ts';
import type { Owned, Owners } from './schema-parts.ts';

export interface SchemaComparison {
  compare(operation: string, way: Way, old: Json, now: Json, at: string): void;
  /** A named schema's once, with all operations that reach it. */
  changes(): Change[];
}

/** A part of an operation, or a named schema. */
interface Root {
  way: Way;
  operations: Set<string>;
  uses: Set<string>;
  changes: Pick<Change, 'at' | 'what' | 'level'>[];
}

export function createComparison(before: Document, after: Document): SchemaComparison {
  const roots: Root[] = [];
  const named = new Map<string, Root>();

  const start = (way: Way, operations: string[]): Root => {
    const root: Root = { way, operations: new Set(operations), uses: new Set(), changes: [] };
    roots.push(root);
    return root;
  };

  const schemaIn = (document: Document, name: string): Json | undefined =>
    document.components?.['schemas']?.[name];

  const rename = (old: Json | undefined, now: Json | undefined): [string, string] | undefined => {
    const [name, other] = [referenceOf(old), referenceOf(now)];
    if (name === undefined || other === undefined || name === other) return undefined;
    const isRenamed = !schemaIn(after, name) && !schemaIn(before, other);
    return isRenamed ? [name, other] : undefined;
  };

  const use = (root: Root, oldName: string, name = oldName): void => {
    const key = `${root.way} ${oldName} ${name}`;
    root.uses.add(key);
    if (named.has(key)) return;
    const own = start(root.way, []);
    named.set(key, own);
    if (name !== oldName) {
      own.changes.push({ at: oldName, what: `is called ${name} now`, level: 'patch' });
    }
    visit(own, [schemaIn(before, oldName) ?? {}], [schemaIn(after, name) ?? {}], name);
  };

  const visit = (root: Root, old: readonly Json[], now: readonly Json[], at: string): void => {
    const add = (what: string, shift: Shift): void => {
      root.changes.push({ at, what, level: LEVEL_OF[root.way][shift] });
    };
    const [left, right] = [gather(before, old), gather(after, now)];
    const common = commonNames(left.references, right.references);
    const renamed = old.length === 1 && now.length === 1 ? rename(old[0], now[0]) : undefined;
    if (renamed) {
      use(root, ...renamed);
      return;
    }
    for (const owners of left.references) {
      const name = owners.find((one) => common.has(one));
      if (name !== undefined) use(root, name);
    }
    // Changes within a common schema are its own: on both sides it counts as it was.
    const isCommon = ({ owners }: Owned<unknown>): boolean => owners.some((one) => common.has(one));
    const asItWas = <T>(was: Owned<T>[], is: Owned<T>[]): T[] =>
      [...was.filter(isCommon), ...is.filter((one) => !isCommon(one))].map(({ value }) => value);
    const was = left.parts.map(({ value }) => value);
    const all = right.parts.map(({ value }) => value);
    const is = asItWas(left.parts, right.parts);
    const [unions, unionsNow] = [left.unions, right.unions].map((some) =>
      some.filter((one) => !isCommon(one)).flatMap(({ value }) => value),
    ) as [Json[], Json[]];
    const isNullable = left.nulls.length > 0;
    const isNullableNow = asItWas(left.nulls, right.nulls).length > 0;

    if (unions.length > 0 || unionsNow.length > 0) {
      // A side without a union is compared as its only branch.
      const [some, others] = [
        unions.length > 0 ? unions : old,
        unionsNow.length > 0 ? unionsNow : now,
      ];
      branches(root, some, others, at);
      if (some === old || others === now) return;
      if (isNullable !== isNullableNow) {
        add(
          isNullableNow ? 'can be null' : 'is never null any more',
          isNullableNow ? 'wider' : 'narrower',
        );
      }
    }
    const [types, typesNow] = [typesOf(was, isNullable), typesOf(is, isNullableNow)];
    typeChanges(add, types, typesNow);
    const isOther = (one: string): boolean => one === 'null' || !overlaps(typesNow, one);
    if (types && typesNow && [...types].every(isOther)) return;
    valueChanges(add, valuesOf(was), valuesOf(is));
    for (const { what, shift } of keywordChanges(tightest(was), tightest(is))) add(what, shift);
    properties(root, was, is, all, at);
    const [rows, rowsNow] = differing(declared(was, 'items'), declared(is, 'items'));
    if (rows.length > 0 && rowsNow.length > 0) visit(root, rows, rowsNow, `${at}[]`);
    const [further, furtherNow] = [was, is].map((one) => tightest(one)['additionalProperties']);
    furtherProperties(root, further, furtherNow, at);
  };

  const properties = (
    root: Root,
    was: readonly Schema[],
    is: readonly Schema[],
    all: readonly Schema[],
    at: string,
  ): void => {
    const add = (name: string, what: string, shift: Shift): void => {
      root.changes.push({ at: `${at}.${name}`, what, level: LEVEL_OF[root.way][shift] });
    };
    const [old, now, full] = [was, is, all].map(propertiesOf) as [Props, Props, Props];
    const [needed, neededNow, neededFull] = [was, is, all].map(requiredIn) as [Names, Names, Names];
    const hasDefault = (name: string): boolean =>
      root.way === 'request' &&
      tightest(gather(after, full.get(name) ?? []).parts.map(({ value }) => value))['default'] !==
        undefined;
    for (const [name, schemas] of old) {
      const other = now.get(name) ?? full.get(name);
      if (other === undefined) {
        add(name, 'is gone', 'other');
        continue;
      }
      const isNeeded = neededNow.has(name) || neededFull.has(name);
      if (needed.has(name) && !isNeeded) add(name, 'may be left out', 'wider');
      if (!needed.has(name) && neededNow.has(name)) {
        add(name, 'is required', hasDefault(name) ? 'notice' : 'narrower');
      }
      const [some, others] = differing(schemas, other);
      if (some.length > 0 && others.length > 0) visit(root, some, others, `${at}.${name}`);
    }
    for (const name of now.keys()) {
      if (old.has(name)) continue;
      const must = neededNow.has(name) && !hasDefault(name);
      add(name, must ? 'is new and required' : 'is new', must ? 'narrower' : 'notice');
    }
  };

  const furtherProperties = (
    root: Root,
    old: Json | undefined,
    now: Json | undefined,
    at: string,
  ): void => {
    const [was, is] = [openness(old), openness(now)];
    if (was === 'some' && is === 'some') visit(root, [old ?? {}], [now ?? {}], `${at}.*`);
    else if (was !== is) {
      const order = ['none', 'some', 'any'];
      const words = { none: 'no', some: 'only some', any: 'any' };
      const shift = order.indexOf(is) < order.indexOf(was) ? 'narrower' : 'wider';
      const what = `allows ${words[is]} further properties`;
      root.changes.push({ at, what, level: LEVEL_OF[root.way][shift] });
    }
  };

  const branches = (root: Root, old: readonly Json[], now: readonly Json[], at: string): void => {
    const rest = [...now];
    const gone: Json[] = [];
    for (const one of old) {
      const place = rest.findIndex((other) => labelOf(other) === labelOf(one));
      const [other] = place === -1 ? [] : rest.splice(place, 1);
      if (other === undefined) gone.push(one);
      else visit(root, [one], [other], old.length === 1 ? at : `${at}(${labelOf(one)})`);
    }
    const add = (what: string, shift: Shift): void => {
      root.changes.push({ at, what, level: LEVEL_OF[root.way][shift] });
    };
    for (const one of gone) add(`is never ${labelOf(one)} any more`, 'narrower');
    for (const one of rest) add(`can be ${labelOf(one)}`, 'wider');
  };

  return {
    compare(operation, way, old, now, at) {
      visit(start(way, [operation]), [old], [now], at);
    },
    changes() {
      const spread = (root: Root, operation: string): void => {
        for (const key of root.uses) {
          const own = named.get(key);
          if (own === undefined || own.operations.has(operation)) continue;
          own.operations.add(operation);
          spread(own, operation);
        }
      };
      const ofNamed = new Set(named.values());
      for (const root of roots) {
        if (!ofNamed.has(root)) for (const operation of root.operations) spread(root, operation);
      }
      return roots.flatMap(({ changes, operations }) =>
        changes.map((one) => ({ ...one, operations: [...operations] })),
      );
    },
  };
}

type Props = Map<string, Json[]>;
type Names = Set<string>;
type Add = (what: string, shift: Shift) => void;

function commonNames(left: readonly Owners[], right: readonly Owners[]): Names {
  const names = new Set(right.flat());
  return new Set(left.flat().filter((one) => names.has(one)));
}

/** Without the declarations that both share. */
function differing(old: readonly Json[], now: readonly Json[]): [Json[], Json[]] {
  const shared = new Set(old.filter((one) => typeof one === 'object' && now.includes(one)));
  return [old.filter((one) => !shared.has(one)), now.filter((one) => !shared.has(one))];
}

const declared = (schemas: readonly Schema[], key: string): Json[] =>
  schemas.flatMap((one) => (one[key] === undefined ? [] : [one[key]]));

function propertiesOf(schemas: readonly Schema[]): Props {
  const all: Props = new Map();
  for (const schema of schemas) {
    for (const [name, one] of Object.entries((schema['properties'] ?? {}) as Schema)) {
      all.set(name, [...(all.get(name) ?? []), one]);
    }
  }
  return all;
}

const requiredIn = (schemas: readonly Schema[]): Names =>
  new Set(schemas.flatMap((one) => (one['required'] ?? []) as string[]));

/** Undefined if any is allowed. */
function typesOf(schemas: readonly Schema[], isNullable: boolean): Names | undefined {
  let types: Names | undefined;
  for (const { type } of schemas) {
    if (type === undefined) continue;
    const own = new Set([type].flat().map(String));
    const known: Names = types ?? own;
    types = new Set([
      ...[...known].filter((one) => holds(own, one)),
      ...[...own].filter((one) => holds(known, one)),
    ]);
  }
  if (types !== undefined && isNullable) types.add('null');
  return types;
}

const holds = (types: Names, type: string): boolean =>
  types.has(type) || (type === 'integer' && types.has('number'));

const overlaps = (types: Names | undefined, type: string): boolean =>
  types === undefined || holds(types, type) || (type === 'number' && types.has('integer'));

function typeChanges(add: Add, old: Names | undefined, now: Names | undefined): void {
  if (old === undefined || now === undefined) {
    if (now !== undefined) add(`is ${[...now].join(' or ')} only`, 'narrower');
    else if (old !== undefined) add(`is not ${[...old].join(' or ')} only any more`, 'wider');
    return;
  }
  for (const type of old) if (!holds(now, type)) add(`is never ${type} any more`, 'narrower');
  for (const type of now) if (!holds(old, type)) add(`can be ${type}`, 'wider');
}

/** Undefined if any is allowed. */
function valuesOf(schemas: readonly Schema[]): Map<string, Json> | undefined {
  let values: Map<string, Json> | undefined;
  for (const schema of schemas) {
    const own = 'const' in schema ? [schema['const'] ?? null] : schema['enum'];
    if (!Array.isArray(own)) continue;
    const given = new Map(own.map((one) => [stable(one), one]));
    const known: Map<string, Json> = values ?? given;
    values = new Map([...known].filter(([key]) => given.has(key)));
  }
  return values;
}

function valueChanges(
  add: Add,
  old: Map<string, Json> | undefined,
  now: Map<string, Json> | undefined,
): void {
  if (old === undefined && now === undefined) return;
  const list = (values: Map<string, Json>): string => [...values].map(text).join(', ');
  if (old === undefined) add(`has only the values ${list(now ?? new Map())}`, 'narrower');
  else if (now === undefined) add(`is not only ${list(old)} any more`, 'wider');
  else {
    for (const one of old) {
      // Null is told with the types.
      if (one[1] !== null && !now.has(one[0])) {
        add(`has no value ${text(one)} any more`, 'narrower');
      }
    }
    for (const one of now) {
      if (one[1] !== null && !old.has(one[0])) add(`can be ${text(one)}`, 'wider');
    }
  }
}

const text = ([key, value]: [string, Json]): string => (typeof value === 'string' ? value : key);

function openness(value: Json | undefined): 'none' | 'some' | 'any' {
  if (value === false) return 'none';
  if (typeof value !== 'object' || value === null) return 'any';
  return Object.keys(value).length === 0 ? 'any' : 'some';
}

/** Names a branch of a union. */
function labelOf(schema: Json): string {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return stable(schema);
  const { title, type, const: only } = schema;
  const name = referenceOf(schema);
  if (name !== undefined) return name;
  if (typeof title === 'string') return title;
  if (only !== undefined) return stable(only);
  for (const key of ['allOf', 'anyOf', 'oneOf']) {
    const inner = schema[key];
    const rest = Array.isArray(inner) ? inner.filter((one) => !isNull(one)) : [];
    if (rest.length === 1 && rest[0] !== undefined) return labelOf(rest[0]);
  }
  const tag = Object.entries((schema['properties'] ?? {}) as Schema).flatMap(([name, one]) =>
    typeof one === 'object' && one !== null && 'const' in one
      ? [`${name} ${stable(one['const'])}`]
      : [],
  );
  if (tag.length > 0) return tag.join(' ');
  return type === undefined ? stable(schema) : [type].flat().map(String).join(' or ');
}
