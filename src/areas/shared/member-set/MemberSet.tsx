import { Button } from '@mantine/core';
import { IconCircleMinus, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChoiceFilter } from '#ui/list/filters.ts';
import { List } from '#ui/list/List.tsx';
import { useListState } from '#ui/list/useListState.ts';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Section } from '#ui/page/Section.tsx';
import type { Column } from '#ui/table/columns.ts';
import type { ListQuery } from '../list/list-query.ts';
import { useListResult } from '../list/useListResult.tsx';
import { withChanges } from './members.ts';
import type { Member, OfferSource } from './members.ts';
import type { PickerTexts } from './MemberPicker.tsx';
import { useMemberChanges } from './useMemberChanges.ts';

const MemberPicker = lazyNamed(() => import('./MemberPicker.tsx'), 'MemberPicker');

export interface MemberSetProps<Answer, Row extends Member> {
  /** Key of the list's preferences. */
  id: string;
  title: string;
  icon: ReactNode;
  list: ListQuery<Row, Answer>;
  columns: readonly Column<Row>[];
  rowName: (row: Row) => string;
  rowHref: (row: Row) => string;
  source: OfferSource<Row>;
  /** Of the picker, if the source can be narrowed. */
  filters?: readonly ChoiceFilter[];
  texts: {
    search: string;
    failed: string;
    empty: string;
    emptyText: string;
    noMatch: string;
    picker: PickerTexts;
  };
  /** @param undo missing for an undo */
  add: (ids: string[], undo?: () => void) => Promise<unknown>;
  /** @param undo missing for an undo */
  remove: (ids: string[], undo?: () => void) => Promise<unknown>;
  /** Blocks removal. */
  keptBecause?: string | undefined;
  /** Blocks adding. */
  isClosed?: boolean;
}

export function MemberSet<Answer extends { count: number }, Row extends Member>(
  props: MemberSetProps<Answer, Row>,
): ReactNode {
  const { list, columns, rowName, texts, add, remove, keptBecause } = props;
  const { t } = useTranslation('sets');
  const { t: common } = useTranslation('common');
  const state = useListState(list.filters);
  const page = useQuery({ ...list.options(state), placeholderData: keepPreviousData });
  const result = useListResult(page, list.rowsOf);
  const { changes, run } = useMemberChanges<Row>();
  const [isPicking, setPicking] = useState(false);
  const [picks, setPicks] = useState(0);
  const [refused, setRefused] = useState<readonly Row[]>([]);
  const { rows, count } = result;
  const shown =
    rows && count !== undefined
      ? withChanges({ rows, count }, changes, page.dataUpdatedAt)
      : undefined;
  const putIn = async (chosen: readonly Row[]): Promise<void> => {
    const ids = chosen.map((row) => row.id);
    const undo = (): void => run({ added: [], removed: ids }, () => remove(ids));
    try {
      await add(ids, undo);
    } catch (failure) {
      // Offer the choice again: it may have taken many searches.
      setRefused(chosen);
      throw failure;
    }
  };
  const takeOut = (ids: string[]): void => {
    const known = (shown?.rows ?? []).filter((row) => ids.includes(row.id));
    const undo = (): void => run({ added: known, removed: [] }, () => add(ids));
    run({ added: [], removed: ids }, () => remove(ids, undo));
  };
  const addButton = props.isClosed ? null : (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconPlus size={14} aria-hidden />}
      onClick={() => {
        setPicks((opened) => opened + 1);
        setPicking(true);
      }}
    >
      {texts.picker.add}
    </Button>
  );
  return (
    <Section title={props.title} action={addButton} flush>
      <List
        id={props.id}
        label={props.title}
        state={state}
        result={{ ...result, rows: shown?.rows, count: shown?.count }}
        columns={columns}
        rowId={(row) => row.id}
        rowName={rowName}
        rowHref={props.rowHref}
        defaultOrder={list.defaultOrder}
        searchLabel={texts.search}
        texts={{
          failed: texts.failed,
          empty: {
            title: texts.empty,
            text: texts.emptyText,
            icon: props.icon,
            action: addButton,
          },
          noMatch: { title: texts.noMatch, text: common('list.noMatchSearchText') },
        }}
        readAllIds={async () => (await import('../bulk/matching.ts')).readIdsOf(list, state)}
        renderMenu={(row) => (
          <MoreMenu label={common('table.actionsOf', { name: rowName(row) })} place="row">
            <MoreItem
              icon={IconCircleMinus}
              {...(keptBecause === undefined ? {} : { reason: keptBecause })}
              onClick={() => takeOut([row.id])}
            >
              {t('remove')}
            </MoreItem>
          </MoreMenu>
        )}
        {...(keptBecause === undefined
          ? {
              renderBulkActions: (ids: string[], clear: () => void) => (
                <Button
                  size="compact-sm"
                  variant="default"
                  onClick={() => {
                    clear();
                    takeOut(ids);
                  }}
                >
                  {t('remove')}
                </Button>
              ),
            }
          : {})}
      />
      <Suspense fallback={null}>
        {picks > 0 ? (
          <MemberPicker
            key={picks}
            chosenBefore={refused}
            opened={isPicking}
            texts={texts.picker}
            source={props.source}
            filters={props.filters ?? []}
            onClose={() => setPicking(false)}
            onAdd={(chosen) => {
              setPicking(false);
              setRefused([]);
              run({ added: chosen, removed: [] }, () => putIn(chosen));
            }}
          />
        ) : null}
      </Suspense>
    </Section>
  );
}
