import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SAVE_BUTTON } from '#ui/keyboard/save-keys.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import type { ChoiceFilter } from '#ui/list/filters.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { FacetFilter } from '#ui/picker/FacetFilter.tsx';
import { MemberChoices } from './MemberChoices.tsx';
import type { Member, OfferFilters, OfferSource } from './members.ts';
import classes from './member-set.module.css';

export interface PickerTexts {
  title: string;
  search: string;
  label: string;
  add: string;
  addCount: (count: number) => string;
}

interface MemberPickerProps<Row extends Member> {
  opened: boolean;
  texts: PickerTexts;
  source: OfferSource<Row>;
  filters: readonly ChoiceFilter[];
  /** From a failed attempt. */
  chosenBefore: readonly Row[];
  onClose: () => void;
  /** @param rows in order chosen */
  onAdd: (rows: Row[]) => void;
}

/** Current members stay ticked. Mount a new one per opening. */
export function MemberPicker<Row extends Member>(props: MemberPickerProps<Row>): ReactNode {
  const { opened, texts, source, filters, chosenBefore, onClose, onAdd } = props;
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(
    () => new Map(chosenBefore.map((row) => [row.id, row])),
  );
  const [values, setValues] = useState<OfferFilters>({});
  const narrowed = useMemo(() => source.narrow?.(values) ?? source, [source, values]);
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
      <div className={classes.choices}>
        <MemberChoices
          texts={texts}
          source={narrowed}
          chosen={chosen}
          onChoose={setChosen}
          filters={filters.map(({ name, label, source: choices }) => (
            <FacetFilter
              key={name}
              label={label}
              source={choices}
              values={values[name] ?? []}
              onChange={(next) => setValues((before) => ({ ...before, [name]: next }))}
            />
          ))}
        />
      </div>
    </Dialog>
  );
}
