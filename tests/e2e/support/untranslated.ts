import type { Page } from '@playwright/test';
import { PSEUDO_CLOSE, PSEUDO_OPEN } from '../../../scripts/lib/pseudo.ts';

interface Signs {
  /** Marks around translated texts. */
  open: string;
  close: string;
  /** User-written texts not in the query cache. */
  known: readonly string[];
}

/**
 * Runs in the page, self-contained: returns text neither translated nor user-written, including accessible names and
 * placeholders. User-written text comes from the query cache.
 */
function look({ open, close, known }: Signs): string[] {
  /** Dates and relative times formatted by Intl. */
  const DATES =
    /^(\d{1,2} \w{3,4} \d{4}.*|\w{3} \d{1,2}, \d{4}.*|\d+ (?:minute|hour|day)s? ago|now|today|yesterday)$/;
  const namesOf = (parts: readonly Intl.DateTimeFormatOptions[], length: number): string =>
    Array.from({ length }, (_, index) => new Date(2026, length === 7 ? 0 : index, index + 1))
      .flatMap((date) => parts.map((part) => date.toLocaleDateString('en-GB', part)))
      .join('|');
  const MONTHS = `(?:${namesOf([{ month: 'long' }, { month: 'short' }], 12)}|Sep)`;
  const DAYS = `(?:${namesOf([{ weekday: 'long' }, { weekday: 'short' }], 7)})`;
  /** Days, months and ranges of them in periods and charts. */
  const PERIODS = new RegExp(
    `^(?:${DAYS}|(?:${DAYS},? )?(?:\\d{1,2}(?: – \\d{1,2})? )?${MONTHS}(?: \\d{4})?(?: – \\d{1,2} ${MONTHS}(?: \\d{4})?)?)$`,
  );
  /** Currency codes. */
  const CODES = /^[A-Z]{3}$/;
  /** Amounts formatted by Intl. */
  const AMOUNTS = /^(?:(?:^|, )-?[A-Z]{0,3}[^\w\s]?\s?\d(?:[\d.]|,\d)*[km]?)+$/;
  /** Fields with user-written values; states and kinds must be translated. */
  const WRITTEN =
    /^(title|name|label|code|subtitle|description|handle|value|sku|material|hs_code|mid_code|email|user_email|to|detail|first_name|last_name|phone|symbol|company|address_1|address_2|city|province|postal_code|note|tracking_number)$/;

  /** Charts measure their texts in a span outside the window, which keeps the last one. */
  const IGNORED = 'script, style, kbd, [data-no-translate], #recharts_measurement_span';

  // The tab's title ends with the product's name.
  const texts: string[] = [document.title.replace(/ · Quartermaster$/, '')];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest(IGNORED)) continue;
    // A sentence with bold parts spans several nodes.
    texts.push(node.textContent ?? '');
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (!element.closest('[data-no-translate], [aria-hidden="true"]')) {
        texts.push(element.getAttribute(name) ?? '');
      }
    }
  }
  const words = [
    ...new Set(texts.map((text) => text.replaceAll(/[\u2066-\u2069]/g, '').trim())),
  ].filter(
    (text) =>
      /\p{L}/u.test(text) &&
      !text.includes(open) &&
      !text.includes(close) &&
      ![DATES, PERIODS, CODES, AMOUNTS].some((known) => known.test(text)),
  );
  if (words.length === 0) return [];

  const { typed = new Set() } = globalThis as unknown as { typed?: Set<string> };
  const written = new Set(['Quartermaster', 'JSON', 'AQ', 'ada@example.com', ...known]);
  for (const text of [...typed].flatMap((each) => [each, ...each.split(',')])) {
    written.add(text.trim());
    // As a slug.
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
    } else if (value instanceof Map) {
      for (const one of value.values()) collect(one, key);
    } else if (typeof value === 'object' && value !== null) {
      const { first_name: first, last_name: last } = value as Record<string, unknown>;
      if (typeof first === 'string' && typeof last === 'string') {
        written.add(`${first} ${last}`.trim());
        written.add(`${last} ${first}`.trim());
      }
      for (const [name, one] of Object.entries(value)) {
        // Metadata keys are user-written.
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
  /** True for combinations of user-written texts and codes. */
  const isData = (text: string): boolean => {
    // “Product · variant”, a list, or a symbol and its currency: names may be single letters.
    if (text.split(/ · |, |\s(?=[A-Z]{3}$)/).every((part) => written.has(part) || CODES.test(part)))
      return true;
    let rest = text;
    for (const each of data) {
      if (each.length > 2 && each.length <= rest.length) rest = rest.replaceAll(each, '');
    }
    return !/\p{L}/u.test(rest.replaceAll(/\b[A-Z]{3}\b/g, ''));
  };
  return words.filter((text) => !isData(text));
}

/**
 * Untranslated texts on a pseudo-language page.
 *
 * @param known user-written texts not in the query cache
 */
export const findUntranslated = (page: Page, known: readonly string[]): Promise<string[]> =>
  page.evaluate(look, { open: PSEUDO_OPEN, close: PSEUDO_CLOSE, known });
