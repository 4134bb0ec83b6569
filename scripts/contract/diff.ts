/**
 * `npm run contract -- diff <git ref>`: contract changes since the ref (default: last commit), breaking first, and the
 * next version. Exits with 1 on breaking changes. `--format text|markdown|json`.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../lib/run.ts';
import { apis, bundle, cache } from './bundle.ts';
import { compare, isWorded } from './compare.ts';
import { FORMATS, isBreaking, report, type ApiChanges } from './diff-report.ts';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { format: { type: 'string', default: 'text' } },
  });
  const format = FORMATS.find((one) => one === values.format);
  if (format === undefined) {
    throw new Error(`--format must be ${FORMATS.join(', ')}; not "${values.format}".`);
  }
  const ref = positionals[0] ?? 'HEAD';
  const changes = await since(ref);
  console.log(report(changes, format, ref));
  process.exitCode = isBreaking(changes) ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function since(ref: string): Promise<ApiChanges[]> {
  mkdirSync(cache(''), { recursive: true });
  const folder = mkdtempSync(cache('at-'));
  try {
    const archive = join(folder, 'contract.tar');
    const made = await run('git', ['archive', '--output', archive, ref, 'openapi']);
    if (made.code !== 0) throw new Error(`git has no contract at "${ref}":\n${made.output.trim()}`);
    await run('tar', ['-xf', archive, '-C', folder]);
    const changes: ApiChanges[] = [];
    for (const api of apis) {
      const [before, after] = [await bundle(api, folder), await bundle(api)];
      changes.push({
        api,
        was: before.info.version,
        is: after.info.version,
        changes: compare(before, after),
        isWorded: isWorded(before, after),
      });
    }
    return changes;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
