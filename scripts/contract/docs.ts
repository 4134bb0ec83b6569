/**
 * `npm run contract:docs`: a reference to browse, one page an API, made from the contract alone.
 * The pages need no server and load nothing from elsewhere.
 */
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
