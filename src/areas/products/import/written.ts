import type { CallOptions } from '#app/query/abortable-calls.ts';
import type { JobFile } from './useJobUpload.ts';
import { UnwrittenError } from './useSheet.ts';
import type { SheetState } from './useSheet.ts';

export type ImportFiles = Record<string, JobFile> & { stockKey?: JobFile };

/**
 * Returns an import's files, if there is one to upload. Stock orders are a separate file, since the import may be
 * confirmed later or in another browser.
 */
export async function writtenFiles(
  state: Pick<SheetState, 'write'>,
  name: string,
  call: CallOptions,
): Promise<ImportFiles | undefined> {
  try {
    const { text, orders } = await state.write(call);
    return {
      fileKey: { text, name, type: 'text/csv' },
      ...(orders
        ? { stockKey: { text: orders, name: 'stock.json', type: 'application/json' } }
        : {}),
    };
  } catch (failure) {
    if (failure instanceof UnwrittenError) return undefined;
    throw failure;
  }
}
