import { escapeFormula } from '../../../app/activity/formulas.ts';
import type { JobError } from '../../../app/activity/job.ts';
import { writeCsv } from '../../../app/activity/server-csv.ts';

/** What the server refused, row by row, as a file. */
export const errorsFile = (errors: readonly JobError[]): string =>
  `\uFEFF${writeCsv([
    ['Line', 'Handle', 'SKU', 'Problem'],
    ...errors.map(({ line, message }) =>
      [
        line === undefined ? '' : String(line),
        named('product handle', message),
        named('variant sku', message),
        message,
      ].map(escapeFormula),
    ),
  ])}`;

/** The server names the row that it failed at in brackets within its sentence. */
const named = (name: string, message: string): string => {
  const found = new RegExp(`\\(${name}: ([^)]*)\\)`).exec(message)?.[1] ?? '';
  return found === 'undefined' || found === 'null' ? '' : found;
};
