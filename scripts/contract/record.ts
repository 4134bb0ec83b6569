/**
 * `npm run contract -- record [tag …]`: calls every operation of a sandbox and tells where its answers differ from the
 * contract. `--write` writes the examples that lag behind, `--all` leaves nothing out. Exits with 1 on differences.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { resetSandbox, startSandbox } from '../../sandbox/index.ts';
import { inRoot } from '../lib/paths.ts';
import { exit, fail, onStop, UserError } from '../lib/stop.ts';
import { evidenceOf } from './record/evidence.ts';
import { summary } from './record/differences.ts';
import { plan, write } from './record/plan.ts';

const FLAG = { type: 'boolean', default: false } as const;

async function record(): Promise<number> {
  const { positionals: tags, values } = parseArgs({
    allowPositionals: true,
    options: { all: FLAG, write: FLAG },
  });
  const unknown = tags.find((tag) => !existsSync(inRoot('openapi', 'examples', `${tag}.yaml`)));
  if (unknown !== undefined) throw new UserError(`There is no openapi/examples/${unknown}.yaml.`);
  const { url, stop } = await server();
  try {
    const evidence = await evidenceOf(url);
    const { differences, failures, exchanges, untried } = evidence;
    for (const line of summary(differences, values.all)) console.log(line);
    for (const one of failures) console.log(`Not finished: ${one.split('\n')[0] ?? ''}`);
    if (untried.length > 0) console.log(`No record to ask for names: ${untried.join(', ')}`);
    const planned = plan(evidence);
    const isChosen = (tag: string): boolean => tags.length === 0 || tags.includes(tag);
    const chosen = planned.examples.filter(({ file }) => isChosen(file.tag));
    const left = planned.left.filter((place) => isChosen(place.replace(/\.yaml#.*$/, '')));
    const lagging = chosen.filter(({ lags }) => lags.length > 0);
    const wanted = values.all ? chosen : lagging;
    if (values.write) write(wanted);
    console.log(
      `${exchanges.length} calls, ${differences.length} differences. ` +
        `${lagging.length} of ${chosen.length} examples lag behind` +
        (values.write ? `, ${wanted.length} written.` : '; --write writes them.') +
        (left.length > 0 ? ` No answer for ${left.length} more.` : ''),
    );
    if (values.all) {
      for (const { file, key, lags } of lagging) {
        console.log(`  ${file.tag}.yaml#/${key}: ${lags.slice(0, 5).join(', ')}`);
      }
      for (const one of left) console.log(`  ${one}: no answer is in this state`);
    }
    return differences.length + failures.length > 0 ? 1 : 0;
  } finally {
    await stop();
  }
}

/** SANDBOX_URL, or a fresh sandbox. */
async function server(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['SANDBOX_URL'];
  if (given) return { url: given.replace(/\/+$/, ''), stop: () => Promise.resolve() };
  const dataDir = inRoot('.sandbox', 'contract-record');
  await resetSandbox({ dataDir });
  const sandbox = await startSandbox({ dataDir, port: 0, scale: 1, throwaway: true });
  onStop(() => sandbox.stop());
  return { url: sandbox.url, stop: () => sandbox.stop() };
}

record().then(exit, fail);
