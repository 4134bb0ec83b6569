import { bin, inRoot } from './paths.ts';
import { run } from './run.ts';
import type { Tally } from './tally.ts';

type OnStart = (pid: number) => void;

interface Check {
  name: string;
  advice: string;
  command: readonly [program: string, ...args: string[]];
}

const node = process.execPath;
const script = (name: string, ...args: string[]): Check['command'] => [
  node,
  inRoot('scripts', `${name}.ts`),
  ...args,
];

/** Fastest first, then slowest. */
const CHECKS: readonly Check[] = [
  {
    name: 'format',
    advice: 'npm run format mends it.',
    command: [node, bin('oxfmt'), '--check', '.'],
  },
  {
    name: 'types',
    advice: 'Mend what is named above.',
    command: [
      node,
      inRoot('node_modules', '@typescript', 'native', 'bin', 'tsc'),
      '--noEmit',
      // Each repeats work of the others.
      '--checkers',
      '2',
      '--incremental',
      '--tsBuildInfoFile',
      inRoot('.cache', 'types.tsbuildinfo'),
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
    name: 'lint',
    advice: 'Mend what is named above.',
    command: [node, bin('oxlint'), '--deny-warnings'],
  },
  {
    name: 'contract lint',
    advice: 'Mend the YAML as named above.',
    command: script('contract/lint'),
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
  {
    name: 'guarantees',
    advice: 'Name each test in tests/guarantees.tsv, with the guarantee that it holds.',
    command: script('guarantees'),
  },
];

/** Half of the checks use a single core. */
const AT_ONCE = 2;

/** Prints a line per check, and the output of failures. */
export async function runChecks(onStart?: OnStart): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0 };
  const queue = [...CHECKS];
  const work = async (): Promise<void> => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      tally[(await runCheck(check, onStart)) ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return tally;
}

async function runCheck(
  { name, advice, command: [program, ...args] }: Check,
  onStart?: OnStart,
): Promise<boolean> {
  const started = Date.now();
  const { code, output } = await run(program, args, { onStart });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const line = `${name} (${seconds} s)`;
  if (code === 0) console.log(`  ok      ${line}`);
  else console.log(`${output.trimEnd()}\n  failed  ${line}. ${advice}`);
  return code === 0;
}
