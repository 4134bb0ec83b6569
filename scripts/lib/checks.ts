import { bin, inRoot } from './paths.ts';
import { run } from './run.ts';
import type { Tally } from './tally.ts';

interface Check {
  name: string;
  /** What to do when it fails. */
  advice: string;
  command: readonly [program: string, ...args: string[]];
}

const node = process.execPath;
const script = (name: string, ...args: string[]): Check['command'] => [
  node,
  inRoot('scripts', `${name}.ts`),
  ...args,
];

/** Everything that needs neither a browser nor a server, fastest first. */
const CHECKS: readonly Check[] = [
  {
    name: 'format',
    advice: 'npm run format mends it.',
    command: [node, bin('oxfmt'), '--check', '.'],
  },
  {
    name: 'lint',
    advice: 'Mend what is named above.',
    command: [node, bin('oxlint'), '--deny-warnings'],
  },
  {
    name: 'types',
    advice: 'Mend what is named above.',
    command: [
      node,
      inRoot('node_modules', '@typescript', 'native', 'bin', 'tsc'),
      '--noEmit',
      '-p',
      'tsconfig.json',
    ],
  },
  {
    name: 'generated code',
    advice: 'npm run generate brings it up to date.',
    command: script('generate', '--check'),
  },
  {
    name: 'contract lint',
    advice: 'Mend the YAML as named above.',
    command: script('contract-lint'),
  },
  {
    name: 'translations',
    advice: 'Mend the texts in public/locales as named above.',
    command: script('i18n'),
  },
  {
    name: 'requirements',
    advice: 'Name a test that exists in tests/requirements.tsv.',
    command: script('requirements'),
  },
];

/** Runs the checks one after the other and prints a line for each, and the words of those that failed. */
export async function runChecks(): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0 };
  for (const { name, advice, command } of CHECKS) {
    const [program, ...args] = command;
    const started = Date.now();
    const { code, output } = await run(program, args);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    if (code === 0) {
      tally.passed += 1;
      console.log(`  ok      ${name} (${seconds} s)`);
    } else {
      tally.failed += 1;
      console.log(`${output.trimEnd()}\n  failed  ${name} (${seconds} s). ${advice}`);
    }
  }
  return tally;
}
