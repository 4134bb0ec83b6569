import { Switch } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LIST_SEARCH, ROW_LINK } from '#ui/keyboard/attributes.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useStore } from '../state/store.ts';
import { KeyCaps } from './KeyCaps.tsx';
import { PALETTE_KEYS, isApple, keyText } from './keys.ts';
import type { Keys } from './keys.ts';
import { registered } from './registry.ts';
import { setSingleKeys, singleKeys } from './single-keys.ts';
import classes from './ShortcutsDialog.module.css';

interface Row {
  keys: Keys[];
  label: string;
}

interface Group {
  label: string;
  rows: Row[];
}

function useGroups(): Group[] {
  const { t } = useTranslation('palette');
  const shortcuts = useStore(registered).flat();
  // The page can't change beneath the dialog.
  const [hasList] = useState(() => document.querySelector(`[${ROW_LINK}]`) !== null);
  const [hasSearch] = useState(() => document.querySelector(`[${LIST_SEARCH}]`) !== null);
  const [hasSelection] = useState(
    () => document.querySelector(`tr:has([${ROW_LINK}]) input[type="checkbox"]`) !== null,
  );
  const [hasGrid] = useState(() => document.querySelector('[role=grid]') !== null);
  const [hasTree] = useState(() => document.querySelector('[role=tree]') !== null);
  const rowsOf = (group: 'anywhere' | 'go' | 'page'): Row[] =>
    shortcuts
      .filter((shortcut) => (shortcut.group ?? 'page') === group)
      .map(({ keys, label }) => ({ keys: [keys], label }));
  const forms: Row[] = [{ keys: ['mod+s', 'mod+↵'], label: t('shortcuts.save') }];
  const list: Row[] = [
    ...(hasSearch ? [{ keys: ['/'], label: t('shortcuts.list.find') }] : []),
    ...(hasList
      ? [
          { keys: ['j', 'k', '↓', '↑'], label: t('shortcuts.list.move') },
          { keys: ['Home', 'End'], label: t('shortcuts.list.first') },
          { keys: ['↵'], label: t('shortcuts.list.open') },
        ]
      : []),
    ...(hasSelection
      ? [
          { keys: ['x'], label: t('shortcuts.list.select') },
          { keys: ['b', 'F6'], label: t('shortcuts.list.actions') },
        ]
      : []),
  ];
  const grid: Row[] = hasGrid
    ? [
        { keys: ['↑', '↓', '←', '→'], label: t('shortcuts.grid.move') },
        { keys: ['mod+↑', 'mod+↓', 'mod+←', 'mod+→'], label: t('shortcuts.grid.jump') },
        { keys: ['Shift+↑', 'Shift+↓', 'Shift+←', 'Shift+→'], label: t('shortcuts.grid.extend') },
        { keys: ['Home', 'End'], label: t('shortcuts.grid.row') },
        { keys: ['mod+A'], label: t('shortcuts.grid.all') },
        { keys: ['↵', 'F2'], label: t('shortcuts.grid.edit') },
        { keys: ['Del'], label: t('shortcuts.grid.clear') },
        { keys: ['mod+C', 'mod+V'], label: t('shortcuts.grid.copy') },
        { keys: ['mod+D', 'mod+R'], label: t('shortcuts.grid.fill') },
        { keys: ['mod+Z', 'mod+Y'], label: t('shortcuts.grid.undo') },
      ]
    : [];
  const tree: Row[] = hasTree
    ? [
        { keys: ['↑', '↓'], label: t('shortcuts.tree.move') },
        { keys: ['→', '←'], label: t('shortcuts.tree.fold') },
        { keys: ['Home', 'End'], label: t('shortcuts.tree.first') },
        { keys: ['↵'], label: t('shortcuts.tree.open') },
        { keys: ['Alt+↑', 'Alt+↓'], label: t('shortcuts.tree.place') },
        { keys: ['Alt+→', 'Alt+←'], label: t('shortcuts.tree.level') },
      ]
    : [];
  return [
    { label: t('shortcuts.anywhere'), rows: rowsOf('anywhere') },
    { label: t('shortcuts.group.go'), rows: rowsOf('go') },
    { label: t('shortcuts.group.page'), rows: rowsOf('page') },
    { label: t('shortcuts.group.forms'), rows: forms },
    { label: t('shortcuts.group.list'), rows: list },
    { label: t('shortcuts.group.grid'), rows: grid },
    { label: t('shortcuts.group.tree'), rows: tree },
  ].filter(({ rows }) => rows.length > 0);
}

export function ShortcutsDialog({
  opened,
  onClose,
}: {
  opened: boolean;
  onClose: () => void;
}): ReactNode {
  const { t } = useTranslation('palette');
  return (
    <Dialog opened={opened} onClose={onClose} size={560} title={t('shortcuts.title')}>
      <Overview />
    </Dialog>
  );
}

function Overview(): ReactNode {
  const { t } = useTranslation('palette');
  const groups = useGroups();
  const on = useStore(singleKeys);
  return (
    <>
      {groups.map(({ label, rows }) => (
        <section key={label} className={classes.group}>
          <h3 className={classes.heading}>{label}</h3>
          <dl className={classes.rows}>
            {rows.map((row) => (
              <div key={row.label} className={classes.row}>
                <dt>{row.label}</dt>
                <dd>
                  {row.keys.map((keys) => (
                    <KeyCaps key={keys} keys={keys} then={t('shortcuts.then')} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Switch
        className={classes.switch ?? ''}
        label={t('shortcuts.singleKeys')}
        description={t('shortcuts.singleKeysHint', { palette: keyText(PALETTE_KEYS, isApple()) })}
        checked={on}
        onChange={(event) => setSingleKeys(event.currentTarget.checked)}
      />
    </>
  );
}
