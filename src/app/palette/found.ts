import { readEach } from '#ui/format/read-each.ts';
import type { FoundRecord } from '../area/area.ts';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** Skips records without an id; falls back to the id as title. */
export const foundRecords = <Row>(
  records: readonly Row[],
  toFound: (record: Row) => FoundRecord,
): FoundRecord[] =>
  readEach(records, toFound).flatMap((found) => {
    const id = text(found.id);
    if (id === undefined) return [];
    const { title, detail, picture } = found;
    return {
      ...found,
      title: text(title) ?? id,
      detail: text(detail),
      picture: picture === undefined ? undefined : (text(picture) ?? null),
    };
  });
