import type { CallOptions } from '#app/query/abortable-calls.ts';
import { isApiError } from '#client/index.ts';
import type { Bulk, BulkChange, BulkItem, BulkTexts } from '../bulk/bulk.ts';
import { bulkHistory } from '../bulk/history.ts';
import { callForEach } from '../bulk/steps.ts';

export interface EnableDisableChange extends BulkChange {
  kind: 'disable' | 'enable' | 'delete';
}

export interface EarlierCode extends BulkItem {
  code: string;
  isDisabled: boolean;
}

export interface EnableDisableBulk extends Bulk<EnableDisableChange, EarlierCode> {
  /** Has the words. */
  namespace: 'discounts' | 'gift-cards';
}

export type EnableDisableAction = EnableDisableChange['kind'] | 'copy';

export interface EnableDisableWords {
  texts: BulkTexts;
  actionOf: (action: EnableDisableAction) => string;
  deleteTitle: (count: number) => string;
  deleteText: string;
  copied: (count: number) => string;
  copyFailed: string;
}

interface Stored {
  id: string;
  code: string;
  is_disabled: boolean;
}

/** Each throws ApiError. */
interface EnableDisableCalls extends Pick<EnableDisableBulk, 'namespace'> {
  readOne: (id: string, call: CallOptions) => Promise<Stored>;
  readAll: (call: CallOptions) => Promise<readonly Stored[]>;
  set: (id: string, isDisabled: boolean, call: CallOptions) => Promise<unknown>;
  remove: (id: string, call: CallOptions) => Promise<unknown>;
  operations: { set: string; remove: string };
}

/** More are read with the whole list, which can't filter by ids. */
const ONE_BY_ONE = 5;

const earlier = ({ id, code, is_disabled: isDisabled }: Stored): EarlierCode => ({
  id,
  code,
  isDisabled,
});

const isDisable = (kind: EnableDisableChange['kind']): boolean => kind === 'disable';

export function enableDisableBulk({
  namespace,
  readOne,
  readAll,
  set,
  remove,
  operations,
}: EnableDisableCalls): EnableDisableBulk {
  const readIfThere = async (id: string, call: CallOptions): Promise<EarlierCode[]> => {
    try {
      return [earlier(await readOne(id, call))];
    } catch (error) {
      if (isApiError(error) && error.status === 404) return [];
      throw error;
    }
  };
  return {
    namespace,
    read: async (_kind, ids, call) => {
      if (ids.length <= ONE_BY_ONE) {
        return (await Promise.all(ids.map((id) => readIfThere(id, call)))).flat();
      }
      const found = new Map((await readAll(call)).map((code) => [code.id, code]));
      return ids.flatMap((id) => {
        const code = found.get(id);
        return code ? [earlier(code)] : [];
      });
    },
    nameOf: ({ code }) => code,
    concerns: ({ kind }, { isDisabled }) => kind === 'delete' || isDisabled !== isDisable(kind),
    isAsLeft: ({ kind }, _earlier, now) => now.isDisabled === isDisable(kind),
    operationOf: (kind) => (kind === 'delete' ? operations.remove : operations.set),
    changeSteps: ({ kind }, items) =>
      callForEach(
        items,
        ({ code }) => code,
        ({ id }, call) => (kind === 'delete' ? remove(id, call) : set(id, isDisable(kind), call)),
      ),
    undoSteps: ({ kind }, items) =>
      kind === 'delete'
        ? []
        : callForEach(
            items,
            ({ code }) => code,
            ({ id, isDisabled }, call) => set(id, isDisabled, call),
          ),
    history: bulkHistory(),
  };
}
