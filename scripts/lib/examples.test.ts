import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot, root } from './paths.ts';

interface Manifest {
  dependencies: Record<string, string>;
}

const manifest = (path: string): Manifest =>
  JSON.parse(readFileSync(inRoot(path), 'utf8')) as Manifest;

test('a page of an example shop has at most 60 lines', () => {
  const pages = globSync('examples/{next/app/**/page.tsx,vite/src/*Page.tsx}', { cwd: root });
  expect(pages.length).toBeGreaterThanOrEqual(10);
  const lines = (page: string): number => readFileSync(inRoot(page), 'utf8').split('\n').length - 1;
  expect(pages.filter((page) => lines(page) > 60)).toEqual([]);
});

test('the example shop on a server has the React that all tests run with', () => {
  const { react, 'react-dom': dom } = manifest('package.json').dependencies;
  expect(manifest('examples/next/package.json').dependencies).toMatchObject({
    react,
    'react-dom': dom,
  });
});
