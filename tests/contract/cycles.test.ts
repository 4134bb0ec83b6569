import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../../scripts/lib/paths.ts';

/**
 * A cycle of references makes mock servers and code generators expand the tree without end, so a
 * schema may only point to what is below it.
 */
test('no schema leads back to itself', { timeout: 30_000 }, () => {
  const folder = inRoot('openapi/schemas');
  const edges = new Map<string, string[]>();
  for (const file of readdirSync(folder)) {
    const schemas = parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>;
    for (const [name, schema] of Object.entries(schemas)) {
      edges.set(
        `${file}#/${name}`,
        references(schema).map((ref) => absolute(ref, file)),
      );
    }
  }
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (name: string, trail: string[]): void => {
    if (trail.includes(name)) {
      cycles.push([...trail.slice(trail.indexOf(name)), name]);
      return;
    }
    if (done.has(name)) return;
    for (const next of edges.get(name) ?? []) {
      expect(edges.has(next), `${name} points to ${next}, which is not there`).toBe(true);
      visit(next, [...trail, name]);
    }
    done.add(name);
  };
  for (const name of edges.keys()) visit(name, []);
  expect(cycles).toEqual([]);
  expect(edges.size).toBeGreaterThan(400);
});

function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) =>
    key === '$ref' && typeof one === 'string' ? [one] : references(one),
  );
}

const absolute = (ref: string, file: string): string =>
  ref.startsWith('#') ? `${file}${ref}` : ref;
