/** `npm run generate -- extension gift-wrap`: the first files of an extension. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { extensionsFolder } from '../lib/extensions.ts';
import { root } from '../lib/paths.ts';
import { UserError, fail } from '../lib/stop.ts';
import { extensionFiles } from './extension-files.ts';
import { nameFrom } from './names.ts';
import { formatAndList, writeNew } from './write-new.ts';

try {
  const name = nameFrom(process.argv.slice(2), 'extension gift-wrap');
  const folder = join(extensionsFolder(), name);
  if (existsSync(folder)) throw new UserError(`${relative(root, folder)} exists already.`);
  await formatAndList(writeNew(extensionsFolder(), extensionFiles(name)));
  console.log(`Its page is at /a/x/${name}. docs/extensions.md says what else it can add.`);
} catch (error) {
  await fail(error);
}
