import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceSource, fixedSource } from '#ui/picker/source.ts';
import { SOON_VALUE } from '#shared/domain/soon.ts';
import type { ListFilters } from '#shared/list/ListPage.tsx';
import { groupsOf } from '#shared/sources/all-price-lists.ts';
import type { ListedPriceList } from '#shared/sources/all-price-lists.ts';
import { STATES } from '../status.ts';
import { EVERYONE } from './query.ts';
import type { FILTERS } from './query.ts';

export function usePriceListFilters(
  lists: readonly ListedPriceList[] | undefined,
): ListFilters<(typeof FILTERS)[number]> {
  const { t } = useTranslation('price-lists');
  const { t: statuses } = useTranslation('statuses');
  const { t: common } = useTranslation('common');
  return useMemo(() => {
    const groups = new Map(
      (lists ?? []).flatMap((list) => groupsOf(list).map(({ id, name }) => [id, name] as const)),
    );
    const named = [...groups].map(([value, label]) => ({ value, label }));
    return {
      status: {
        label: common('fields.status'),
        source: choiceSource(STATES, (value) => statuses(`period.${value}`)),
      },
      type: {
        label: common('fields.type'),
        source: choiceSource(['sale', 'override'], (value) => t(`type.${value}`)),
      },
      soon: {
        label: statuses('soon.label'),
        source: choiceSource([SOON_VALUE], () => statuses('soon.week')),
      },
      group: {
        label: t('fields.groups'),
        source: fixedSource([
          { value: EVERYONE, label: t('everyone') },
          ...named.toSorted((one, other) => one.label.localeCompare(other.label)),
        ]),
      },
    };
  }, [lists, t, common, statuses]);
}
