import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { theme } from './theme.ts';

const text = (path: string): string => readFileSync(path, 'utf8');

test('buttons and labels are medium, not bold', () => {
  expect(theme.fontWeights?.medium).toBe('500');
});

test('there is one checkbox', () => {
  const plain = globSync('src/**/*.tsx', { exclude: ['**/*.test.tsx'] }).flatMap((path) =>
    (text(path).match(/<input\b[^>]*?type="checkbox"[^]*?\/>/g) ?? []).map((input) => ({
      path,
      isOurs: input.includes('className="qm-checkbox"'),
    })),
  );
  expect(plain.length).toBeGreaterThan(2);
  expect(plain.filter(({ isOurs }) => !isOurs)).toEqual([]);
  const sheets = globSync('src/**/*.css');
  expect(sheets.filter((sheet) => text(sheet).includes('accent-color'))).toEqual([]);
});

test('what is disabled keeps its variant at 45 %', () => {
  const sheet = text('src/ui/theme/controls.css');
  const rule = /:where\(([^)]*)\):where\(:disabled[^{]*\{\s*opacity: 0\.45;/u.exec(sheet)?.[1];
  expect(rule).toBe('.mantine-Button-root, .mantine-ActionIcon-root');
  for (const control of ['Button', 'ActionIcon']) {
    const kept = sheet.slice(sheet.indexOf(`.mantine-${control}-root:is(:disabled`));
    expect(kept.slice(0, kept.indexOf('}'))).not.toContain('opacity');
  }
});

test('the card of a list ends with its rows', () => {
  expect(text('src/ui/list/List.module.css')).not.toContain('min-block-size');
});

test('images keep a white ground in both color schemes', () => {
  const rules = globSync('src/**/*.css').flatMap(
    (path) => text(path).match(/[^{}]+\{[^{}]*object-fit: cover;[^{}]*\}/gu) ?? [],
  );
  const dark = rules.filter((rule) => !rule.includes('background: var(--mantine-color-white)'));
  expect(rules.length).toBeGreaterThan(1);
  expect(dark).toEqual([]);
});
