import { expect, test } from 'vitest';
import { costOf, elementsIn, readModule, wayOfSave } from './area-cost.ts';

const AREA = 'src/areas/collections';

test('a page is what it imports in its area, at once or later, and not what another page has', () => {
  const page = `${AREA}/collection/CollectionPage.tsx`;
  expect(costOf(page, true).files).toContain(`${AREA}/collection/CollectionGeneralForm.tsx`);
  expect(costOf(page, false).files).not.toContain(`${AREA}/collection/CollectionGeneralForm.tsx`);
  const list = costOf(`${AREA}/list/CollectionListPage.tsx`, true);
  expect(list.files).not.toContain(`${AREA}/collection/query.ts`);
  expect(list.lines).toBeGreaterThan(costOf(`${AREA}/list/CollectionListPage.tsx`, false).lines);
});

test('a save is followed through the hooks that are handed the mutation, down to the client', () => {
  const form = `${AREA}/collection/CollectionGeneralForm.tsx`;
  const way = wayOfSave(form);
  expect(way[0]).toBe(form);
  expect(way.at(-1)).toBe('src/client/mutator.ts');
  expect(way).toContain('src/areas/shared/useRecordSave.ts');
  expect(wayOfSave(`${AREA}/CollectionCreateForm.tsx`)).toEqual([]);
});

test('the sections of a column are the elements of its fragment, or its only one', () => {
  const { tree } = readModule(
    'page.tsx',
    'const page = <Page main={<><A /> {b}</>} side={<C />} />;',
  );
  expect(elementsIn(tree, 'main').map(({ type }) => type)).toEqual([
    'JSXElement',
    'JSXExpressionContainer',
  ]);
  expect(elementsIn(tree, 'side')).toHaveLength(1);
  expect(elementsIn(tree, 'forms')).toHaveLength(0);
});
