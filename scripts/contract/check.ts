/**
 * `npm run contract -- check https://host`: compares a server's answers with the contract. Only reads, except for
 * sign-in and with `--fuzz --writes`.
 *
 * Credentials: CONTRACT_TOKEN, or CONTRACT_EMAIL and CONTRACT_PASSWORD. Without them, only public store calls.
 */
import { parseArgs } from 'node:util';
import { apis, bundle, type Api } from './bundle.ts';
import { checkServer } from './check-server.ts';
import { checkReport } from './check-report.ts';
import { credentials } from './credentials.ts';
import type { Document } from './document.ts';
import { parseServer } from './server-address.ts';

const FLAG = { type: 'boolean', default: false } as const;

try {
  const { positionals, values: options } = parseArgs({
    allowPositionals: true,
    options: { all: FLAG, params: FLAG, fuzz: FLAG, writes: FLAG },
  });
  if (options.writes && !options.fuzz) throw new Error('--writes belongs to --fuzz.');
  const server = parseServer(positionals[0]);
  const signedIn = await credentials(server, process.env);
  const documents: Partial<Record<Api, Document>> = {};
  for (const api of signedIn.admin ? apis : (['store'] as const)) {
    documents[api] = await bundle(api);
  }
  const result = await checkServer({ server, documents, signedIn, options, fetcher: fetch });
  console.log(checkReport(result));
  process.exitCode = result.violations.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
