/** Checks that the tests named in `tests/requirements.tsv` exist. */
import { missingTest, namedTests, readTable } from './lib/named-tests.ts';
import { exit } from './lib/stop.ts';

const rows = readTable('requirements.tsv');
const problems = rows.flatMap(([section, sentence, named, ...rest], index) => {
  const line = `line ${index + 2}`;
  if (!section || !sentence || !named || rest.length > 0) return [`${line}: not three columns`];
  return namedTests(named).flatMap((one) => {
    const problem = missingTest(one);
    return problem ? [`${line}: ${problem}`] : [];
  });
});

for (const problem of problems) console.log(`tests/requirements.tsv, ${problem}`);
console.log(`${rows.length} sentences of the specification name a test`);
await exit(problems.length > 0 ? 1 : 0);
