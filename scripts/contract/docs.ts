/** `npm run contract -- docs`: generates a self-contained API reference, a page per API. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.ts';
import { apis, bundle } from './bundle.ts';
import { page } from './docs-page.ts';

const folder = inRoot('dist-contract');

try {
  mkdirSync(folder, { recursive: true });
  for (const api of apis) {
    const file = `${folder}/${api}.html`;
    const html = page(await bundle(api));
    writeFileSync(file, html);
    console.log(`${file}  (${Math.round(html.length / 1024)} kB)`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
