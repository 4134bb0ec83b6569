import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { codeFiles } from './modules.ts';
import { inRoot } from './paths.ts';

type Node = { type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Attributes that people see or hear. */
const SAID = new Set(['aria-label', 'title', 'label', 'placeholder', 'description', 'alt']);

/** Names and codes, alike in all languages. */
const NAMES = /&nbsp;|Quartermaster|JSON|TT-100/gu;

/** Literals that an expression can result in. */
function results(node: unknown): string[] {
  if (!isNode(node)) return [];
  const { type, value } = node;
  if (type === 'Literal') return typeof value === 'string' ? [value] : [];
  if (type === 'JSXText') return [String(value)];
  if (type === 'JSXExpressionContainer') return results(node['expression']);
  if (type === 'ConditionalExpression')
    return [...results(node['consequent']), ...results(node['alternate'])];
  if (type === 'LogicalExpression') return [...results(node['left']), ...results(node['right'])];
  return [];
}

/** Texts of JSX that are not translated. */
function* shownBy(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const one of node) yield* shownBy(one);
  if (!isNode(node)) return;
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    for (const child of node['children'] as unknown[]) yield* results(child);
  if (node.type === 'JSXAttribute') {
    const { name } = node['name'] as Node;
    if (SAID.has(String(name))) yield* results(node['value']);
  }
  for (const value of Object.values(node)) if (typeof value === 'object') yield* shownBy(value);
}

test('components show no words that aren’t translated', () => {
  const found = codeFiles('src')
    .filter((path) => path.endsWith('.tsx') && !path.startsWith('src/ui/gallery/'))
    .flatMap((path) => {
      const { program } = parseSync(path, readFileSync(inRoot(path), 'utf8'));
      return [...shownBy(program)]
        .filter((text) => /[A-Za-z]{2}/u.test(text.replaceAll(NAMES, '')))
        .map((text) => `${path}: ${text}`);
    });
  expect(found).toEqual([]);
});
