import { escapeFormula } from '#app/activity/formulas.ts';
import type { JobError } from '#app/activity/job.ts';
import { writeCsv } from '#app/activity/server-csv.ts';

/** What the server refused, row by row, as a file. */
export const errorsFile = (errors: readonly JobError[]): string =>
  `\uFEFF${writeCsv([
    ['Line', 'Handle', 'SKU', 'Problem'],
    ...errors.map(({ line, message, row }) =>
      [line === undefined ? '' : String(line), row?.handle ?? '', row?.sku ?? '', message].map(
        escapeFormula,
      ),
    ),
  ])}`;
