/**
 * `npm run contract -- server`: the full contract against a real server, each write with every read. Arguments go to
 * Vitest: `npm run contract -- server effects`.
 */
import { tryContract } from '../lib/suites.ts';

process.exitCode = await tryContract(process.argv.slice(2));
