import {
  getListCurrenciesQueryKey,
  listCurrencies,
} from '#generated/admin/currencies/currencies.ts';
import { optionsOf } from '#ui/picker/source.ts';
import type { Option, OptionSource } from '#ui/picker/source.ts';
import { everyPage } from './every-page.ts';

const option = ({ code, name }: { code: string; name?: string }): Option => ({
  value: code,
  label: code.toUpperCase(),
  ...(name ? { detail: name } : {}),
});

/** Every currency that the server knows, by code and by name; the server's search knows neither. */
export const allCurrenciesSource: OptionSource = {
  key: getListCurrenciesQueryKey(),
  detailed: true,
  find: async ({ q = '', limit, offset }, signal) => {
    const wanted = q.toLowerCase();
    const currencies = await everyPage(async (page) => {
      const { currencies: rows, count } = await listCurrencies(page, { signal });
      return { rows, count };
    });
    const found = currencies
      .filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(wanted))
      .toSorted((a, b) => a.code.localeCompare(b.code));
    return { options: optionsOf(found.slice(offset, offset + limit), option), count: found.length };
  },
  one: (code) => Promise.resolve(option({ code })),
};
