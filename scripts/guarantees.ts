/**
 * Checks `tests/guarantees.tsv`: named tests exist, once in a row and at its level; each browser test and each file
 * against a server has a row; guarantees of `npm test` have a test that it runs.
 */
import { globSync } from 'node:fs';
import { rowProblems } from './lib/guarantee-rows.ts';
import { namedTests, readTable, testsOf } from './lib/named-tests.ts';
import { root } from './lib/paths.ts';
import { exit } from './lib/stop.ts';

/** Tests in specs need a row each; other files at least one. */
const FILES = [
  'tests/e2e/**/*.spec.ts',
  'tests/{client,contract,storefront}/**/*.test.ts',
  'tests/start.test.ts',
];

const rows = readTable('guarantees.tsv');
const problems = rows.flatMap((row, index) =>
  rowProblems(row).map((problem) => `line ${index + 2}: ${problem}`),
);
const named = rows.flatMap(([, , , heldBy = '']) => namedTests(heldBy));

for (const file of globSync(FILES, { cwd: root }).toSorted()) {
  const titles = named.flatMap((one) => (one.file === file ? [one.title] : []));
  if (titles.length === 0) problems.push(`${file} is in no row`);
  if (!file.endsWith('.spec.ts') || titles.includes(undefined)) continue;
  for (const { title } of testsOf(file)) {
    if (!titles.some((part) => part && title.includes(part))) {
      problems.push(`${file} › ${title} is in no row`);
    }
  }
}

for (const problem of problems) console.log(`tests/guarantees.tsv, ${problem}`);
console.log(`${rows.length} guarantees name the tests that hold them`);
await exit(problems.length > 0 ? 1 : 0);
