/** Digits after the decimal sign that a currency has: 2 for EUR, 0 for JPY, 3 for KWD. */
export function currencyDecimals(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

/** An amount in minor units as one would type it: 123456 of EUR is `1234.56`, with the language's decimal sign. */
export function amountText(amount: number, currency: string, language: string): string {
  const digits = currencyDecimals(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const sign = amount < 0 ? '-' : '';
  return digits === 0
    ? sign + whole
    : sign + whole + signs(language).decimal + text.slice(text.length - digits);
}

/**
 * Reads an amount as people of the language type it, in minor units, without a float on the way.
 *
 * @returns null when nothing is typed, undefined when it is no amount or has too many decimals
 */
export function parseAmount(
  text: string,
  currency: string,
  language: string,
): number | null | undefined {
  const { decimal, group, digits } = signs(language);
  const plain = [...text]
    .map((sign) => {
      const digit = digits.indexOf(sign);
      return digit >= 0 ? String(digit) : sign;
    })
    .join('')
    .replaceAll(/[\s'’\u200E\u200F\u061C]/gu, '');
  if (plain === '') return null;
  const decimals = currencyDecimals(currency);
  const escaped = (sign: string): string => sign.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const grouped = new RegExp(
    `^(\\d{1,3}(?:${escaped(group)}\\d{2,3})*${escaped(group)}\\d{3}|\\d+)(?:${escaped(decimal)}(\\d*))?$`,
    'u',
  );
  const match = grouped.exec(plain) ?? /^(\d+)[.,](\d{1,2})$/.exec(plain);
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  if (fraction.length > decimals) return undefined;
  const amount = Number(whole.replaceAll(group, '') + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
}

interface Signs {
  decimal: string;
  group: string;
  /** 0 to 9 as the language writes them. */
  digits: string[];
}

function signs(language: string): Signs {
  const parts = new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).formatToParts(
    1_234_567.5,
  );
  const of = (type: string, usual: string): string =>
    parts.find((part) => part.type === type)?.value ?? usual;
  const plain = new Intl.NumberFormat(language, { useGrouping: false });
  return {
    decimal: of('decimal', '.'),
    group: of('group', ','),
    digits: Array.from({ length: 10 }, (_, digit) => plain.format(digit)),
  };
}
