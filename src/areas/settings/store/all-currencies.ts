import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  getListCurrenciesQueryKey,
  listCurrencies,
} from '#generated/admin/currencies/currencies.ts';
import { optionsOf } from '#ui/picker/source.ts';
import type { Option, OptionSource } from '#ui/picker/source.ts';
import { everyPage } from '#shared/read/every-page.ts';

const allCurrencies = queryOptions({
  queryKey: [...getListCurrenciesQueryKey(), 'all'],
  staleTime: Infinity,
  queryFn: ({ signal }) =>
    everyPage(async ({ limit, offset }) => {
      const { currencies: rows, count } = await listCurrencies({ limit, offset }, { signal });
      return { rows, count };
    }),
});

const option = ({ code, name }: { code: string; name?: string }): Option => ({
  value: code,
  label: code.toUpperCase(),
  ...(name ? { detail: name } : {}),
});

/** Searches currencies by code and name, which the server can't. */
export function useAllCurrencies(): OptionSource {
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      key: [...getListCurrenciesQueryKey(), 'choices'],
      detailed: true,
      find: async ({ q = '', limit, offset }) => {
        const wanted = q.toLowerCase();
        const found = (await queryClient.fetchQuery(allCurrencies))
          .filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(wanted))
          .toSorted((a, b) => a.code.localeCompare(b.code));
        return {
          options: optionsOf(found.slice(offset, offset + limit), option),
          count: found.length,
        };
      },
      one: (code) => Promise.resolve(option({ code })),
    }),
    [queryClient],
  );
}
