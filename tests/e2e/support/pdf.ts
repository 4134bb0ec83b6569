import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

interface PrintedPage {
  /** Points (1/72 inch). */
  width: number;
  height: number;
  /** Whitespace collapsed. */
  text: string;
}

export const PAPER_POINTS = {
  a4: { width: 595, height: 842 },
  letter: { width: 612, height: 792 },
};

/** Prints a page to PDF and reads its text. */
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
        // Splits ligatures.
        text: written.normalize('NFKC').replaceAll(/\s+/g, ' ').trim(),
      };
    }),
  );
}
