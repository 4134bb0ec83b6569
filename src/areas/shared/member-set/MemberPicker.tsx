import { Button, Combobox, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SAVE_BUTTON } from '#ui/keyboard/save-keys.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { OptionList } from '#ui/picker/OptionList.tsx';
import type { OptionSource } from '#ui/picker/source.ts';
import { useTyped } from '#ui/picker/useTyped.ts';
import { useOptionList } from '#ui/picker/useOptionList.ts';
import { SEARCH_DEBOUNCE } from '#ui/page/search-debounce.ts';
import { useOptions } from '#ui/picker/useOptions.ts';
import type { Member, Offer } from './members.ts';
import classes from './member-set.module.css';

/** What a picker says. */
export interface PickerTexts {
  /** Names the set. */
  title: string;
  search: string;
  /** Names what it offers, for screen readers. */
  label: string;
  /** Names the button while nothing is chosen … */
  add: string;
  /** … and once something is. */
  addCount: (count: number) => string;
}

interface MemberPickerProps<Row extends Member> {
  opened: boolean;
  texts: PickerTexts;
  source: OptionSource<Offer<Row>>;
  /** What was to be added the last time, and failed. */
  chosenBefore: readonly Row[];
  onClose: () => void;
  /** @param rows those chosen, in the order in which they were */
  onAdd: (rows: Row[]) => void;
}

/**
 * Chooses any number of records, found by the server as one types; those that belong already stay ticked. Each opening
 * has a picker of its own.
 */
export function MemberPicker<Row extends Member>(props: MemberPickerProps<Row>): ReactNode {
  const { opened, texts, source, chosenBefore, onClose, onAdd } = props;
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(
    () => new Map(chosenBefore.map((row) => [row.id, row])),
  );
  const { t } = useTranslation('sets');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const count = chosen.size;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={texts.title}
      size="lg"
      footer={
        <>
          <span className={classes.chosen} role="status">
            {t('picker.chosen', { count, number: format.number(count) })}
          </span>
          <Button variant="default" onClick={onClose}>
            {common('actions.cancel')}
          </Button>
          <Button
            {...SAVE_BUTTON}
            disabled={count === 0}
            onClick={() => onAdd([...chosen.values()])}
          >
            {count === 0 ? texts.add : texts.addCount(count)}
          </Button>
        </>
      }
    >
      <Choices texts={texts} source={source} chosen={chosen} onChoose={setChosen} />
    </Dialog>
  );
}

interface ChoicesProps<Row extends Member> {
  texts: PickerTexts;
  source: OptionSource<Offer<Row>>;
  chosen: ReadonlyMap<string, Row>;
  onChoose: (chosen: ReadonlyMap<string, Row>) => void;
}

/** The search and what it finds; forgotten when the dialog closes. */
function Choices<Row extends Member>(props: ChoicesProps<Row>): ReactNode {
  const { texts, source, chosen, onChoose } = props;
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search, SEARCH_DEBOUNCE);
  const found = useOptions(source, settled, true);
  const toggle = (id: string): void => {
    const offer = found.options.find(({ value }) => value === id);
    if (!offer || offer.isIn) return;
    const next = new Map(chosen);
    if (!next.delete(id)) next.set(id, offer.row);
    onChoose(next);
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
      if (!offer.isIn) onChoose(new Map(chosen).set(offer.value, offer.row));
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
          <TextInput
            data-autofocus
            type="search"
            role="combobox"
            aria-expanded
            aria-controls={combobox.listId ?? undefined}
            aria-label={texts.search}
            placeholder={texts.search}
            autoComplete="off"
            leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
            value={search}
            onKeyDown={typed.onKeyDown}
            onChange={(event) => {
              setSearch(event.currentTarget.value);
              setActive(-1);
            }}
          />
        </Combobox.EventsTarget>
        <div className={classes.options}>
          <OptionList
            found={found}
            chosen={ticked}
            multiple
            detailed
            label={texts.label}
            active={active}
            optionId={optionId}
          />
        </div>
      </div>
    </Combobox>
  );
}
