import { createStorefrontClient } from '../../src/storefront/index.ts';
import { createStorefrontClient as createNodeClient } from '../../src/storefront/node.ts';

interface Subject {
  list(): Promise<unknown>;
  create(): Promise<unknown>;
}

export type SubjectName = 'node' | 'fetch' | 'medusa-js';

/** Installed for benchmarks only. */
interface MedusaJs {
  products: { list(query: object): Promise<unknown> };
  carts: { create(body: object): Promise<unknown> };
}
type MedusaJsModule = {
  default: new (config: { baseUrl: string; maxRetries: number }) => MedusaJs;
};

export const MEDUSA_JS = '@medusajs/medusa-js';

/** No retries, the default of both. */
export async function loadSubject(name: SubjectName, baseUrl: string): Promise<Subject> {
  const query = { limit: 20, q: 'hat' };
  const body = { region_id: 'reg_1' };
  if (name !== 'medusa-js') {
    const create = name === 'node' ? createNodeClient : createStorefrontClient;
    const client = create({ baseUrl });
    return {
      list: () => client.GET('/store/products', { params: { query } }),
      create: () => client.POST('/store/carts', { body }),
    };
  }
  const { default: Medusa } = (await import(MEDUSA_JS)) as MedusaJsModule;
  const client = new Medusa({ baseUrl, maxRetries: 0 });
  return { list: () => client.products.list(query), create: () => client.carts.create(body) };
}
