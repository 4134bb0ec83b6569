import { useSearchParams } from 'react-router-dom';
import { PARAMS } from '#app/paths.ts';
import { useChangeParams } from '#ui/page/useChangeParams.ts';
import { useTypedText } from '#ui/page/useTypedText.ts';
import type { TypedText } from '#ui/page/useTypedText.ts';

/** Keeps the tree's search in the URL. */
export function useFind(): TypedText {
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  return useTypedText(params.get(PARAMS.find) ?? '', (value) =>
    changeParams(
      (next) => {
        if (value) next.set(PARAMS.find, value);
        else next.delete(PARAMS.find);
      },
      { replace: true, preventScrollReset: true },
    ),
  );
}
