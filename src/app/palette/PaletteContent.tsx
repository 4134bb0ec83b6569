import { CloseButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconClock, IconSearch, IconSearchOff } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { SEARCH_DEBOUNCE } from '#ui/page/search-debounce.ts';
import { LONGEST_SEARCH } from '#ui/search/longest.ts';
import { useSingleKeys } from '#ui/keyboard/SingleKeys.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import type { PaletteArea } from '../area/area.ts';
import type { RecentItem } from './recents.ts';
import { KeyCaps } from '../shortcuts/KeyCaps.tsx';
import { matching } from './match.ts';
import { ActiveOption, Option, OptionGroup } from './Option.tsx';
import { readRecents, rememberRecent } from './recents.ts';
import { RecordGroup } from './RecordGroup.tsx';
import { takeTypedAhead } from './typed-ahead.ts';
import { useActiveOption } from './useActiveOption.ts';
import { useCommands } from './useCommands.tsx';
import type { Command } from './useCommands.tsx';
import { useSearchedGroups } from './useSearchedGroups.ts';
import classes from './palette.module.css';

const LIST = 'palette-list';

interface PaletteContentProps {
  areas: readonly PaletteArea[];
  userId: string;
  onClose: (chosen: boolean) => void;
}

export function PaletteContent({ areas, userId, onClose }: PaletteContentProps): ReactNode {
  const { t } = useTranslation('palette');
  const { t: app } = useTranslation('app');
  const { t: common } = useTranslation('common');
  const { number } = useFormat();
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), SEARCH_DEBOUNCE);
  const [recents] = useState(() => readRecents(userId));
  const { active, list, restart, onKeyDown, takeFirst, isMoved } = useActiveOption();
  const isMatch = matching(text);
  const commands = useCommands(areas).filter(({ label, keywords = '' }) =>
    isMatch(`${label} ${keywords}`),
  );
  const pages = areas.filter(({ navigation }) => isMatch(app(navigation.label)));
  const isSearch = text.trim() !== '';
  const search = useSearchedGroups(areas, q);
  const close = (): void => onClose(true);
  const open = (item: RecentItem): void => {
    rememberRecent(userId, item);
    close();
  };
  const isSettled = q === text.trim() && search.firstOpen === -1;
  const found = pages.length + commands.length + search.found;
  // Enter before the response takes the first result once it arrives.
  const awaited = useRef<string>(undefined);
  const takeAwaited = useEffectEvent(() => {
    if (awaited.current === text) takeFirst();
    awaited.current = undefined;
  });
  useEffect(() => {
    if (isSettled) takeAwaited();
  }, [isSettled]);

  return (
    <ActiveOption value={active}>
      <div className={classes.field}>
        <IconSearch size={18} stroke={1.6} aria-hidden />
        <input
          data-autofocus
          className={classes.input}
          type="text"
          role="combobox"
          aria-label={t('label')}
          aria-expanded
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={active.id}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={t('placeholder')}
          maxLength={LONGEST_SEARCH}
          value={text}
          onFocus={() => setText((text + takeTypedAhead()).slice(0, LONGEST_SEARCH))}
          onChange={(event) => {
            setText(event.currentTarget.value);
            restart();
          }}
          onKeyDown={(event) => {
            const isEarly =
              isSearch && !isSettled && !isMoved() && pages.length + commands.length === 0;
            if (isEarly && event.key === 'Enter' && !event.nativeEvent.isComposing) {
              event.preventDefault();
              awaited.current = text;
              return;
            }
            onKeyDown(event, () => onClose(false));
          }}
        />
        <CloseButton aria-label={common('actions.close')} onClick={() => onClose(false)} />
      </div>
      <div ref={list} id={LIST} role="listbox" aria-label={t('label')} className={classes.list}>
        {isSearch ? null : <RecentGroup recents={recents} onChoose={open} />}
        <PageGroup pages={pages} onChoose={close} />
        <CommandGroup commands={commands} onChoose={close} />
        {isSearch && q !== ''
          ? search.groups.map(({ id, icon, records, label }, index) => (
              <RecordGroup
                key={id}
                id={id}
                icon={icon}
                label={label === undefined ? t('group.actions') : app(label)}
                records={records}
                q={q}
                // Empty groups are hidden.
                isLast={search.groups
                  .slice(index + 1)
                  .every((group) => search.countOf(group.id) === 0)}
                hasPlaceholder={index === search.firstOpen}
                isHeld={search.firstOpen !== -1 && index > search.firstOpen}
                onCount={search.onCount}
                onChoose={({ to, title }) => (label === undefined ? close() : open({ to, title }))}
              />
            ))
          : null}
      </div>
      {isSearch && isSettled && found === 0 ? (
        <EmptyState
          icon={<IconSearchOff size={28} stroke={1.4} />}
          title={t('none', { search: text.trim() })}
          text={t('noneText')}
        />
      ) : null}
      <div className="qm-visually-hidden" role="status">
        {isSearch
          ? isSettled
            ? t('results', { count: found, number: number(found) })
            : t('searching')
          : ''}
      </div>
      <Hints />
    </ActiveOption>
  );
}

function RecentGroup(props: {
  recents: readonly RecentItem[];
  onChoose: (item: RecentItem) => void;
}): ReactNode {
  const { recents, onChoose } = props;
  const { t } = useTranslation('palette');
  if (recents.length === 0) return null;
  return (
    <OptionGroup label={t('group.recent')}>
      {recents.map((item) => (
        <Option
          key={item.to}
          id={`palette-recent-${item.to}`}
          icon={<IconClock size={18} stroke={1.6} />}
          title={item.title}
          to={item.to}
          onChoose={() => onChoose(item)}
        />
      ))}
    </OptionGroup>
  );
}

function PageGroup(props: { pages: readonly PaletteArea[]; onChoose: () => void }): ReactNode {
  const { pages, onChoose } = props;
  const { t } = useTranslation('palette');
  const { t: app } = useTranslation('app');
  const withSingleKeys = useSingleKeys();
  if (pages.length === 0) return null;
  return (
    <OptionGroup label={t('group.pages')}>
      {pages.map(({ id, navigation: { to, label, icon: Icon, key } }) => (
        <Option
          key={id}
          id={`palette-page-${id}`}
          icon={<Icon size={18} stroke={1.6} />}
          title={app(label)}
          detail={key && withSingleKeys ? <KeyCaps keys={`g ${key}`} /> : undefined}
          to={to}
          onChoose={onChoose}
        />
      ))}
    </OptionGroup>
  );
}

function CommandGroup(props: { commands: readonly Command[]; onChoose: () => void }): ReactNode {
  const { commands, onChoose } = props;
  const { t } = useTranslation('palette');
  if (commands.length === 0) return null;
  return (
    <OptionGroup label={t('group.actions')}>
      {commands.map(({ id, label, icon, to, run }) => (
        <Option
          key={id}
          id={`palette-command-${id}`}
          icon={icon}
          title={label}
          {...(to === undefined ? {} : { to })}
          onChoose={() => {
            onChoose();
            run?.();
          }}
        />
      ))}
    </OptionGroup>
  );
}

function Hints(): ReactNode {
  const { t } = useTranslation('palette');
  return (
    <div className={classes.hints} aria-hidden>
      <span>
        <KeyCaps keys="↑ ↓" /> {t('hint.move')}
      </span>
      <span>
        <KeyCaps keys="↵" /> {t('hint.open')}
      </span>
      <span>
        <KeyCaps keys="Esc" /> {t('hint.close')}
      </span>
    </div>
  );
}
