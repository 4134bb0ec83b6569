import type { ReactNode } from 'react';
import { Chip } from '../picker/Chip.tsx';
import { PINNED_FILTERS } from './filters.ts';
import type { Filter } from './filters.ts';
import classes from './ListToolbar.module.css';

const nothing = (): void => undefined;

/** Keeps the filters' place, in their size, while their code is on its way. */
export function FilterBarPlace({ filters }: { filters: readonly Filter[] }): ReactNode {
  return (
    <div className={classes.place} inert aria-hidden>
      {filters.slice(0, PINNED_FILTERS).map(({ name, label }) => (
        <Chip
          key={name}
          label={label}
          value={undefined}
          opened={false}
          popup="listbox"
          onClick={nothing}
          onRemove={nothing}
        />
      ))}
    </div>
  );
}
