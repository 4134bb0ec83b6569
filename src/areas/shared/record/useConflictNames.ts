import type { OptionSource } from '#ui/picker/source.ts';
import { useLabels } from '#ui/picker/useOptions.ts';
import type { RecordSave } from './useRecordSave.ts';

const idsIn = (value: unknown): string[] =>
  [value].flat().filter((id): id is string => typeof id === 'string' && id !== '');

/** Falls back to ids. */
export function useConflictNames<Values>(
  source: OptionSource,
  { conflicts }: Pick<RecordSave<Values>, 'conflicts'>,
  field: keyof Values & string,
): (value: unknown) => string {
  const here = conflicts.filter((conflict) => conflict.field === field);
  const names = useLabels(
    source,
    here.flatMap(({ mine, theirs }) => [mine, theirs].flatMap(idsIn)),
  );
  return (value) =>
    idsIn(value)
      .map((id) => names[id] ?? id)
      .join(', ');
}
