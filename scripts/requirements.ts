/** Checks that every test that `tests/requirements.tsv` names exists: `file › part of its title`, or a file alone. */
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './lib/paths.ts';
import { exit } from './lib/stop.ts';

const [, ...rows] = readFileSync(inRoot('tests', 'requirements.tsv'), 'utf8').trimEnd().split('\n');
const problems: string[] = [];

for (const [index, row] of rows.entries()) {
  const line = index + 2;
  const [section, sentence, named, ...rest] = row.split('\t');
  if (!section || !sentence || !named || rest.length > 0) {
    problems.push(`line ${line}: not three columns`);
    continue;
  }
  for (const one of named.split(' ; ')) {
    const [file = '', title] = one.split(' › ');
    if (!existsSync(inRoot(file))) problems.push(`line ${line}: there is no ${file}`);
    else if (title && !readFileSync(inRoot(file), 'utf8').includes(title)) {
      problems.push(`line ${line}: ${file} has no test “${title}”`);
    }
  }
}

for (const problem of problems) console.log(`tests/requirements.tsv, ${problem}`);
console.log(`${rows.length} sentences of the specification name a test`);
await exit(problems.length > 0 ? 1 : 0);
