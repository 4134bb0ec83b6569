import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { codeFiles } from './modules.ts';
import { inRoot } from './paths.ts';
import { UNUSED_FUNCTIONS, withoutFunctions } from './unused-functions.ts';
import { MISSING_USES, UNUSED_FEATURES, withoutUses } from './unused-parts.ts';

const textOf = (path: string): string => readFileSync(inRoot('node_modules', path), 'utf8');

/** Matching lines of files in `node_modules`, before and after. */
function countIn(files: string, line: RegExp): { before: number; after: number } {
  const texts = globSync(files, { cwd: inRoot('node_modules') }).map(textOf);
  const count = (all: readonly string[]): number =>
    all.reduce((sum, text) => sum + (text.match(line)?.length ?? 0), 0);
  return { before: count(texts), after: count(texts.map(withoutUses)) };
}

test('Mantine’s components no longer use themselves for their names', () => {
  const { before, after } = countIn(
    '@mantine/core/esm/components/**/*.mjs',
    /^\w+\.displayName =/gmu,
  );
  expect(before).toBeGreaterThan(100);
  expect(after).toBe(0);
});

test('Mantine’s buttons lose their groups, which the app doesn’t use', () => {
  const files = '@mantine/core/esm/components/{Button,ActionIcon}/*.mjs';
  expect(countIn(files, /^\w+\.Group(?:Section)? =/gmu)).toEqual({ before: 4, after: 0 });
  const users = codeFiles('src').filter((path) =>
    /\b(?:Button|ActionIcon)\.Group/u.test(readFileSync(inRoot(path), 'utf8')),
  );
  expect(users).toEqual([]);
});

test('React Router’s contexts and components are marked as pure', () => {
  const files = 'react-router/dist/production/chunk-*.mjs';
  const unmarked =
    /^(?:const|let|var) \w+ = (?:[\w$.]*\b(?:createContext|forwardRef|memo)\(|class extends \w+\.)/gmu;
  const { before, after } = countIn(files, unmarked);
  expect(before).toBeGreaterThan(10);
  expect(after).toBe(0);
});

test('React Router and i18next lose features that the app doesn’t use', () => {
  const code = [
    ...globSync('react-router/dist/production/chunk-*.mjs', { cwd: inRoot('node_modules') }),
    'i18next/dist/esm/i18next.js',
  ]
    .map(textOf)
    .join('\n');
  const rest = withoutUses(code);
  const count = (text: string): number[] =>
    UNUSED_FEATURES.map(([use]) => text.match(use)?.length ?? 0);
  // In the order of the list; fewer mean that a library has changed.
  expect(count(code)).toEqual([1, 1, 1, 2, 1, 2, 1, 1, 5, 1, 1, 1, 1, 4]);
  expect(count(rest)).toEqual(UNUSED_FEATURES.map(() => 0));
  expect(rest.split('\n')).toHaveLength(code.split('\n').length);
});

test.each(Object.entries(UNUSED_FUNCTIONS))(
  'each function of %s that is cut is there, and nothing but its body goes',
  (path, bodies) => {
    const files = globSync(`${path}/*.{js,mjs}`, { cwd: inRoot('node_modules') });
    const cut = new Set<string>();
    for (const file of files) {
      const code = textOf(file);
      const rest = withoutFunctions(code, bodies, (found) => {
        cut.add(/(\w+)\(/u.exec(found)?.[1] ?? '');
        expect(() => parseAst(found)).not.toThrow();
      });
      expect(rest.split('\n')).toHaveLength(code.split('\n').length);
      expect(() => parseAst(rest)).not.toThrow();
    }
    expect([...cut].toSorted()).toEqual(Object.values(bodies).flat().toSorted());
  },
);

test('the app needs nothing that is left out', () => {
  const users = codeFiles('src').filter((path) =>
    MISSING_USES.test(readFileSync(inRoot(path), 'utf8')),
  );
  expect(users).toEqual([]);
});

test.each([
  ['<Button.Group>', true],
  ['import { Form } from "react-router-dom";', true],
  ["import {\n  Link,\n  redirect,\n} from 'react-router';", true],
  ["// Form\nimport { Link } from 'react-router-dom';", false],
  ["import { Form } from './Form.tsx';", false],
])('a build refuses %j: %s', (code, isRefused) => {
  expect(MISSING_USES.test(code)).toBe(isRefused);
});

test('nothing else changes, and lines stay where they are', () => {
  const text = [
    'const Box = factory((props) => props);',
    'Box.displayName = "@mantine/core/Box";',
    'Button.Group = ButtonGroup;',
    'Menu.Item = MenuItem;',
    '\tExtended.displayName = "Inner";',
    'var RouteContext = React2.createContext(null);',
  ].join('\n');
  expect(withoutUses(text).split('\n')).toEqual([
    'const Box = factory((props) => props);',
    '',
    '',
    'Menu.Item = MenuItem;',
    '\tExtended.displayName = "Inner";',
    'var RouteContext = /* @__PURE__ */ React2.createContext(null);',
  ]);
});
