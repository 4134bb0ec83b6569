import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { onlyMatch } from './only-match.ts';
import type { Option, OptionSource } from './source.ts';
import { optionsQuery } from './useOptions.ts';

/** Milliseconds that cached matches count as fresh. */
const FRESH = 10_000;

interface TypedSetup<Found extends Option> {
  source: OptionSource<Found>;
  text: string;
  /** Option reached by arrow keys, -1 for none; Enter takes it. */
  active: number;
  take: (option: Found) => void;
}

interface Typed {
  onKeyDown: (event: KeyboardEvent) => void;
  /** For blur. */
  leave: () => void;
  problem: string | undefined;
}

/**
 * Enter and blur take the only match, even before the search answers; typed text is never dropped silently. Enter also
 * accepts a prefix.
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
    // Ignore if the user typed on or chose.
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
      // Don't submit the form without the value.
      event.preventDefault();
      void look(false);
    },
    leave: () => void look(true),
    problem: problem(),
  };
}
