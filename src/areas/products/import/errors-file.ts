import { escapeFormula } from '#ui/format/formulas.ts';
import type { JobError } from '#app/activity/job.ts';
import { writeCsv } from '#app/activity/server-csv.ts';

export const errorsFile = (errors: readonly JobError[]): string =>
  `\uFEFF${writeCsv([
    ['Line', 'Handle', 'SKU', 'Problem'],
    ...errors.map(({ line, message, row }) =>
      [line === undefined ? '' : String(line), row?.handle ?? '', row?.sku ?? '', message].map(
        escapeFormula,
      ),
    ),
  ])}`;
