import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChangeParams } from '#ui/page/useChangeParams.ts';
import { SEARCH_DEBOUNCE } from '#ui/picker/useOptions.ts';
import { PARAMS } from '#app/paths.ts';

interface Find {
  /** What stands in the field. */
  text: string;
  setText: (text: string) => void;
}

/** What the tree is searched for; the address follows what one types. */
export function useFind(): Find {
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const find = params.get(PARAMS.find) ?? '';
  const [text, setText] = useState(find);
  const sent = useRef(find);
  const send = useDebouncedCallback((value: string) => {
    sent.current = value;
    changeParams(
      (next) => {
        if (value) next.set(PARAMS.find, value);
        else next.delete(PARAMS.find);
      },
      { replace: true, preventScrollReset: true },
    );
  }, SEARCH_DEBOUNCE);
  // The back button and links change it from outside; what was typed since is kept otherwise.
  useEffect(() => {
    if (find === sent.current) return;
    sent.current = find;
    setText(find);
  }, [find]);
  return {
    text,
    setText: (value) => {
      setText(value);
      send(value.trim());
    },
  };
}
