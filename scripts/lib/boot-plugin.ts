import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';
import type { Plugin } from 'vite';
import { inRoot } from './paths.ts';

/** Makes the script of the page's head as small as the app's own; it stands in the way of everything else. */
export const smallBoot = (): Plugin => ({
  name: 'small-boot',
  apply: 'build',
  generateBundle() {
    const { code, errors } = minifySync(
      'boot.js',
      readFileSync(inRoot('static', 'boot.js'), 'utf8'),
      { compress: { target: 'es2020' }, mangle: true },
    );
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
    this.emitFile({ type: 'asset', fileName: 'boot.js', source: code });
  },
});
