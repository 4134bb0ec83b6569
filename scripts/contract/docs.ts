/** `npm run contract -- docs`: an API reference that needs no network, a page per API. */
import { statSync } from 'node:fs';
import { inRoot } from '../lib/paths.ts';
import { apis, redocly, servedFile } from './bundle.ts';

/** Our own keys, beside Redoc's usual content. */
const OPTIONS = {
  showExtensions: ['x-served', 'x-repeat', 'x-repeat-unless-new', 'x-invalidates'],
};

try {
  for (const api of apis) {
    const file = inRoot('dist-contract', `${api}.html`);
    const options = ['--inlineBundle', '--openapi', JSON.stringify(OPTIONS), '--output', file];
    const { code, output } = await redocly(['build-docs', await servedFile(api), ...options]);
    if (code !== 0) throw new Error(`${file} can’t be written:\n${output}`);
    console.log(`${file}  (${Math.round(statSync(file).size / 1024)} kB)`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
