/**
 * Checks `tests/guarantees.tsv`: named tests exist; each browser test and each file against a server has a row;
 * guarantees of `npm test` have a test that it runs.
 */
import { globSync, readFileSync } from 'node:fs';
import { missingTest, namedTests, readTable, testsIn } from './lib/named-tests.ts';
import type { NamedTest } from './lib/named-tests.ts';
import { inRoot, root } from './lib/paths.ts';
import { exit } from './lib/stop.ts';

const LEVELS: ReadonlySet<string> = new Set(['unit', 'contract', 'browser']);
const COMMANDS: ReadonlySet<string> = new Set(['test', 'test:all']);
/** Tests in specs need a row each; other files at least one. */
const FILES = [
  'tests/e2e/**/*.spec.ts',
  'tests/{client,contract,storefront}/**/*.test.ts',
  'tests/start.test.ts',
];
const ONLY_IN_ALL =
  /^tests\/(?:e2e\/(?:cross-origin|demo|deploy|empty|extensions|mock|next-shop|shop)|storefront|start\.test|contract\/prism)/u;

const problems: string[] = [];
const named: NamedTest[] = [];

const texts = new Map<string, string>();
function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(inRoot(file), 'utf8');
  texts.set(file, text);
  return text;
}

function isInShortRun({ file, title }: NamedTest): boolean {
  if (ONLY_IN_ALL.test(file)) return false;
  const tests = testsIn(textOf(file)).filter((test) => !title || test.title.includes(title));
  return tests.length === 0 || tests.some(({ isOnlyInAll }) => !isOnlyInAll);
}

const rows = readTable('guarantees.tsv');
for (const [index, [area, guarantee, level, heldBy, command, ...rest]] of rows.entries()) {
  const tell = (problem: string): void => {
    problems.push(`line ${index + 2}: ${problem}`);
  };
  if (!area || !guarantee || !level || !heldBy || !command || rest.length > 0) {
    tell('not five columns');
    continue;
  }
  if (!LEVELS.has(level)) tell(`${level} is no level`);
  if (!COMMANDS.has(command)) tell(`${command} is no command`);
  const tests = namedTests(heldBy);
  const missing = tests.flatMap((one) => missingTest(one) ?? []);
  for (const problem of missing) tell(problem);
  named.push(...tests);
  if (command === 'test' && missing.length === 0 && !tests.some(isInShortRun)) {
    tell('npm test runs none of its tests');
  }
}

for (const file of globSync(FILES, { cwd: root }).toSorted()) {
  const titles = named.flatMap((one) => (one.file === file ? [one.title] : []));
  if (titles.length === 0) problems.push(`${file} is in no row`);
  if (!file.endsWith('.spec.ts') || titles.includes(undefined)) continue;
  for (const { title } of testsIn(textOf(file))) {
    if (!titles.some((part) => part && title.includes(part))) {
      problems.push(`${file} › ${title} is in no row`);
    }
  }
}

for (const problem of problems) console.log(`tests/guarantees.tsv, ${problem}`);
console.log(`${rows.length} guarantees name the tests that hold them`);
await exit(problems.length > 0 ? 1 : 0);
