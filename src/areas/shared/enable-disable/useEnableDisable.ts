import { useChangeAtOnce } from '../bulk/useChangeAtOnce.ts';
import type {
  EarlierCode,
  EnableDisableBulk,
  EnableDisableChange,
  EnableDisableWords,
} from './enable-disable.ts';

export interface EnableDisableSwitch {
  kind: 'enable' | 'disable';
  isPending: boolean;
  mutate: () => void;
}

/** Undoable, so not confirmed. */
export function useEnableDisable(
  bulk: EnableDisableBulk,
  words: EnableDisableWords,
  { id, is_disabled: isDisabled }: { id: string; is_disabled: boolean },
): EnableDisableSwitch {
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
