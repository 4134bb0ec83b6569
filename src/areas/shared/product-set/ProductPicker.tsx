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
import { SEARCH_DEBOUNCE, useOptions } from '#ui/picker/useOptions.ts';
import type { Member } from './members.ts';
import type { Offer } from './product-source.ts';
import classes from './product-set.module.css';

interface ProductPickerProps {
  opened: boolean;
  title: string;
  source: OptionSource<Offer>;
  /** What was to be added the last time, and failed. */
  chosenBefore: readonly Member[];
  onClose: () => void;
  /** @param products those chosen, in the order in which they were */
  onAdd: (products: Member[]) => void;
}

/**
 * Chooses any number of products, found by the server as one types; those that belong already stay ticked. Each opening
 * has a picker of its own.
 */
export function ProductPicker(props: ProductPickerProps): ReactNode {
  const { opened, title, source, chosenBefore, onClose, onAdd } = props;
  const [chosen, setChosen] = useState<ReadonlyMap<string, Member>>(
    () => new Map(chosenBefore.map((product) => [product.id, product])),
  );
  const { t } = useTranslation('sets');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const count = chosen.size;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
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
            {count === 0 ? t('add') : t('picker.add', { count, number: format.number(count) })}
          </Button>
        </>
      }
    >
      <Choices source={source} chosen={chosen} onChoose={setChosen} />
    </Dialog>
  );
}

interface ChoicesProps {
  source: OptionSource<Offer>;
  chosen: ReadonlyMap<string, Member>;
  onChoose: (chosen: ReadonlyMap<string, Member>) => void;
}

/** The search and what it finds; forgotten when the dialog closes. */
function Choices({ source, chosen, onChoose }: ChoicesProps): ReactNode {
  const { t } = useTranslation('sets');
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search, SEARCH_DEBOUNCE);
  const found = useOptions(source, settled, true);
  const toggle = (id: string): void => {
    const offer = found.options.find(({ value }) => value === id);
    if (!offer || offer.isIn) return;
    const next = new Map(chosen);
    if (!next.delete(id)) next.set(id, offer.product);
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
      if (!offer.isIn) onChoose(new Map(chosen).set(offer.value, offer.product));
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
            aria-label={t('picker.search')}
            placeholder={t('picker.search')}
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
            label={t('title')}
            active={active}
            optionId={optionId}
          />
        </div>
      </div>
    </Combobox>
  );
}
