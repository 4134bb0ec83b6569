import { parseArgs } from 'node:util';
import { UserError } from './stop.ts';
import type { Tally } from './tally.ts';

interface Options {
  shard: { part: number; of: number };
  isResumed: boolean;
  repeat: number | undefined;
}

/** Of `npm run test:all`. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      shard: { type: 'string' },
      'last-failed': { type: 'boolean', default: false },
      repeat: { type: 'string' },
    },
  });
  const isResumed = values['last-failed'];
  const [part = 0, of = 0] = (values.shard ?? '1/1').split('/').map(Number);
  if (!(part >= 1 && part <= of)) throw new UserError('--shard takes a part of all, such as 1/4.');
  const repeat = values.repeat === undefined ? undefined : Number(values.repeat);
  if (repeat !== undefined && !(repeat >= 1)) throw new UserError('--repeat takes a number.');
  if (repeat !== undefined && (isResumed || values.shard !== undefined)) {
    throw new UserError('--repeat runs alone, without --shard and --last-failed.');
  }
  return { shard: { part, of }, isResumed, repeat };
}

/** @throws UserError if no test ran */
export function needTests(tally: Tally): Tally {
  if (tally.passed + tally.failed > 0) return tally;
  throw new UserError('Nothing was repeated: this branch adds or edits no browser spec.');
}
