import { useLocation, useNavigate } from 'react-router-dom';
import { languages } from '#app/i18n/language-names.ts';
import { PARAMS } from '#app/paths.ts';
import type { Sheet } from '#app/paths.ts';
import { browserValue } from '#app/preferences/storage.ts';
import { idsAt } from '#shared/read/ids-at.ts';
import { PAPERS, defaultPaper } from './paper.ts';
import type { Paper } from './paper.ts';

export const SHEETS: readonly Sheet[] = ['slip', 'receipt', 'picklist'];

/** Query parameters */
export const ORDER_ID = 'id';

/** Query parameters */
const CHOSEN = { sheet: PARAMS.sheet, language: 'language', paper: 'paper' } as const;

/** Empty at first */
const chosenPaper = browserValue<string>('printPaper', '');

export interface Choices {
  /** Order ids without duplicates */
  ids: readonly string[];
  sheet: Sheet;
  /** Language code; undefined: each order's own */
  language: string | undefined;
  paper: Paper;
  /** Fulfillment id, for packing slips */
  fulfillment: string | undefined;
  /** Query string of the list, for the link back */
  list: string;
}

interface PrintChoices extends Choices {
  /** Writes to the URL */
  choose: (chosen: { sheet?: Sheet; language?: string; paper?: Paper }) => void;
}

const LANGUAGE_CODES = languages.map(({ code }) => code);

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

export function readChoices(
  place: { search: string; hash: string },
  papers: { kept: string; tags: readonly string[] },
): Choices {
  const params = new URLSearchParams(place.search);
  const sheet = oneOf(SHEETS, params.get(PARAMS.sheet)) ?? 'slip';
  return {
    ids: idsAt(place, ORDER_ID) ?? [],
    sheet,
    language: oneOf(LANGUAGE_CODES, params.get(CHOSEN.language)),
    paper:
      oneOf(PAPERS, params.get(CHOSEN.paper)) ??
      oneOf(PAPERS, papers.kept) ??
      defaultPaper(papers.tags),
    fulfillment:
      sheet === 'slip' ? (params.get(PARAMS.fulfillment) ?? undefined) || undefined : undefined,
    list: params.get(PARAMS.list) ?? '',
  };
}

/** The browser also keeps the paper. */
export function useChoices(): PrintChoices {
  const place = useLocation();
  const navigate = useNavigate();
  return {
    ...readChoices(place, { kept: chosenPaper.read(), tags: navigator.languages }),
    choose: (chosen) => {
      if (chosen.paper !== undefined) chosenPaper.write(chosen.paper);
      const { search, hash } = window.location;
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(chosen) as [keyof typeof chosen, string][]) {
        if (value === '') next.delete(CHOSEN[name]);
        else next.set(CHOSEN[name], value);
      }
      // The ids may be behind `#`.
      void navigate({ search: next.toString(), hash }, { replace: true, preventScrollReset: true });
    },
  };
}
