import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isKey } from '../keyboard/keys.ts';
import { cleared, filled, textAt, valueAt } from './actions.ts';
import type { Sheet } from './actions.ts';
import { areaOf, jump } from './cells.ts';
import type { CellPosition, Selection } from './cells.ts';
import type { CellWrite, GridEdits } from './edits.ts';
import { gridCommand } from './keys.ts';
import type { GridCommand } from './keys.ts';

/** Rows. */
const PAGE = 12;

interface GridCommandOptions {
  /** While a cell is edited. */
  isOff: boolean;
  /** On “/” and Ctrl+F. Without it “/” is typed into the cell. */
  onSearch: (() => void) | undefined;
  sheet: Sheet;
  selection: Selection;
  /** 1 below a row for all. */
  firstRow: number;
  edits: GridEdits;
  goTo: (place: CellPosition, extend: boolean) => void;
  select: (selection: Selection) => void;
  /** Says how many cells changed. */
  write: (writes: readonly CellWrite[]) => void;
  say: (message: string) => void;
  /** Opens the focused cell's field. */
  edit: (text: string) => void;
}

interface GridCommands {
  run: (command: GridCommand) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Does to a spreadsheet what keys ask for. */
export function useGridCommands(options: GridCommandOptions): GridCommands {
  const { sheet, selection, firstRow, edits, goTo, select, write, say, edit } = options;
  const { t } = useTranslation('grid');
  const size = { rows: sheet.rows.length, columns: sheet.columns.length };
  const area = areaOf(selection);
  const { focus } = selection;
  const run = (command: GridCommand): void => {
    switch (command.type) {
      case 'move': {
        const { step, far, extend } = command;
        const isFilled = (place: CellPosition): boolean => (valueAt(sheet, place) ?? null) !== null;
        goTo(
          far
            ? jump(focus, step, size, isFilled)
            : { row: focus.row + step.row, column: focus.column + step.column },
          extend,
        );
        return;
      }
      case 'page':
        goTo({ row: focus.row + command.by * PAGE, column: focus.column }, command.extend);
        return;
      case 'edge': {
        const { edge } = command;
        goTo(
          {
            row: edge === 'start' ? 0 : edge === 'end' ? size.rows - 1 : focus.row,
            column: edge === 'start' || edge === 'rowStart' ? 0 : size.columns - 1,
          },
          command.extend,
        );
        return;
      }
      case 'edit':
        if (valueAt(sheet, focus) !== undefined && !sheet.columns[focus.column]?.isFixed) {
          // `entered` combines the typed text with the present value.
          edit(command.typed ?? (sheet.entered ? '' : textAt(sheet, focus)));
        }
        return;
      case 'clear':
        write(cleared(sheet, selection));
        return;
      case 'all':
        select({
          anchor: { row: firstRow, column: 0 },
          focus: { row: size.rows - 1, column: size.columns - 1 },
        });
        return;
      case 'fillDown':
      case 'fillRight': {
        const source =
          command.type === 'fillDown'
            ? { ...area, bottom: area.top }
            : { ...area, end: area.start };
        write(filled(sheet, source, area));
        return;
      }
      case 'undo':
        edits.undo();
        say(edits.canUndo ? t('undone') : t('nothingToUndo'));
        return;
      case 'redo':
        edits.redo();
        say(edits.canRedo ? t('redone') : t('nothingToUndo'));
        return;
      default:
        command satisfies never;
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (options.isOff) return;
    const isFind = (event.ctrlKey || event.metaKey) && event.code === 'KeyF';
    if (options.onSearch && (isFind || isKey(event.nativeEvent, '/'))) {
      event.preventDefault();
      event.stopPropagation();
      options.onSearch();
      return;
    }
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const command = gridCommand(event.nativeEvent, isRtl);
    if (!command) return;
    if (event.key !== 'Process') event.preventDefault();
    event.stopPropagation();
    run(command);
  };
  return { run, onKeyDown };
}
