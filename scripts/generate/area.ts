/** `npm run generate -- area suppliers`: the first files of an area that lists suppliers. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { englishSource } from '../i18n/english-source.ts';
import { inRoot, root } from '../lib/paths.ts';
import { fail } from '../lib/stop.ts';
import { AREA_EDITS } from './area-edits.ts';
import { areaFiles } from './area-files.ts';
import { checkArea } from './check-area.ts';
import { listOperation } from './list-operation.ts';
import { nameFrom } from './names.ts';
import { formatAndList, writeNew } from './write-new.ts';

try {
  const area = nameFrom(process.argv.slice(2), 'area suppliers');
  const addresses = readFileSync(inRoot('src', 'app', 'paths.ts'), 'utf8');
  checkArea(area, addresses, (path) => existsSync(inRoot(path)));
  const files = areaFiles(area, listOperation(area));
  const edited = Object.entries(AREA_EDITS).map(([path, edit]) => {
    const file = inRoot(path);
    return { file, text: edit(area, readFileSync(file, 'utf8')) };
  });
  const paths = writeNew(root, files);
  for (const { file, text } of edited) writeFileSync(file, text);
  const english = inRoot('generated', 'locales', 'english.ts');
  writeFileSync(english, englishSource());
  await formatAndList([...paths, ...edited.map(({ file }) => file)]);
  console.log(`Its list is at /a/${area}. docs/area.md says what comes next.`);
} catch (error) {
  await fail(error);
}
