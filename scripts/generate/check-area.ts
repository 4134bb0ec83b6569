import { parseSync } from 'vite';
import { UserError } from '../lib/stop.ts';
import { camelCase } from './names.ts';

/**
 * @param paths text of `src/app/paths.ts`
 * @param isThere by path relative to the project
 * @throws UserError for a name that is taken, or that code can't have
 */
export function checkArea(area: string, paths: string, isThere: (path: string) => boolean): void {
  const taken = [`src/areas/${area}`, `public/locales/en/${area}.json`].find(isThere);
  if (taken !== undefined) throw new UserError(`${taken} exists already.`);
  const own = camelCase(area);
  if (area === 'x' || new RegExp(String.raw`^  ${own}(?:Record)?:`, 'mu').test(paths)) {
    throw new UserError(`src/app/paths.ts has addresses named “${own}” already.`);
  }
  if (parseSync('name.ts', `export const ${own} = 1;`).errors.length > 0) {
    throw new UserError(`“${area}” is a word of TypeScript. Choose another name.`);
  }
}
