import { useChangeAtOnce } from '../bulk/useChangeAtOnce.ts';
import type { EarlierCode, EnableDisableBulk, EnableDisableChange } from './enable-disable.ts';
import { useEnableDisableWords } from './useEnableDisableWords.ts';

export interface EnableDisableSwitch {
  kind: 'enable' | 'disable';
  isPending: boolean;
  mutate: () => void;
}

/** Undoable, so not confirmed. */
export function useEnableDisable(
  bulk: EnableDisableBulk,
  { id, is_disabled: isDisabled }: { id: string; is_disabled: boolean },
): EnableDisableSwitch {
  const words = useEnableDisableWords(bulk);
  const kind = isDisabled ? 'enable' : 'disable';
  const { isPending, mutate } = useChangeAtOnce<EnableDisableChange, EarlierCode>(
    bulk,
    words.texts,
    { kind },
    words.actionOf(kind),
    id,
  );
  return { kind, isPending, mutate: () => mutate() };
}
