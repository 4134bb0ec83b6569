/**
 * `npm run contract:server`: the contract against a real server, all of it: each write is compared with every read,
 * where `npm test` takes a third of them. Arguments go to Vitest: `npm run contract:server -- effects`.
 */
import { tryContract } from '../lib/suites.ts';

process.exitCode = await tryContract(process.argv.slice(2));
