import { languages } from '#app/i18n/language-names.ts';
import { languageOf } from '#app/i18n/languages.ts';
import type { Order } from '../order/query.ts';

/** Metadata keys where shops keep the customer's language */
const NOTED_AS = ['language', 'locale', 'lang'];

type Addressed = Pick<Order, 'metadata' | 'customer' | 'shipping_address' | 'billing_address'>;

function known(locale: unknown): string | undefined {
  if (typeof locale !== 'string') return undefined;
  const spoken = languageOf(locale);
  return languages.find(({ code }) => code === spoken)?.code;
}

/** Returns the language noted on the order or customer, else the destination's main one; undefined if unsupported. */
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

function spokenIn(country: unknown): string | undefined {
  if (typeof country !== 'string' || country === '') return undefined;
  try {
    const { language, script } = new Intl.Locale(`und-${country}`).maximize();
    // Only simplified Chinese is supported.
    return script === 'Hant' ? undefined : known(language);
  } catch {
    return undefined;
  }
}
