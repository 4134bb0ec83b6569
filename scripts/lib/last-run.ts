import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inRoot } from './paths.ts';
import { run } from './run.ts';
import type { Stage } from './stages.ts';

/** Digests by path, relative to the project. */
type Edits = Record<string, string>;

interface Noted {
  commit: string;
  /** Uncommitted ones at the start. */
  edits: Edits;
  /** Playwright's. */
  args: string[];
  /** Without the browser's. */
  planned: string[];
  passed: string[];
}

const NOTE = inRoot('.cache', 'last-run.json');
/** Written by tests/e2e/passed-reporter.ts. */
const PLANNED = inRoot('.cache', 'test-all-planned.txt');
const PASSED = inRoot('.cache', 'test-all-passed.txt');
const REMAINING = inRoot('.cache', 'test-all-remaining.txt');
const SPECS = 'tests/e2e';

interface LastRun {
  isOpen: (stage: string) => boolean;
  /** undefined when all browser tests passed. */
  browser: { env: Record<string, string>; args: string[] } | undefined;
  /** Records the stage's success. */
  noting: (stage: Stage) => Stage;
}

/** Paths that differ between two states of the same commit. */
export const changedFiles = (before: Edits, now: Edits): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (file) => before[file] !== now[file],
  );

const isSpec = (file: string): boolean => file.endsWith('.spec.ts');
/** Browser tests read only other files of `docs/`. */
const isDocument = (file: string): boolean => /^docs\/[^/]+\.md$/.test(file);

/** Other edits may concern every test: nothing counts as passed any more. */
export const keepsPassed = (changed: readonly string[]): boolean =>
  changed.every((file) => isSpec(file) || isDocument(file));

/**
 * Browser tests that haven't passed, and all of edited specs.
 *
 * @param changed relative to the project
 */
export function remainingTests(
  planned: readonly string[],
  passed: readonly string[],
  changed: readonly string[],
): string[] {
  const edited = new Set(changed.map((file) => relative(SPECS, file)));
  const specOf = (line: string): string => line.split(' › ')[1] ?? '';
  const known = new Set(passed);
  const lines = planned.map((line) => {
    if (!edited.has(specOf(line))) return known.has(line) ? undefined : line;
    // Titles may have changed.
    return line.split(' › ').slice(0, 2).join(' › ');
  });
  return [...new Set(lines.filter((line) => line !== undefined))];
}

async function git(...args: string[]): Promise<string[]> {
  const { code, output } = await run('git', ['-c', 'core.quotePath=off', ...args]);
  return code === 0 ? output.split('\n').filter(Boolean) : [];
}

const readLines = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

async function editsSince(commit: string): Promise<Edits> {
  const files = [
    ...(await git('diff', '--name-only', '--no-renames', commit)),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
  const contentOf = (file: string): string => {
    const path = inRoot(file);
    return existsSync(path) ? createHash('sha1').update(readFileSync(path)).digest('hex') : 'gone';
  };
  return Object.fromEntries(files.map((file) => [file, contentOf(file)]));
}

/** Starts or resumes a run. Edits outside specs rerun all other stages. */
export async function beginRun(
  isResumed: boolean,
  stages: readonly string[],
  args: readonly string[],
): Promise<LastRun> {
  mkdirSync(inRoot('.cache'), { recursive: true });
  const [commit = ''] = await git('rev-parse', 'HEAD');
  const earlier =
    isResumed && existsSync(NOTE) ? (JSON.parse(readFileSync(NOTE, 'utf8')) as Noted) : undefined;
  const changed = earlier ? changedFiles(earlier.edits, await editsSince(earlier.commit)) : [];
  const resumed = earlier && keepsPassed(changed) ? earlier : undefined;
  const note: Noted = resumed
    ? { ...resumed, passed: changed.every(isSpec) ? resumed.passed : [] }
    : {
        commit,
        edits: await editsSince(commit),
        args: earlier?.args ?? [...args],
        planned: earlier?.planned ?? [...stages],
        passed: [],
      };
  const save = (): void => writeFileSync(NOTE, JSON.stringify(note));
  save();

  let browser: LastRun['browser'] = {
    env: { PASSED_TESTS: PASSED, PLANNED_TESTS: PLANNED },
    args: note.args,
  };
  if (resumed && existsSync(PLANNED)) {
    const remaining = remainingTests(readLines(PLANNED), readLines(PASSED), changed);
    writeFileSync(REMAINING, remaining.join('\n'));
    browser =
      remaining.length > 0
        ? { env: { PASSED_TESTS: PASSED }, args: [`--test-list=${REMAINING}`] }
        : undefined;
  } else {
    rmSync(PLANNED, { force: true });
    writeFileSync(PASSED, '');
  }

  return {
    isOpen: (stage) => note.planned.includes(stage) && !note.passed.includes(stage),
    browser,
    noting: ({ name, run: runStage }) => ({
      name,
      run: async (onStart) => {
        const tally = await runStage(onStart);
        if (tally.failed === 0) {
          note.passed.push(name);
          save();
        }
        return tally;
      },
    }),
  };
}
