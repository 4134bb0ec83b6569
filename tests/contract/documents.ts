import { readFileSync } from 'node:fs';
import { bundle, bundleCore } from '../../scripts/contract/bundle.ts';
import { eachOperation, type Document, type Located } from '../../scripts/contract/document.ts';
import { inRoot } from '../../scripts/lib/paths.ts';

export type Api = 'admin' | 'store';

export const documents: Record<Api, Document> = {
  admin: await bundle('admin'),
  store: await bundle('store'),
};

/** Without the owner's overlay, which isn't what the tables of these tests are about. */
const core: Record<Api, Document> = {
  admin: await bundleCore('admin'),
  store: await bundleCore('store'),
};

const operationsOf = (all: Record<Api, Document>): (Located & { api: Api })[] =>
  (['admin', 'store'] as const).flatMap((api) =>
    eachOperation(all[api]).map((one) => ({ api, ...one })),
  );

export const operations = operationsOf(documents);

export const coreOperations = operationsOf(core);

/** A row of the specification's endpoint table. */
interface Endpoint {
  api: Api;
  method: string;
  path: string;
  tag: string;
  required: boolean;
  served: boolean;
}

export const endpoints: Endpoint[] = readFileSync(inRoot('tests/contract/operations.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [api, method, path, tag, source, served] = line.split('\t') as [
      Api,
      string,
      string,
      string,
      string,
      string,
    ];
    return { api, method, path, tag, required: source === 'required', served: served === 'yes' };
  });

/** `GET /admin/orders/{}`: parameter names don't matter. */
export const place = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path.replace(/\{[^}]+\}/g, '{}')}`;
