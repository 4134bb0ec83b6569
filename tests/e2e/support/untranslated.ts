import type { Page } from '@playwright/test';
import { PSEUDO_CLOSE, PSEUDO_OPEN } from '../../../scripts/lib/pseudo.ts';

interface Signs {
  /** Around each text that is translated. */
  open: string;
  close: string;
  /** Texts that people wrote, beside those in the query cache. */
  known: readonly string[];
}

/**
 * Runs in the page, by itself: the words that neither a translation holds nor anybody wrote. Names for screen readers
 * and placeholders count too. What people wrote is known from the store's answers that the app keeps.
 */
function look({ open, close, known }: Signs): string[] {
  /** What the browser writes in the language itself: days, and how long ago something was. */
  const DATES =
    /^(\d{1,2} \w{3,4} \d{4}.*|\w{3} \d{1,2}, \d{4}.*|\d+ (?:minute|hour|day)s? ago|now|today|yesterday)$/;
  /** Codes of currencies, the same in every language. */
  const CODES = /^[A-Z]{3}$/;
  /** Amounts with their currencies, as the browser writes them. */
  const AMOUNTS = /^(?:(?:^|, )[A-Z]{0,3}[^\w\s]?\s?\d(?:[\d.]|,\d)*)+$/;
  /** Fields whose values people wrote; states and kinds are not among them: those have to be translated. */
  const WRITTEN =
    /^(title|name|label|code|subtitle|description|handle|value|sku|material|hs_code|mid_code|email|user_email|to|first_name|last_name|phone|symbol|company|address_1|address_2|city|province|postal_code|note|tracking_number)$/;

  // The tab's title ends with the product's name, which is no text to translate.
  const texts: string[] = [document.title.replace(/ · Quartermaster$/, '')];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('script, style, kbd, [data-no-translate]')) continue;
    // A sentence with a part in bold is one text in several nodes.
    texts.push(node.textContent ?? '');
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (!element.closest('[data-no-translate], [aria-hidden="true"]')) {
        texts.push(element.getAttribute(name) ?? '');
      }
    }
  }
  const words = [...new Set(texts.map((text) => text.trim()))].filter(
    (text) =>
      /\p{L}/u.test(text) &&
      !text.includes(open) &&
      !text.includes(close) &&
      ![DATES, CODES, AMOUNTS].some((known) => known.test(text)),
  );
  if (words.length === 0) return [];

  const { typed = new Set() } = globalThis as unknown as { typed?: Set<string> };
  const written = new Set(['Quartermaster', 'JSON', 'AQ', 'ada@example.com', ...known]);
  for (const text of [...typed].flatMap((each) => [each, ...each.split(',')])) {
    written.add(text.trim());
    // The part of an address that is made of it.
    written.add(text.trim().toLowerCase().replaceAll(/\W+/g, '-'));
  }
  const countries = new Intl.DisplayNames('en', { type: 'region' });
  const collect = (value: unknown, key = ''): void => {
    if (typeof value === 'string') {
      if (WRITTEN.test(key) && value.trim()) written.add(value.trim());
      if (key === 'country_code' || key === 'iso_2') {
        written.add(countries.of(value.toUpperCase()) ?? value);
      }
    } else if (Array.isArray(value)) {
      for (const one of value) collect(one, key);
    } else if (typeof value === 'object' && value !== null) {
      const { first_name: first, last_name: last } = value as Record<string, unknown>;
      if (typeof first === 'string' && typeof last === 'string') {
        written.add(`${first} ${last}`.trim());
      }
      for (const [name, one] of Object.entries(value)) {
        // Names that people chose for what they noted.
        if (key === 'metadata') written.add(name);
        collect(one, key === 'metadata' ? 'value' : name);
      }
    }
  };
  const { queryClient } = globalThis as unknown as {
    queryClient: {
      getQueryCache: () => { getAll: () => { state: { data: unknown } }[] };
      getMutationCache: () => { getAll: () => { state: { data: unknown } }[] };
    };
  };
  for (const cache of [queryClient.getQueryCache(), queryClient.getMutationCache()]) {
    for (const { state } of cache.getAll()) collect(state.data);
  }
  const data = [...written].toSorted((a, b) => b.length - a.length);
  /** Whether a text is made of nothing but what people wrote and codes: a list of names, a handle with its slash. */
  const isData = (text: string): boolean => {
    // A product and its variant, or some values: a name may be a single letter.
    if (text.split(/ · |, /).every((part) => written.has(part))) return true;
    let rest = text;
    for (const each of data) {
      if (each.length > 2 && each.length <= rest.length) rest = rest.replaceAll(each, '');
    }
    return !/\p{L}/u.test(rest.replaceAll(/\b[A-Z]{3}\b/g, ''));
  };
  return words.filter((text) => !isData(text));
}

/**
 * The texts on a page in the pseudo-language, as it stands, that nobody translated.
 *
 * @param known what people wrote, beside what the app keeps of the store's answers
 */
export const findUntranslated = (page: Page, known: readonly string[]): Promise<string[]> =>
  page.evaluate(look, { open: PSEUDO_OPEN, close: PSEUDO_CLOSE, known });
