import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LIST_SEARCH } from '../keyboard/attributes.ts';
import { useTypedText } from '../page/useTypedText.ts';
import { SearchInput } from '../search/SearchInput.tsx';
import type { ListState } from './useListState.ts';
import classes from './ListToolbar.module.css';

interface ListToolbarProps {
  state: ListState;
  searchLabel: string;
  /** Enter in the search; undefined on further typing and blur. */
  onEnter: (text: string | undefined) => void;
  children?: ReactNode;
  end?: ReactNode;
  /** The empty state has its own reset. */
  isEmpty: boolean;
}

export function ListToolbar(props: ListToolbarProps): ReactNode {
  const { state, searchLabel, onEnter, children, end, isEmpty } = props;
  const { t } = useTranslation('common');
  const { text, type, flush, clear } = useTypedText(state.search, state.setSearch);
  return (
    <div className={classes.toolbar} role="search">
      <SearchInput
        className={classes.search}
        label={searchLabel}
        onClear={clear}
        // Flush before a click elsewhere navigates.
        onBlur={() => {
          flush();
          onEnter(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          flush();
          onEnter(text.trim());
        }}
        value={text}
        onChange={(value) => {
          onEnter(undefined);
          type(value);
        }}
        {...{ [LIST_SEARCH]: '' }}
      />
      <div className={classes.filters}>
        {children}
        {state.isFiltered && !isEmpty ? (
          <Button size="compact-sm" variant="subtle" color="gray" c="dimmed" onClick={state.clear}>
            {t('table.clearAll')}
          </Button>
        ) : null}
      </div>
      {end ? <div className={classes.end}>{end}</div> : null}
    </div>
  );
}
