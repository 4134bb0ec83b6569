import type { Page } from '@playwright/test';

interface ColumnCells {
  column: string;
  /** As declared, and `name` for the first column. */
  kind: string;
  cells: number;
  /** Texts of cells that are cut. */
  cut: string[];
  /** Those of them that the column promises whole. */
  broken: string[];
}

/** Letters; a longer name may be cut. */
const NAME_LETTERS = 60;

/** Columns of the list's table, with the details beside its names as another. */
export const cellsOf = (page: Page): Promise<ColumnCells[]> =>
  page.evaluate((letters) => {
    const table = document.querySelector('main table');
    const heads = [...(table?.querySelectorAll('thead th') ?? [])].map((head) =>
      head.textContent.trim(),
    );
    const columns = new Map<string, ColumnCells>();
    const isCut = (element: Element): boolean =>
      element.clientWidth > 1 &&
      /hidden|clip/.test(getComputedStyle(element).overflowX) &&
      element.scrollWidth - element.clientWidth > 1;
    const textOf = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim();
    // SKUs and order numbers.
    const isCode = (text: string): boolean => /^#?(?=.*\d)[A-Z\d-]{1,24}$/.test(text);
    const note = (
      column: string,
      kind: string,
      clips: readonly Element[],
      isPromised: (text: string) => boolean,
    ): void => {
      const known = columns.get(column) ?? { column, kind, cells: 0, cut: [], broken: [] };
      columns.set(column, known);
      known.cells += 1;
      const clip = clips.find(isCut);
      if (!clip) return;
      const text = textOf(clip);
      known.cut.push(text);
      if (isPromised(text)) known.broken.push(text);
    };
    for (const row of table?.querySelectorAll('tbody tr:has(a)') ?? []) {
      for (const [place, cell] of [...row.children].entries()) {
        const head = heads[place] ?? '';
        // Checkboxes and menus have no priority.
        if (!cell.hasAttribute('data-priority') || !cell.checkVisibility()) continue;
        const inner = [...cell.querySelectorAll('*')].filter((one) => one instanceof HTMLElement);
        if (cell.hasAttribute('data-lead')) {
          const [name, ...details] = inner.filter((one) => one.localName === 'bdi');
          note(head, 'name', name ? [name] : [], (text) => text.length <= letters);
          if (details.length > 0) note(`${head}: details`, 'text', details, () => false);
          continue;
        }
        // Money, stock, dates and states have a kind or stand at the end.
        const isFigure = cell.getAttribute('data-align') === 'end';
        const kind = cell.getAttribute('data-kind') ?? (isFigure ? 'figure' : 'text');
        note(head, kind, [cell, ...inner], (text) => kind !== 'text' || isCode(text));
      }
    }
    return [...columns.values()];
  }, NAME_LETTERS);
