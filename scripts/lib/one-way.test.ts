import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeFiles, moduleAt } from './modules.ts';
import { inRoot } from './paths.ts';

const GALLERY = 'src/ui/gallery/';

const textOf = (path: string): string => readFileSync(inRoot(path), 'utf8');

test('no part is there for the gallery alone', () => {
  const users = new Map<string, string[]>();
  for (const path of codeFiles('src')) {
    for (const { path: used, isType } of moduleAt(path).imports) {
      if (!isType) users.set(used, [...(users.get(used) ?? []), path]);
    }
  }
  const unused = [...users]
    .filter(([path, by]) => !path.startsWith(GALLERY) && by.every((one) => one.startsWith(GALLERY)))
    .map(([path]) => path);
  expect(unused).toEqual([]);
});

test('addresses of the app are built in one place', () => {
  const others = codeFiles('src').filter(
    (path) => path !== 'src/app/paths.ts' && /["'`]\/a\/\w/u.test(textOf(path)),
  );
  expect(others).toEqual([]);
});

test('which form is open is read and written in one place', () => {
  const users = codeFiles('src').filter((path) => textOf(path).includes('PARAMS.edit'));
  expect(users).toEqual(['src/areas/shared/form/useOpenForm.ts']);
});

test('what is being read for long can be read again', () => {
  const stuck = codeFiles('src').filter((path) => {
    const text = textOf(path);
    return (
      /isPending[^;]{0,200}<\w*Skeleton/u.test(text) && !/SlowNotice|Skeleton onRetry/u.test(text)
    );
  });
  expect(stuck).toEqual([]);
});

test('the kit’s words are no area’s, but for what customers are called, whom many areas show', () => {
  const areas = new Set(
    codeFiles('src/areas')
      .map((path) => path.split('/')[2] ?? '')
      .filter((name) => name !== 'shared'),
  );
  const used = codeFiles('src/areas/shared').flatMap((path) =>
    [...textOf(path).matchAll(/useTranslation\('([\w-]+)'\)/gu)]
      .map(([, namespace = '']) => namespace)
      .filter((namespace) => areas.has(namespace))
      .map((namespace) => `${path}: ${namespace}`),
  );
  expect(used).toEqual([
    'src/areas/shared/domain/AccountBadge.tsx: customers',
    'src/areas/shared/list/customer-columns.tsx: customers',
  ]);
});
