import { Combobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { SEARCH_DEBOUNCE } from '#ui/page/search-debounce.ts';
import { OptionList } from '#ui/picker/OptionList.tsx';
import type { Option, OptionSource } from '#ui/picker/source.ts';
import { useOptionList } from '#ui/picker/useOptionList.ts';
import { useOptions } from '#ui/picker/useOptions.ts';
import type { OptionsFound } from '#ui/picker/useOptions.ts';
import { useShiftRange } from '#ui/picker/useShiftRange.ts';
import { useTyped } from '#ui/picker/useTyped.ts';
import { SearchInput } from '#ui/search/SearchInput.tsx';
import type { Member, Offer } from './members.ts';
import classes from './member-set.module.css';

interface MemberChoicesProps<Row extends Member> {
  texts: { search: string; label: string };
  source: OptionSource<Offer<Row>>;
  chosen: ReadonlyMap<string, Row>;
  onChoose: (chosen: ReadonlyMap<string, Row>) => void;
  renderEnd?: ((option: Offer<Row>) => ReactNode) | undefined;
  filters?: readonly ReactNode[];
  /** For what the server can't filter by. */
  keeps?: ((row: Row) => boolean) | undefined;
}

/** Loads more until enough are kept. */
function kept<Row extends Member>(
  found: OptionsFound<Offer<Row>>,
  keeps: (row: Row) => boolean,
): OptionsFound<Offer<Row>> {
  const keep = (offers: Offer<Row>[]): Offer<Row>[] => offers.filter(({ row }) => keeps(row));
  const { all, more, isLoading } = found;
  const options = keep(found.options);
  const isWhole = more === undefined && !isLoading;
  return {
    ...found,
    options,
    count: isWhole ? options.length : found.count,
    all: isWhole && all ? async () => keep(await all()) : undefined,
  };
}

export function MemberChoices<Row extends Member>(props: MemberChoicesProps<Row>): ReactNode {
  const { texts, source, chosen, onChoose, renderEnd, filters = [], keeps } = props;
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search, SEARCH_DEBOUNCE);
  const matches = useOptions(source, settled, true);
  const found = keeps ? kept(matches, keeps) : matches;
  const { upTo, onClickCapture } = useShiftRange(found.options);
  const change = (offers: readonly Offer<Row>[], isChosen: boolean): void => {
    const next = new Map(chosen);
    for (const { value, row, isIn, isDisabled } of offers) {
      if (isIn || isDisabled) continue;
      if (isChosen) next.set(value, row);
      else next.delete(value);
    }
    onChoose(next);
  };
  const latest = useRef(change);
  useLayoutEffect(() => {
    latest.current = change;
  });
  const toggle = (id: string): void => change(upTo(id), !chosen.has(id));
  const chooseAll = async (isChosen: boolean): Promise<void> => {
    const all = (await found.all?.()) ?? [];
    // Others may have been chosen meanwhile.
    latest.current(all, isChosen);
  };
  const { combobox, active, setActive, activeId, optionId } = useOptionList({
    found,
    onSubmit: toggle,
    opened: true,
    onOpenedChange: () => undefined,
  });
  const typed = useTyped({
    source,
    text: search,
    active,
    take: (offer) => {
      if (!offer.isIn && !offer.isDisabled) onChoose(new Map(chosen).set(offer.value, offer.row));
    },
  });
  const ticked = [
    ...chosen.keys(),
    ...found.options.filter(({ isIn }) => isIn).map(({ value }) => value),
  ];
  return (
    <Combobox store={combobox} onOptionSubmit={toggle} resetSelectionOnOptionHover>
      <div className={classes.picker}>
        <Combobox.EventsTarget withExpandedAttribute aria-activedescendant={activeId}>
          <SearchInput
            data-autofocus
            size="form"
            role="combobox"
            aria-expanded
            aria-controls={combobox.listId ?? undefined}
            label={texts.search}
            autoComplete="off"
            value={search}
            onKeyDown={typed.onKeyDown}
            onChange={(value) => {
              setSearch(value);
              setActive(-1);
            }}
          />
        </Combobox.EventsTarget>
        {filters.length > 0 ? <div className={classes.filters}>{filters}</div> : null}
        <div className={classes.options} onClickCapture={onClickCapture}>
          <OptionList
            found={found}
            chosen={ticked}
            multiple
            detailed
            label={texts.label}
            active={active}
            optionId={optionId}
            onAll={found.all && ((isChosen) => void chooseAll(isChosen))}
            renderEnd={renderEnd as ((option: Option) => ReactNode) | undefined}
          />
        </div>
      </div>
    </Combobox>
  );
}
