/** Finds the renames that break the build, many in one check. */
import type { Mutant } from './mutants.ts';
import type { Outcome } from './mutation-project.ts';

type Trial = (mutants: readonly Mutant[], files?: readonly string[]) => Outcome;

interface SearchOptions {
  say: (line: string) => void;
  /** Repeats each find by itself. */
  confirm: boolean;
}

/** Returns a file that breaks, for each that breaks one. */
export function findBreaking(
  trial: Trial,
  mutants: readonly Mutant[],
  { say, confirm }: SearchOptions,
): Map<Mutant, string> {
  const found = new Map<Mutant, string>();
  const failing = claimRounds(trial, mutants, found, say);
  const unsure = [...found].filter(
    ([mutant, file]) => confirm && trial([mutant], [file]).files.length === 0,
  );
  for (const [mutant] of unsure) found.delete(mutant);
  if (confirm) say(`Repeated ${found.size + unsure.length} by themselves: ${found.size} break.`);
  const left = mutants.filter((one) => !found.has(one));
  const files = unsure.length > 0 ? trial(left).files : failing;
  say(`${left.length} left; ${files.length} files still break.`);
  halve(trial, left, files, found);
  return found;
}

/**
 * An error hides those behind it, so what was found is taken out before the next check.
 *
 * @returns files that break for reasons that aren't known
 */
function claimRounds(
  trial: Trial,
  mutants: readonly Mutant[],
  found: Map<Mutant, string>,
  say: (line: string) => void,
): readonly string[] {
  let files: readonly string[] | undefined;
  for (let round = 1; ; round += 1) {
    const left = mutants.filter((one) => !found.has(one));
    const began = Date.now();
    const outcome = trial(left, files);
    for (const [mutant, file] of outcome.claimed) found.set(mutant, file);
    const seconds = Math.round((Date.now() - began) / 1000);
    say(`Check ${round}: ${left.length} renamed, ${outcome.claimed.size} found (${seconds} s).`);
    if (outcome.claimed.size > 0) files = outcome.files;
    else if (files) files = undefined;
    else return outcome.files;
  }
}

function halve(
  trial: Trial,
  mutants: readonly Mutant[],
  files: readonly string[],
  found: Map<Mutant, string>,
): void {
  const [first] = mutants;
  if (!first || files.length === 0) return;
  const outcome = trial(mutants, files);
  const [broken] = outcome.files;
  if (broken === undefined) return;
  if (mutants.length === 1) {
    found.set(first, broken);
    return;
  }
  for (const [mutant, file] of outcome.claimed) found.set(mutant, file);
  const left = mutants.filter((one) => !found.has(one));
  if (left.length < mutants.length) {
    halve(trial, left, outcome.files, found);
    return;
  }
  const middle = Math.ceil(left.length / 2);
  halve(trial, left.slice(0, middle), outcome.files, found);
  halve(trial, left.slice(middle), outcome.files, found);
}
