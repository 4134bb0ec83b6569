import { lazyNamed } from '../page/lazyNamed.ts';
import { Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFilterPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FacetFilter } from '../picker/FacetFilter.tsx';
import { PHONE } from '../theme/values.ts';
import { PINNED_FILTERS, splitFilters } from './filters.ts';
import type { Filter } from './filters.ts';
import type { ListState } from './useListState.ts';

const DatesFilter = lazyNamed(() => import('./DatesFilter.tsx'), 'DatesFilter');

/** The filters of a list, each a chip that shows what is chosen; the values are kept in the address. */
export function FilterBar({
  filters,
  state,
}: {
  filters: readonly Filter[];
  state: ListState;
}): ReactNode {
  const { t } = useTranslation('common');
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const [adding, setAdding] = useState<string>();
  const values = (filter: Filter): string[] => state.filters[filter.name] ?? [];
  const { shown, waiting } = splitFilters(
    filters,
    (filter) => filter.name === adding || values(filter).length > 0,
    isPhone ? 0 : PINNED_FILTERS,
  );
  return (
    <>
      {shown.map((filter) => {
        const common = {
          label: filter.label,
          values: values(filter),
          onChange: (next: string[]) => state.setFilter(filter.name, next),
          defaultOpened: filter.name === adding,
          onClose: () => setAdding((name) => (name === filter.name ? undefined : name)),
        };
        return 'kind' in filter ? (
          <Suspense key={filter.name} fallback={null}>
            <DatesFilter {...common} />
          </Suspense>
        ) : (
          <FacetFilter
            key={filter.name}
            {...common}
            source={filter.source}
            single={filter.single === true}
          />
        );
      })}
      {waiting.length > 0 ? (
        <Menu position="bottom-start" shadow="md" returnFocus={false}>
          <Menu.Target>
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              leftSection={<IconFilterPlus size={15} stroke={1.75} aria-hidden />}
            >
              {t('list.addFilter')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {waiting.map(({ name, label }) => (
              <Menu.Item key={name} onClick={() => setAdding(name)}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
    </>
  );
}
