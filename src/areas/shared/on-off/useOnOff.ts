import { useChangeAtOnce } from '../bulk/useChangeAtOnce.ts';
import type { EarlierCode, OnOffBulk, OnOffChange, OnOffWords } from './on-off.ts';

export interface OnOffSwitch {
  kind: 'enable' | 'disable';
  isPending: boolean;
  mutate: () => void;
}

/** Undoable, so not confirmed. */
export function useOnOff(
  bulk: OnOffBulk,
  words: OnOffWords,
  { id, is_disabled: isDisabled }: { id: string; is_disabled: boolean },
): OnOffSwitch {
  const kind = isDisabled ? 'enable' : 'disable';
  const { isPending, mutate } = useChangeAtOnce<OnOffChange, EarlierCode>(
    bulk,
    words.texts,
    { kind },
    words.actionOf(kind),
    id,
  );
  return { kind, isPending, mutate: () => mutate() };
}
