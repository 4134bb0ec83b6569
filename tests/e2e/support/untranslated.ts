import type { Page } from '@playwright/test';
import { PSEUDO_CLOSE, PSEUDO_OPEN } from '../../../scripts/lib/pseudo.ts';

/** The words of a page in the pseudo-language that it doesn't wrap. Names for screen readers and placeholders count too. */
async function unwrapped(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    // The tab's title ends with the product's name, which is no text to translate.
    const texts: string[] = [document.title.replace(/ · Quartermaster$/, '')];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, [data-no-translate]')) continue;
      // A sentence with a part in bold is one text in several nodes.
      texts.push(node.textContent ?? '');
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (!element.closest('[data-no-translate], [aria-hidden="true"]'))
          texts.push(element.getAttribute(name) ?? '');
      }
    }
    return texts;
  });
  return [...new Set(found.map((text) => text.trim()))].filter((text) => {
    const wrapped = text.includes(PSEUDO_OPEN) || text.includes(PSEUDO_CLOSE);
    const isWord = /\p{L}/u.test(text);
    return isWord && !wrapped;
  });
}

/** What the browser writes in the language itself: days, and how long ago something was. */
const DATES =
  /^(\d{1,2} \w{3,4} \d{4}.*|\w{3} \d{1,2}, \d{4}.*|\d+ (?:minute|hour|day)s? ago|now|today|yesterday)$/;

/** Codes of currencies, the same in every language. */
const CODES = /^[A-Z]{3}$/;

/** Amounts with their currency, as the browser writes it. */
const AMOUNTS = /^[A-Z]{2,3}[^\w\s]?\s?\d[\d.,]*$/;

/** Fields whose values people wrote; states and kinds are not among them: those have to be translated. */
const WRITTEN =
  /^(title|name|label|code|subtitle|description|handle|value|sku|material|hs_code|mid_code|email|user_email|to|first_name|last_name|phone|symbol|company|address_1|address_2|city|province|postal_code|note|tracking_number)$/;

/** Names of countries, which the browser writes. */
const countries = new Intl.DisplayNames('en', { type: 'region' });

/** Collects what people wrote from an answer of the store. */
function collect(value: unknown, into: Set<string>, key = ''): void {
  if (typeof value === 'string') {
    if (WRITTEN.test(key) && value.trim()) into.add(value.trim());
    if (key === 'country_code' || key === 'iso_2') {
      into.add(countries.of(value.toUpperCase()) ?? value);
    }
  } else if (Array.isArray(value)) {
    for (const one of value) collect(one, into, key);
  } else if (typeof value === 'object' && value !== null) {
    const { first_name: first, last_name: last } = value as Record<string, unknown>;
    if (typeof first === 'string' && typeof last === 'string') into.add(`${first} ${last}`.trim());
    for (const [name, one] of Object.entries(value)) {
      // Names that people chose for what they noted.
      if (key === 'metadata') into.add(name);
      collect(one, into, key === 'metadata' ? 'value' : name);
    }
  }
}

/** Whether a text is made of nothing but what people wrote and codes: a list of names, a handle with its slash. */
function isData(text: string, data: readonly string[]): boolean {
  // A product and its variant, whose name may be a single letter.
  if (text.split(' · ').every((part) => data.includes(part))) return true;
  let rest = text;
  for (const known of data) {
    if (rest === known) return true;
    if (known.length > 2) rest = rest.replaceAll(known, '');
  }
  return !/\p{L}/u.test(rest.replaceAll(/\b[A-Z]{3}\b/g, ''));
}

/**
 * Watches what people wrote come from the store, on a page in the pseudo-language.
 *
 * @returns the texts on the page as it stands that neither people wrote nor a translation holds
 */
export function watchTexts(page: Page): () => Promise<string[]> {
  const written = new Set(['Quartermaster', 'AQ', 'ada@example.com']);
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!/\/admin\//.test(response.url())) return;
    const read = async (): Promise<void> => collect(await response.json(), written);
    reading.push(read().catch(() => undefined));
  });
  return async () => {
    // What an answer brings may be drawn a moment before it is read here.
    await Promise.all(reading);
    const data = [...written].toSorted((a, b) => b.length - a.length);
    const texts = await unwrapped(page);
    const words = texts.filter(
      (text) => ![DATES, CODES, AMOUNTS].some((known) => known.test(text)),
    );
    return words.filter((text) => !isData(text, data));
  };
}
