import { jsonOf, pascalCase, sentenceCase } from './names.ts';
import type { Files } from './names.ts';

const index = (name: string): string => `import { defineExtension } from '#extension';

export default defineExtension({
  name: '${name}',
  pages: [{ path: '/', title: 'title', load: () => import('./${pascalCase(name)}Page.tsx') }],
  navigation: [{ to: '/', label: 'title' }],
});
`;

const page = (name: string): string => `import type { ReactNode } from 'react';
import { Page, Section, SectionNote, useTexts } from '#extension/parts.ts';

export default function ${pascalCase(name)}Page(): ReactNode {
  const t = useTexts();
  return (
    <Page title={t('title')}>
      <Section title={t('section')}>
        <SectionNote>{t('empty')}</SectionNote>
      </Section>
    </Page>
  );
}
`;

const test = (name: string): string => `// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import extension from './index.ts';
import texts from './locales/en.json';

const { name, pages = [], navigation = [] } = extension;

test('the extension has the name of its folder, and its pages load', async () => {
  expect(name).toBe('${name}');
  for (const { load } of pages) expect((await load()).default).toBeTypeOf('function');
});

test('each title and label is a text', () => {
  const keys = [...pages.map(({ title }) => title), ...navigation.map(({ label }) => label)];
  expect(Object.keys(texts)).toEqual(expect.arrayContaining(keys));
});
`;

/** Relative to the folder of all extensions. */
export function extensionFiles(name: string): Files {
  const texts = { empty: 'Nothing to show yet.', section: 'Overview', title: sentenceCase(name) };
  return {
    [`${name}/index.ts`]: index(name),
    [`${name}/${pascalCase(name)}Page.tsx`]: page(name),
    [`${name}/locales/en.json`]: jsonOf(texts),
    [`${name}/index.test.ts`]: test(name),
  };
}
