import { languageCodes, languageOf } from '#app/i18n/languages.ts';
import type { Order } from '../order/query.ts';

/** Where shops note which language a customer reads. */
const NOTED_AS = ['language', 'locale', 'lang'];

type Addressed = Pick<Order, 'metadata' | 'customer' | 'shipping_address' | 'billing_address'>;

/** One of our languages for a locale; undefined where we have none for it. */
function known(locale: unknown): string | undefined {
  if (typeof locale !== 'string') return undefined;
  const code = languageOf(locale);
  return languageCodes.includes(code) ? code : undefined;
}

/**
 * The language that a customer most likely reads: the one that the order or the customer notes, else the one that is
 * mostly spoken where the order goes.
 *
 * @returns undefined where it isn't known, or is none of ours
 */
export function customersLanguage(order: Addressed): string | undefined {
  const { metadata, customer, shipping_address: shipping, billing_address: billing } = order;
  const notes = [metadata, customer?.metadata].flatMap((noted) =>
    NOTED_AS.map((name) => known(noted?.[name])),
  );
  return (
    notes.find((code) => code !== undefined) ??
    spokenIn(shipping?.country_code ?? billing?.country_code)
  );
}

/** The language of a country, where it is one of ours and written as ours is. */
function spokenIn(country: unknown): string | undefined {
  if (typeof country !== 'string' || country === '') return undefined;
  try {
    const { language, script } = new Intl.Locale(`und-${country}`).maximize();
    // Ours is simplified.
    return script === 'Hant' ? undefined : known(language);
  } catch {
    return undefined;
  }
}
