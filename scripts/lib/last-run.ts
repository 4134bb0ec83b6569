import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.ts';
import { run } from './run.ts';
import type { Stage } from './stages.ts';

/** A run of `npm run test:all`, as far as it came. */
interface Noted {
  /** The commit that was tried. */
  commit: string;
  /** Stages that passed, other than those in a browser. */
  passed: string[];
}

const NOTE = inRoot('.cache', 'test-all.json');
/** A line for each test in a browser that passed, as Playwright's `--test-list-invert` takes it. */
const PASSED = inRoot('.cache', 'test-all-passed.txt');

export interface LastRun {
  /** Where the tests in a browser that pass are noted. */
  passedFile: string;
  hasPassed: (stage: string) => boolean;
  /** Playwright's arguments that leave out what has passed. */
  passedTests: () => string[];
  /** The same stage; that it passed is noted. */
  noting: (stage: Stage) => Stage;
}

/** Lines of tests whose spec is none of the changed files. */
export const unchangedLines = (lines: readonly string[], changed: readonly string[]): string[] =>
  lines.filter((line) => !changed.some((file) => line.includes(` › ${file} › `)));

async function git(...args: string[]): Promise<string[]> {
  const { code, output } = await run('git', args);
  return code === 0 ? output.split('\n').filter(Boolean) : [];
}

const readLines = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

/**
 * What an earlier run has passed, or a new note where everything is to be tried. Specs that were edited since are tried
 * again; so are all other layers, once any file but a spec was.
 */
export async function lastRun(isRerun: boolean): Promise<LastRun> {
  const [commit = ''] = await git('rev-parse', 'HEAD');
  const earlier =
    isRerun && existsSync(NOTE) ? (JSON.parse(readFileSync(NOTE, 'utf8')) as Noted) : undefined;
  const changed = earlier
    ? [
        ...(await git('diff', '--name-only', earlier.commit)),
        ...(await git('ls-files', '--others', '--exclude-standard')),
      ]
    : [];
  const isOnlySpecs = changed.every((file) => file.endsWith('.spec.ts'));
  const note: Noted = { commit, passed: earlier && isOnlySpecs ? earlier.passed : [] };
  const lines = earlier ? unchangedLines(readLines(PASSED), changed) : [];
  mkdirSync(inRoot('.cache'), { recursive: true });
  const save = (): void => writeFileSync(NOTE, JSON.stringify(note));
  save();
  writeFileSync(PASSED, lines.map((line) => `${line}\n`).join(''));
  return {
    passedFile: PASSED,
    hasPassed: (stage) => note.passed.includes(stage),
    passedTests: () => (lines.length > 0 ? [`--test-list-invert=${PASSED}`] : []),
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
