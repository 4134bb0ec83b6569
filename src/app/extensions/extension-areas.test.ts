import { IconShieldCheck } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { defineExtension } from './extension.ts';
import { extensionAreas } from './extension-areas.ts';

const load = async () => ({ default: () => null });

const shownOf = (areas: ReturnType<typeof extensionAreas>): unknown[] =>
  areas.map(({ navigation: { to, label, group } }) => [group, to, label]);

test('the navigation has the entries of an extension, the palette each page without parameters', () => {
  const extension = defineExtension({
    name: 'warranties',
    pages: [
      { path: '/', title: 'title', load },
      { path: '/claims', title: 'claims', icon: IconShieldCheck, load },
      { path: '/claims/:id', title: 'claim', load },
    ],
    navigation: [{ to: '/', label: 'title' }],
  });
  const areas = extensionAreas([{ name: 'warranties', extension }]);
  expect(shownOf(areas)).toEqual([
    ['extensions', '/a/x/warranties', 'x-warranties:title'],
    ['none', '/a/x/warranties/claims', 'x-warranties:claims'],
  ]);
  expect(areas[1]?.navigation.icon).toBe(IconShieldCheck);
});

test('an extension that couldn’t be loaded keeps an entry, which leads to the reason', () => {
  expect(shownOf(extensionAreas([{ name: 'approval', extension: undefined }]))).toEqual([
    ['extensions', '/a/x/approval', 'x-approval:approval'],
  ]);
});
