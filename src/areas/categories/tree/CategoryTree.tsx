import { ActionIcon } from '@mantine/core';
import { IconFold } from '@tabler/icons-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { SearchInput } from '#ui/search/SearchInput.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Tree } from '#ui/tree/Tree.tsx';
import { applyMove } from '#ui/tree/moves.ts';
import type { TreeMove } from '#ui/tree/moves.ts';
import { childrenByParent, matching } from '#ui/tree/tree.ts';
import { CategoryMenu } from '../CategoryMenu.tsx';
import type { FormName } from '../category/forms.tsx';
import { paths } from '#app/paths.ts';
import type { Category } from '../query.ts';
import { visibilityOf } from '../visibility.ts';
import { useMoveCategory } from '../useChanges.ts';
import { useFind } from './useFind.ts';
import { useUnfolded } from './useUnfolded.ts';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';
import classes from '../categories.module.css';

interface CategoryTreeProps {
  all: readonly Category[];
  /** Id of the category shown. */
  current: string | undefined;
  /** @param id category id */
  onEdit: (form: FormName, id: string) => void;
  onDelete: (category: Category) => void;
}

export function CategoryTree({ all, current, onEdit, onDelete }: CategoryTreeProps): ReactNode {
  const { t } = useTranslation('categories');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { text, type, clear } = useFind();
  const [said, setSaid] = useState('');
  const unfolded = useUnfolded(all, current);
  const { mutate } = useMoveCategory();
  const wanted = useDeferredValue(text).trim().toLocaleLowerCase();
  const { items, found } = useMemo(
    () =>
      wanted
        ? matching(all, ({ name, handle }) =>
            [name, handle].some((text) => text.toLocaleLowerCase().includes(wanted)),
          )
        : { items: [...all], found: all.length },
    [all, wanted],
  );
  const isExpanded = useCallback(
    (id: string) => wanted !== '' || unfolded.has(id),
    [wanted, unfolded],
  );
  const move = (to: TreeMove): void => {
    const name = all.find(({ id }) => id === to.id)?.name ?? '';
    const parent = all.find(({ id }) => id === to.parentId)?.name;
    const siblings = childrenByParent(applyMove(all, to)).get(to.parentId)?.length ?? 0;
    const place = { name, place: format.number(to.index + 1), places: format.number(siblings) };
    setSaid(parent === undefined ? t('move.saidTop', place) : t('move.said', { ...place, parent }));
    mutate({ move: to }, { onError: () => setSaid(t('move.refused', { name })) });
  };
  const states = useCallback(
    (category: Category): string[] => {
      const visibility = visibilityOf(category);
      return visibility === 'visible' ? [] : [t(`visibility.${visibility}`)];
    },
    [t],
  );
  const renderEnd = useCallback(
    (category: Category, tabIndex: 0 | -1) => (
      <>
        {states(category).map((state) => (
          <span key={state} className={classes.state} aria-hidden>
            {/* Separates it from the name in the row's text. */ ' '}
            <StatusBadge tone="neutral">{state}</StatusBadge>
          </span>
        ))}
        <CategoryMenu
          all={all}
          category={category}
          place="row"
          tabIndex={tabIndex}
          onEdit={(section) => onEdit(section, category.id)}
          onDelete={() => onDelete(category)}
        />
      </>
    ),
    [all, states, onEdit, onDelete],
  );
  return (
    <div className={classes.tree}>
      <div className={classes.toolbar} role="search" aria-label={t('search')}>
        <SearchInput
          className={classes.search}
          label={t('search')}
          value={text}
          onChange={type}
          onClear={clear}
        />
        <ActionIcon
          aria-label={t('foldAll')}
          title={t('foldAll')}
          disabled={wanted !== ''}
          onClick={unfolded.clear}
        >
          <IconFold size={17} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      {items.length === 0 ? (
        <EmptyState title={t('noMatch')} text={common('list.noMatchSearchText')} />
      ) : (
        <Tree
          label={t('title')}
          items={items}
          href={({ id }) => paths.category(id, { find: text.trim() })}
          current={current}
          isExpanded={isExpanded}
          onToggle={unfolded.set}
          nameOf={(category) => [category.name, ...states(category)].join(' ')}
          // A search hides siblings, so their order can't change.
          onMove={wanted ? undefined : move}
          renderEnd={renderEnd}
        />
      )}
      <p
        className={classes.hint}
        role={wanted ? 'status' : undefined}
        data-drag={wanted === '' || undefined}
      >
        {wanted ? t('found', { count: found, number: format.number(found) }) : t('move.hint')}
      </p>
      <span className="qm-visually-hidden" role="status">
        {said}
      </span>
    </div>
  );
}
