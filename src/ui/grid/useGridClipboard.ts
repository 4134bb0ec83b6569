import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import { cleared, copied, pasted } from './actions.ts';
import type { Sheet } from './actions.ts';
import { areaOf } from './cells.ts';
import type { Selection } from './cells.ts';
import type { GridEdits } from './edits.ts';
import { MOST_PASTED, isTooMuch } from './tsv.ts';

interface GridClipboardOptions {
  /** While a cell is edited. */
  isOff: boolean;
  sheet: Sheet;
  selection: Selection;
  edits: GridEdits;
  choose: (selection: Selection) => void;
  say: (message: string) => void;
  /** Of cells that didn't fit; an empty text takes it back. */
  warn: (message: string) => void;
}

type Handler = (event: ClipboardEvent) => void;

/** Copies, cuts and pastes cells as tab-separated values. */
export function useGridClipboard(
  options: GridClipboardOptions,
): Record<'onCopy' | 'onCut' | 'onPaste', Handler> {
  const { isOff, sheet, selection, edits, choose, say, warn } = options;
  const { t } = useTranslation('grid');
  const format = useFormat();
  const onCopy: Handler = (event) => {
    if (isOff) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copied(sheet, selection));
    const { top, bottom, start, end } = areaOf(selection);
    const count = (bottom - top + 1) * (end - start + 1);
    say(t('copied', { count, number: format.number(count) }));
    if (event.type === 'cut') edits.write(cleared(sheet, selection));
  };
  const onPaste: Handler = (event) => {
    if (isOff) return;
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    if (isTooMuch(text)) {
      warn(t('tooMuch', { number: format.number(MOST_PASTED) }));
      return;
    }
    const { writes, area, clipped } = pasted(sheet, selection, text);
    edits.write(writes);
    choose({
      anchor: { row: area.top, column: area.start },
      focus: { row: area.bottom, column: area.end },
    });
    say(t('changed', { count: writes.length, number: format.number(writes.length) }));
    warn(clipped > 0 ? t('clipped', { count: clipped, number: format.number(clipped) }) : '');
  };
  return { onCopy, onCut: onCopy, onPaste };
}
