import { Button, CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_DEBOUNCE } from '../picker/useOptions.ts';
import { LIST_SEARCH } from '../table/useRowKeys.ts';
import type { ListState } from './useListState.ts';
import classes from './ListToolbar.module.css';

interface ListToolbarProps {
  state: ListState;
  searchLabel: string;
  /** The list's filters. */
  children?: ReactNode;
  /** Stands at the end side. */
  end?: ReactNode;
}

/** Above a list: the search, its filters, and a way back to all records. */
export function ListToolbar({ state, searchLabel, children, end }: ListToolbarProps): ReactNode {
  const { t } = useTranslation('common');
  const [text, setText] = useState(state.search);
  const { search, setSearch } = state;
  const sent = useRef(search);
  const send = (value: string): void => {
    sent.current = value;
    setSearch(value);
  };
  const sendSoon = useDebouncedCallback(send, SEARCH_DEBOUNCE);
  // The back button and links change the search from outside; what was typed since is kept otherwise.
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setText(search);
  }, [search]);
  return (
    <div className={classes.toolbar} role="search">
      <TextInput
        className={classes.search}
        size="xs"
        type="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        leftSection={<IconSearch size={15} stroke={1.75} aria-hidden />}
        rightSection={
          text ? (
            <CloseButton
              size="xs"
              aria-label={t('table.clearSearch')}
              onClick={() => {
                sendSoon.cancel();
                setText('');
                send('');
              }}
            />
          ) : null
        }
        // A click elsewhere, on a row say, must not be overtaken by the search.
        onBlur={() => sendSoon.flush()}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          sendSoon(event.currentTarget.value.trim());
        }}
        {...{ [LIST_SEARCH]: '' }}
      />
      {children}
      {state.isFiltered ? (
        <Button size="compact-sm" variant="subtle" color="gray" onClick={state.clear}>
          {t('table.clearAll')}
        </Button>
      ) : null}
      {end ? <div className={classes.end}>{end}</div> : null}
    </div>
  );
}
