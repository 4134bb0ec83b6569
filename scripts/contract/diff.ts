/**
 * `npm run contract -- diff <git ref>`: contract changes since the ref (default: last commit), breaking first. Exits
 * with 1 on breaking changes.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../lib/run.ts';
import { apis, bundle, cache } from './bundle.ts';
import { compare, type Change } from './compare.ts';

try {
  const changes = await since(process.argv[2] ?? 'HEAD');
  print(
    'Breaking',
    changes.filter(({ breaking }) => breaking),
  );
  print(
    'Other',
    changes.filter(({ breaking }) => !breaking),
  );
  if (changes.length === 0) console.log('The contract is the same.');
  process.exitCode = changes.some(({ breaking }) => breaking) ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function since(ref: string): Promise<Change[]> {
  mkdirSync(cache(''), { recursive: true });
  const folder = mkdtempSync(cache('at-'));
  try {
    const archive = join(folder, 'contract.tar');
    const made = await run('git', ['archive', '--output', archive, ref, 'openapi']);
    if (made.code !== 0) throw new Error(`git has no contract at "${ref}":\n${made.output.trim()}`);
    await run('tar', ['-xf', archive, '-C', folder]);
    const changes: Change[] = [];
    for (const api of apis) changes.push(...compare(await bundle(api, folder), await bundle(api)));
    return changes;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function print(title: string, changes: Change[]): void {
  if (changes.length === 0) return;
  const operations = new Map<string, string[]>();
  for (const { operation, what } of changes) {
    operations.set(what, [...(operations.get(what) ?? []), operation]);
  }
  console.log(`${title} (${operations.size})`);
  for (const [what, names] of operations) {
    const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
    console.log(`  ${what}  (${names.slice(0, 3).join(', ')}${more})`);
  }
  console.log('');
}
