import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from './paths.ts';

interface Config {
  overrides: { files: string[]; rules: Record<string, unknown> }[];
}

const RULE = 'no-restricted-imports';

/** Lints one-line files. @returns refused lines with their folder */
function refused(lines: readonly (readonly [folder: string, line: string])[]): string[] {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    const { overrides } = JSON.parse(readFileSync(inRoot('.oxlintrc.json'), 'utf8')) as Config;
    const config: Config = { overrides: overrides.filter(({ rules }) => RULE in rules) };
    writeFileSync(join(root, '.oxlintrc.json'), JSON.stringify(config));
    const names = new Map<string, string>();
    lines.forEach(([folder, line], index) => {
      const path = join(folder, `${index}.ts`);
      names.set(path, `${folder}: ${line}`);
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), `${line}\n`);
    });
    const oxlint = inRoot('node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [oxlint, '-f', 'json'], {
      cwd: root,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; filename: string }[];
    };
    return diagnostics
      .filter(({ code }) => code.includes(RULE))
      .map(({ filename }) => names.get(filename) ?? filename);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const asTexts = (lines: readonly (readonly [string, string])[]): string[] =>
  lines.map(([folder, line]) => `${folder}: ${line}`);

test('what a room may not import is refused, however it is written', () => {
  const wrong = [
    ['src/client', `import '#ui/money/money.ts';`],
    ['src/client', `import '../ui/money/money.ts';`],
    ['src/ui/table', `import '#client/index.ts';`],
    ['src/ui/table', `import type { Product } from '../../../generated/admin/admin.schemas.ts';`],
    ['src/ui/table', `export * from '../../app/session/session.ts';`],
    ['src/app/frame', `import '#shared/save/steps.ts';`],
    ['src/app/frame', `export const load = () => import('../../areas/products/routes.ts');`],
    ['src/app/frame', `import '../../ui/page/Page.tsx';`],
    ['src/areas/shared/save', `import '../../../areas/products/routes.ts';`],
    ['src/areas/shared/product-set', `import '../../../main/router.tsx';`],
    ['src/areas/products/list', `import '../../shared/save/steps.ts';`],
    ['src/areas/products/list', `import '../../../main/areas.ts';`],
    ['src/storefront', `import '../ui/money/money.ts';`],
    ['src/storefront', `import '#client/index.ts';`],
    ['src/areas/products/list', `import '../../../areas/orders/routes.ts';`],
    ['src/app/frame', `import '#extension/parts.ts';`],
    ['src/areas/products/list', `import '#extension';`],
    ['extensions/warranties', `import '#ui/page/Page.tsx';`],
    ['examples/extensions/warranties', `import '../../../src/app/paths.ts';`],
  ] as const;
  expect(refused(wrong).toSorted()).toEqual(asTexts(wrong).toSorted());
});

test('what it may import is not', () => {
  expect(
    refused([
      ['src/client', `import './retry.ts';`],
      ['src/ui/table', `import '../money/money.ts';`],
      ['src/app/frame', `import '../session/session.ts';`],
      ['src/app/frame', `import '#ui/page/Page.tsx';`],
      ['src/areas/shared', `import '#generated/admin/products/products.ts';`],
      ['src/areas/products/list', `import '../paths.ts';`],
      ['src/areas/products/list', `import '#shared/save/steps.ts';`],
      ['src/areas/products/list', `export const load = () => import('#app/session/session.ts');`],
      ['src/main', `import '../areas/products/routes.ts';`],
      ['src/storefront', `import '../client/index.ts';`],
      ['src/extension', `import '#shared/record/RecordPage.tsx';`],
      ['extensions/warranties', `import '#extension';`],
      ['extensions/warranties', `import '#generated/admin/products/products.ts';`],
    ]),
  ).toEqual([]);
});
