import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { codeFiles, nodesOf } from './modules.ts';
import type { Node } from './modules.ts';
import { inRoot } from './paths.ts';

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
const shownBy = (tree: unknown): string[] =>
  [...nodesOf(tree)].flatMap((node) => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      return (node['children'] as unknown[]).flatMap((child) => results(child));
    }
    if (node.type !== 'JSXAttribute') return [];
    const { name } = node['name'] as Node;
    return SAID.has(String(name)) ? results(node['value']) : [];
  });

test('components show no words that aren’t translated', () => {
  const found = codeFiles('src')
    .filter((path) => path.endsWith('.tsx') && !path.startsWith('src/ui/gallery/'))
    .flatMap((path) => {
      const { program } = parseSync(path, readFileSync(inRoot(path), 'utf8'));
      return shownBy(program)
        .filter((text) => /[A-Za-z]{2}/u.test(text.replaceAll(NAMES, '')))
        .map((text) => `${path}: ${text}`);
    });
  expect(found).toEqual([]);
});
