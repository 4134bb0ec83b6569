import { parseArgs } from 'node:util';
import { NAME } from '../lib/extensions.ts';
import { UserError } from '../lib/stop.ts';

/** By path, with slashes. */
export type Files = Readonly<Record<string, string>>;

/** @throws UserError unless the words are a single name, such as `gift-wrap` */
export function nameFrom(words: readonly string[], example: string): string {
  const { positionals } = parseArgs({ args: [...words], allowPositionals: true });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) {
    throw new UserError(`Give one name: npm run generate -- ${example}`);
  }
  if (NAME.test(name)) return name;
  throw new UserError(`“${name}” isn’t a name of small letters, digits and single hyphens.`);
}

/** `gift-wrap` → `giftWrap` */
export const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/gu, (_hyphen, letter: string) => letter.toUpperCase());

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `gift-wrap` → `GiftWrap` */
export const pascalCase = (name: string): string => capitalized(camelCase(name));

/** `gift-wrap` → `Gift wrap` */
export const sentenceCase = (name: string): string => capitalized(name.replaceAll('-', ' '));

/** Of a locale file. */
export const jsonOf = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
