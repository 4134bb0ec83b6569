import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { choiceSource, fixedSource } from '#ui/picker/source.ts';
import type { ListFilters } from '#shared/list/ListPage.tsx';
import { FEWER_THAN, MISSING } from './query.ts';
import type { FILTERS } from './query.ts';

export function useInventoryFilters(
  locations: readonly { id: string; name: string }[],
): ListFilters<(typeof FILTERS)[number]> {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  return {
    location_id: {
      label: t('filters.location'),
      source: fixedSource(locations.map(({ id, name }) => ({ value: id, label: name }))),
    },
    available: {
      label: t('filters.available'),
      single: true,
      source: fixedSource(
        FEWER_THAN.map((units) => ({
          value: String(units),
          label:
            units === 1
              ? t('filters.none')
              : t('filters.fewer', { count: units, number: format.number(units) }),
        })),
      ),
    },
    missing: {
      label: t('filters.missing'),
      source: choiceSource(MISSING, (value) => t(`filters.without.${value}`)),
    },
  };
}
