import type { CallOptions } from '#app/query/own-calls.ts';
import type { JobFile } from '#shared/jobs/useJobUpload.ts';
import { UnwrittenError } from './useSheet.ts';
import type { SheetState } from './useSheet.ts';

/** A file of rows, and what is to be done for the stock. */
export type ImportFiles = Record<string, JobFile> & { stockKey?: JobFile };

/**
 * The files of an import, as `useJobUpload` takes them; undefined when there is none, which the check gives the reasons
 * for. What is to be done for the stock goes along as a file of its own, because whoever confirms the import later, in
 * this browser or another, needs it.
 *
 * @param name of the file that was chosen
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
