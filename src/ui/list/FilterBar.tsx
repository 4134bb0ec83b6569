import { lazyNamed } from '../page/lazyNamed.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { MountOnFirstOpen } from '../overlay/MountOnFirstOpen.tsx';
import { FacetFilter } from '../picker/FacetFilter.tsx';
import { FilterPill } from './FilterPill.tsx';
import type { Filter } from './filters.ts';
import { MissingFilter } from './MissingFilter.tsx';
import { SaveView } from './SaveView.tsx';
import type { ListSettings } from './useListPreferences.ts';
import type { ListState } from './useListState.ts';

const loadPanel = () => import('./FilterMenuPanel.tsx');
const FilterMenuPanel = lazyNamed(loadPanel, 'FilterMenuPanel');
const DatesFilter = lazyNamed(() => import('./DatesFilter.tsx'), 'DatesFilter');

export function FilterBar({
  filters,
  state,
  settings,
}: {
  filters: readonly Filter[];
  state: ListState;
  /** Undefined: there is nothing to save. */
  settings: ListSettings | undefined;
}): ReactNode {
  const pill = useRef<HTMLButtonElement>(null);
  /** Just added, without a value. */
  const [adding, setAdding] = useState<string>();
  /** Choices made since the URL last changed, which lags behind. */
  const [chosen, setChosen] = useState<{
    since: ListState['filters'];
    values: ListState['filters'];
  }>();
  const ahead = chosen?.since === state.filters ? chosen.values : {};
  const values = (filter: Filter): string[] =>
    ahead[filter.name] ?? state.filters[filter.name] ?? [];
  const isShown = (filter: Filter): boolean => filter.name === adding || values(filter).length > 0;
  const waiting = filters.filter((filter) => !isShown(filter));
  // Removing the focused chip moves the focus to the pill.
  const leaving = useRef<string>(undefined);
  useEffect(() => {
    if (!waiting.some(({ name }) => name === leaving.current)) return;
    leaving.current = undefined;
    if (document.activeElement === document.body) pill.current?.focus();
  });
  return (
    <>
      {filters.filter(isShown).map((filter) => {
        const common = {
          label: filter.label,
          values: values(filter),
          onChange: (next: string[]) => {
            setChosen({ since: state.filters, values: { ...ahead, [filter.name]: next } });
            state.setFilter(filter.name, next);
            leaving.current = next.length === 0 ? filter.name : undefined;
          },
          defaultOpened: filter.name === adding,
          onClose: () => {
            setAdding((name) => (name === filter.name ? undefined : name));
            leaving.current = filter.name;
          },
        };
        if (!('kind' in filter)) {
          return (
            <FacetFilter
              key={filter.name}
              {...common}
              source={filter.source}
              single={filter.single === true}
            />
          );
        }
        return filter.kind === 'missing' ? (
          <MissingFilter
            key={filter.name}
            name={filter.label}
            onRemove={() => common.onChange([])}
          />
        ) : (
          <Suspense key={filter.name} fallback={null}>
            <DatesFilter {...common} />
          </Suspense>
        );
      })}
      {waiting.length > 0 ? (
        <MountOnFirstOpen
          what="menu"
          load={loadPanel}
          renderButton={(opener) => <FilterPill ref={pill} {...opener} />}
        >
          <FilterMenuPanel filters={waiting} onAdd={setAdding} pill={pill} />
        </MountOnFirstOpen>
      ) : null}
      {settings ? <SaveView settings={settings} /> : null}
    </>
  );
}
