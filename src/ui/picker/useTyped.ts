import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { onlyMatch } from './only-match.ts';
import type { Option, OptionSource } from './source.ts';
import { optionsQuery } from './useOptions.ts';

/** Milliseconds for which an answer that is there already is good enough. */
const FRESH = 10_000;

interface TypedSetup<Found extends Option> {
  source: OptionSource<Found>;
  /** What is typed at this moment. */
  text: string;
  /** Index of the option that the arrow keys have reached, -1 for none: that one Enter takes. */
  active: number;
  /** Takes the option and forgets the text. */
  take: (option: Found) => void;
}

interface Typed {
  /** For the field: Enter takes what was typed, where that can only mean one option. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** One leaves the field: as with Enter, and what can't be taken stays and is said. */
  leave: () => void;
  /** Why a text that was entered or left there isn't taken. */
  problem: string | undefined;
}

/**
 * What every picker does with a typed text: Enter and leaving the field take the one option that it can mean, also
 * when the search has yet to answer, and nothing typed is ever thrown away in silence. Enter takes a beginning, too.
 */
export function useTyped<Found extends Option>(setup: TypedSetup<Found>): Typed {
  const { source, text, active, take } = setup;
  const { t } = useTranslation('common');
  const queryClient = useQueryClient();
  const [left, setLeft] = useState<{ text: string; count: number | undefined }>();
  const latest = useRef({ text, take });
  useLayoutEffect(() => {
    latest.current = { text, take };
  }, [text, take]);

  const look = async (isLeaving: boolean): Promise<void> => {
    const q = text.trim();
    if (!q) return;
    const found = await queryClient
      .fetchInfiniteQuery({ ...optionsQuery(source, q), staleTime: FRESH })
      .then(
        ({ pages }) => pages[0],
        () => undefined,
      );
    // Meanwhile one may have typed on, or chosen.
    if (latest.current.text.trim() !== q) return;
    const only = found && onlyMatch(found, q, { byBeginning: !isLeaving });
    if (only) latest.current.take(only);
    else setLeft({ text: q, count: found?.count });
  };
  const problem = (): string | undefined => {
    if (!left || left.text !== text.trim()) return undefined;
    if (left.count === undefined) return t('picker.failed');
    return t(left.count === 0 ? 'picker.nothingLike' : 'picker.severalLike', { text: left.text });
  };
  return {
    onKeyDown: (event) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      if (active >= 0 || !text.trim()) return;
      // Not the form's: it would be sent without what was typed.
      event.preventDefault();
      void look(false);
    },
    leave: () => void look(true),
    problem: problem(),
  };
}
