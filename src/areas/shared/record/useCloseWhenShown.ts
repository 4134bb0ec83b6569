import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds. */
const LONGEST_WAIT = 3000;

/** Closes an editor once the page has the saved record: the earlier value would flash. */
export function useCloseWhenShown(record: unknown, onClose: () => void): () => void {
  const [saved, setSaved] = useState<{ record: unknown }>();
  const close = useEffectEvent(() => onClose());
  useEffect(() => {
    if (!saved) return undefined;
    if (saved.record !== record) {
      close();
      return undefined;
    }
    const timer = setTimeout(() => close(), LONGEST_WAIT);
    return () => clearTimeout(timer);
  }, [saved, record]);
  return () => setSaved({ record });
}
