import type { Page } from '@playwright/test';
import { languages as all } from '../../../src/app/i18n/language-names.ts';
import { isShort } from '../../support/short.ts';
import { measure } from './measure.ts';
import type { Flaw } from './measure.ts';
import { changeLanguage } from './visit.ts';

/** Pixels of the windows that screens are tried in. */
const WIDTHS = [360, 820, 1024, 1280, 1440, 1920];
const HEIGHT = 900;

/** The short form has a language for each kind of writing: the widest words, from the right, without spaces. */
const LANGUAGES = isShort ? ['en', 'de', 'ar', 'ja', 'ru'] : all.map(({ code }) => code);

/** Milliseconds that what moves on its own has to come to rest. */
const REST = [100, 300, 600];

/** What a screen is tried in. */
interface Look {
  language: string;
  width: number;
}

/**
 * All widths in all languages. In the short form a phone and one other width, each in a language: others with each
 * screen, so that all of them come up with many screens.
 *
 * @param place of the screen among all
 */
function looksOf(place: number): Look[] {
  if (!isShort) {
    return LANGUAGES.flatMap((language) => WIDTHS.map((width) => ({ language, width })));
  }
  const [phone = 360, ...wider] = WIDTHS;
  const round = Math.floor(place / wider.length);
  return [0, 1].map((index) => ({
    language: LANGUAGES[(place + round + index) % LANGUAGES.length] ?? 'en',
    width: index === 0 ? phone : (wider[(place + 2 * index) % wider.length] ?? phone),
  }));
}

/** What is wrong with the page as it stands, once it has come to rest. */
async function flawsOf(page: Page): Promise<Flaw[]> {
  let flaws = await page.evaluate(measure);
  for (const rest of REST) {
    if (flaws.length === 0) break;
    await page.waitForTimeout(rest);
    flaws = await page.evaluate(measure);
  }
  return flaws;
}

/** How many this worker has looked at. */
let screens = 0;

/** A flaw as a line: what it is and by how much, where, and on which element. */
const describe = ({ what, text, by, at }: Flaw): string =>
  `${what} by ${Math.ceil(by)} px: “${text}” (${at})`;

/**
 * Looks at a page in all widths and languages without loading it again.
 *
 * @param name of the screen, as the lines begin with
 * @returns a line for each flaw; the same one in several widths and languages is told once, with how often
 */
export async function findFlaws(page: Page, name: string): Promise<string[]> {
  const found = new Map<string, { line: string; others: number }>();
  let language = '';
  for (const look of looksOf(screens)) {
    if (look.language !== language) await changeLanguage(page, look.language);
    ({ language } = look);
    await page.setViewportSize({ width: look.width, height: HEIGHT });
    for (const flaw of await flawsOf(page)) {
      const key = `${flaw.what} ${flaw.at}`;
      const known = found.get(key);
      if (known) known.others += 1;
      else {
        const line = `${name}, ${look.width} px, ${language}: ${describe(flaw)}`;
        found.set(key, { line, others: 0 });
      }
    }
  }
  screens += 1;
  await changeLanguage(page, 'en');
  return [...found.values()].map(({ line, others }) =>
    others > 0 ? `${line}, and ${others} more like it` : line,
  );
}
