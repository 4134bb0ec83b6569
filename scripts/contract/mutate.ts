/**
 * `npm run contract -- mutate`: renames names of the contract in the generated types, in memory, and demands that the
 * build of the screens breaks. `--sample 60 --seed 1`, `--confirm`.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { inRoot } from '../lib/paths.ts';
import { UserError, fail } from '../lib/stop.ts';
import { APIS, KINDS } from './mutants.ts';
import type { Mutant } from './mutants.ts';
import { openProject } from './mutation-project.ts';
import type { Project } from './mutation-project.ts';
import { findBreaking } from './mutation-search.ts';

/** Named with a survivor. */
const MOST_FILES = 3;
const LARGEST_SEED = 2 ** 31;

try {
  const { values } = parseArgs({
    options: {
      sample: { type: 'string' },
      seed: { type: 'string' },
      confirm: { type: 'boolean', default: false },
    },
  });
  const project = openProject(inRoot());
  const { sample, seed = String(randomInt(1, LARGEST_SEED)) } = values;
  const mutants =
    sample === undefined
      ? project.mutants
      : sampleOf(project.mutants, numberOf(sample), numberOf(seed));
  const drawn = sample === undefined ? '' : ` (seed ${seed})`;
  console.log(
    `${mutants.length} of ${project.mutants.length} names are renamed${drawn}, in ${project.files.length} files of screens.`,
  );
  const breaking = findBreaking(project.trial, mutants, {
    say: (line) => console.log(line),
    confirm: values.confirm,
  });
  const survivors = mutants.filter((one) => !breaking.has(one));
  console.log(`\n${table(mutants, breaking)}`);
  const used = survivors.filter((one) => project.uses.has(one));
  const mentioned = survivors.filter((one) => !project.uses.has(one));
  report('A screen uses these, and still compiles when they are renamed', used, (one) =>
    filesOf(project.uses.get(one) ?? []),
  );
  report('No screen uses these by their type; these files have the same word', mentioned, (one) =>
    filesOf(project.mentions(one.word)),
  );
  process.exitCode = used.length > 0 ? 1 : 0;
} catch (error) {
  await fail(error);
}

function numberOf(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) {
    throw new UserError(`“${text}” is no whole number above 0.`);
  }
  return number;
}

/** The same for the same seed. */
function sampleOf(mutants: Project['mutants'], size: number, seed: number): Mutant[] {
  let state = seed;
  const left = [...mutants];
  const chosen: Mutant[] = [];
  while (chosen.length < size && left.length > 0) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    chosen.push(...left.splice(Math.floor((state / 2 ** 32) * left.length), 1));
  }
  return chosen;
}

function table(mutants: readonly Mutant[], breaking: ReadonlyMap<Mutant, string>): string {
  const rows = KINDS.map((kind) => {
    const own = mutants.filter((one) => one.kind === kind);
    const broken = own.filter((one) => breaking.has(one)).length;
    return [kind, own.length, broken, own.length - broken];
  });
  return [['', 'renamed', 'breaks', 'compiles'], ...rows]
    .map(([name = '', ...numbers]) =>
      [String(name).padEnd(14), ...numbers.map((one) => String(one).padStart(9))].join(''),
    )
    .join('\n');
}

function report(
  title: string,
  mutants: readonly Mutant[],
  filesIn: (mutant: Mutant) => string,
): void {
  if (mutants.length === 0) return;
  console.log(`\n${title} (${mutants.length}):`);
  for (const one of mutants) {
    const api = APIS.find((name) => one.file.includes(`/generated/${name}/`)) ?? '';
    console.log(`  ${api} ${one.name} (${one.kind}): ${filesIn(one)}`);
  }
}

function filesOf(files: readonly string[]): string {
  const more = files.length - MOST_FILES;
  return `${files.slice(0, MOST_FILES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
