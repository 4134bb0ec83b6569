import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

export interface PrintedPage {
  /** Points: 72 of them are an inch. */
  width: number;
  height: number;
  /** All that is written on it, its spaces and line breaks as one space each. */
  text: string;
}

/** Points of a page. */
export const PAPER_POINTS = {
  a4: { width: 595, height: 842 },
  letter: { width: 612, height: 792 },
};

/** Prints a page as its reader's browser would, and reads what stands on the paper. */
export async function printed(page: Page): Promise<PrintedPage[]> {
  const file = await page.pdf({ preferCSSPageSize: true });
  const document = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(document, { mergePages: false });
  return Promise.all(
    text.map(async (written, index) => {
      const { width, height } = (await document.getPage(index + 1)).getViewport({ scale: 1 });
      return {
        width: Math.round(width),
        height: Math.round(height),
        // Letters that are drawn as one stay what they are.
        text: written.normalize('NFKC').replaceAll(/\s+/g, ' ').trim(),
      };
    }),
  );
}
