import { CloseButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconClock, IconSearch, IconSearchOff } from '@tabler/icons-react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
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
import classes from './palette.module.css';

const LIST = 'palette-list';

/** Undefined until known. */
interface Answer {
  q: string;
  count: number | undefined;
}

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
  const withSingleKeys = useSingleKeys();
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), SEARCH_DEBOUNCE);
  const [counts, setCounts] = useState<Record<string, Answer | undefined>>({});
  const [recents] = useState(() => readRecents(userId));
  const { active, list, restart, onKeyDown, takeFirst, isMoved } = useActiveOption();
  const isMatch = matching(text);
  const commands = useCommands(areas).filter(({ label, keywords = '' }) =>
    isMatch(`${label} ${keywords}`),
  );
  const pages = areas.filter(({ navigation }) => isMatch(app(navigation.label)));
  const searched = useMemo(
    () => [
      ...areas.flatMap(({ id, navigation: { icon }, records, commands: load }) =>
        load
          ? [
              {
                id: `${id}-commands`,
                icon,
                // Same dependencies as the records.
                records: {
                  key: [...(records?.key ?? [id]), 'commands'],
                  load,
                },
                label: undefined,
              },
            ]
          : [],
      ),
      ...areas.flatMap(({ id, navigation: { icon, label }, records }) =>
        records ? [{ id, icon, records, label }] : [],
      ),
    ],
    [areas],
  );
  const isSearch = text.trim() !== '';
  const onCount = useCallback(
    (id: string, answer: Answer) =>
      setCounts((current) => {
        const known = current[id];
        const isKnown = known?.q === answer.q && known.count === answer.count;
        return isKnown ? current : { ...current, [id]: answer };
      }),
    [],
  );

  const close = (): void => onClose(true);
  const open = (item: RecentItem): void => {
    rememberRecent(userId, item);
    close();
  };
  const isAnswered = ({ id }: { id: string }): boolean => {
    const answer = counts[id];
    return answer?.q === q && answer.count !== undefined;
  };
  const firstOpen = searched.findIndex((group) => !isAnswered(group));
  const isSettled = q === text.trim() && firstOpen === -1;
  const found =
    pages.length +
    commands.length +
    searched.reduce((sum, { id }) => sum + (counts[id]?.count ?? 0), 0);
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
        {!isSearch && recents.length > 0 ? (
          <OptionGroup label={t('group.recent')}>
            {recents.map((item) => (
              <Option
                key={item.to}
                id={`palette-recent-${item.to}`}
                icon={<IconClock size={18} stroke={1.6} />}
                title={item.title}
                to={item.to}
                onChoose={() => open(item)}
              />
            ))}
          </OptionGroup>
        ) : null}
        {pages.length > 0 ? (
          <OptionGroup label={t('group.pages')}>
            {pages.map(({ id, navigation: { to, label, icon: Icon, key } }) => (
              <Option
                key={id}
                id={`palette-page-${id}`}
                icon={<Icon size={18} stroke={1.6} />}
                title={app(label)}
                detail={key && withSingleKeys ? <KeyCaps keys={`g ${key}`} /> : undefined}
                to={to}
                onChoose={close}
              />
            ))}
          </OptionGroup>
        ) : null}
        {commands.length > 0 ? (
          <OptionGroup label={t('group.actions')}>
            {commands.map(({ id, label, icon, to, run }) => (
              <Option
                key={id}
                id={`palette-command-${id}`}
                icon={icon}
                title={label}
                {...(to === undefined ? {} : { to })}
                onChoose={() => {
                  close();
                  run?.();
                }}
              />
            ))}
          </OptionGroup>
        ) : null}
        {isSearch && q !== ''
          ? searched.map(({ id, icon, records, label }, index) => (
              <RecordGroup
                key={id}
                id={id}
                icon={icon}
                label={label === undefined ? t('group.actions') : app(label)}
                records={records}
                q={q}
                // Empty groups are hidden.
                isLast={searched.slice(index + 1).every((group) => counts[group.id]?.count === 0)}
                hasPlaceholder={index === firstOpen}
                isHeld={firstOpen !== -1 && index > firstOpen}
                onCount={onCount}
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
    </ActiveOption>
  );
}
