import { missingTest, namedTests, testsOf } from './named-tests.ts';
import type { NamedTest } from './named-tests.ts';

/** `server`: the packed library and `npm start`, on servers of their own. */
const LEVELS: ReadonlySet<string> = new Set(['unit', 'server', 'contract', 'browser']);
const COMMANDS: ReadonlySet<string> = new Set(['test', 'test:all']);
const ONLY_IN_ALL =
  /^tests\/(?:e2e\/(?:cross-origin|demo|deploy|empty|extensions|mock|next-shop|shop)|storefront|start\.test|contract\/prism)/u;

function levelOf(file: string): string {
  if (file.startsWith('tests/e2e/')) return 'browser';
  if (/^tests\/contract\/(?:live\/|prism)/u.test(file)) return 'contract';
  return /^tests\/(?:storefront\/|start\.)/u.test(file) ? 'server' : 'unit';
}

const titlesOf = ({ file, title = '' }: NamedTest): string =>
  testsOf(file)
    .flatMap((test) => (test.title.includes(title) ? [test.title] : []))
    .join('\n');

function isInShortRun({ file, title = '' }: NamedTest): boolean {
  if (ONLY_IN_ALL.test(file)) return false;
  const tests = testsOf(file).filter((test) => test.title.includes(title));
  return tests.some(({ isOnlyInAll }) => !isOnlyInAll);
}

/** Names the same tests, or a file of which it names tests. */
function repeats(one: NamedTest, other: NamedTest): boolean {
  if (one.file !== other.file) return false;
  return !one.title || !other.title || titlesOf(one) === titlesOf(other);
}

function testProblems(tests: readonly NamedTest[], level: string, command: string): string[] {
  const missing = tests.flatMap((one) => missingTest(one) ?? []);
  if (missing.length > 0) return missing;
  const problems = tests.flatMap((one, index) =>
    tests.slice(0, index).some((other) => repeats(one, other))
      ? [`${[one.file, one.title ?? ''].join(' › ')} is named twice`]
      : [],
  );
  const levels = new Set(tests.map(({ file }) => levelOf(file)));
  const isLowest = level === 'browser' ? levels.size === 1 : true;
  if (!levels.has(level) || !isLowest) problems.push(`its tests are ${[...levels].join(' and ')}`);
  if (command === 'test' && !tests.some(isInShortRun)) {
    problems.push('npm test runs none of its tests');
  }
  return problems;
}

/** @returns what is wrong with a row of `tests/guarantees.tsv` */
export function rowProblems([
  area,
  guarantee,
  level,
  heldBy,
  command,
  ...rest
]: readonly string[]): string[] {
  if (!area || !guarantee || !level || !heldBy || !command || rest.length > 0) {
    return ['not five columns'];
  }
  if (!LEVELS.has(level)) return [`${level} is no level`];
  if (!COMMANDS.has(command)) return [`${command} is no command`];
  return testProblems(namedTests(heldBy), level, command);
}
