import { useRef } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCommandKeys } from '#app/shortcuts/useCommandKeys.ts';

interface OrderKeys {
  /** For the part with the field for a note */
  notes: RefObject<HTMLDivElement | null>;
  toNotes: () => void;
}

/**
 * P prints the order, and N begins a note.
 *
 * @param print path of the page to print
 */
export function useOrderKeys(print: string): OrderKeys {
  const { t } = useTranslation('order');
  const { t: texts } = useTranslation('notes');
  const navigate = useNavigate();
  const notes = useRef<HTMLDivElement>(null);
  const toNotes = (): void => notes.current?.querySelector('textarea')?.focus();
  useCommandKeys([
    { keys: 'p', label: t('page.print'), run: () => void navigate(print) },
    { keys: 'n', label: texts('add'), run: toNotes },
  ]);
  return { notes, toNotes };
}
