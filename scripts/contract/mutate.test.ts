import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openProject } from './mutation-project.ts';
import { findBreaking } from './mutation-search.ts';

const FILES = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      target: 'ES2023',
      lib: ['ES2023'],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      allowImportingTsExtensions: true,
      noEmit: true,
      types: [],
    },
    include: ['src', 'generated'],
  }),
  'generated/admin/admin.schemas.ts': `
export type OrderStatus = typeof OrderStatus[keyof typeof OrderStatus];

export const OrderStatus = {
  open: 'open',
  closed: 'closed',
} as const;

export interface Customer {
  id: string;
  email: string;
}

export interface Order {
  id: string;
  status: OrderStatus;
  customer: Customer | null;
  total: number;
}

export interface OrderListResponse {
  orders: Order[];
  count: number;
}

export type ListOrdersParams = {
  q?: string;
  limit?: number;
};

export interface UpdateOrderBody {
  email?: string;
  note?: string;
}

export interface Refund {
  note: string;
}
`,
  'generated/admin/orders/orders.ts': `
import type { ListOrdersParams, OrderListResponse, UpdateOrderBody } from '../admin.schemas.ts';

export const listOrders = async (params?: ListOrdersParams): Promise<OrderListResponse> => {
  throw new Error(String(params));
};

export const updateOrder = async (id: string, updateOrderBody: UpdateOrderBody): Promise<OrderListResponse> => {
  throw new Error(id + String(updateOrderBody));
};
`,
  'src/areas/orders/orders.ts': `
import { listOrders, updateOrder } from '../../../generated/admin/orders/orders.ts';

export const emails = async () => {
  const { orders } = await listOrders({ limit: 20 });
  return orders.filter(({ status }) => status === 'open').map((order) => order.customer?.email);
};

export const save = async (email: string, note: string | undefined) =>
  updateOrder('1', { email, ...(note ? { note } : {}) });
`,
};

const root = mkdtempSync(join(tmpdir(), 'mutate-'));
afterAll(() => rmSync(root, { recursive: true }));

for (const [file, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

test('what a screen uses breaks its build when it is renamed, but for an unchecked spread', () => {
  const project = openProject(root);
  expect(project.mutants.map(({ name, kind }) => `${name}: ${kind}`).sort()).toEqual([
    'Customer.email: field',
    'ListOrdersParams.limit: parameter',
    'Order.customer: relation',
    'Order.status: field',
    'OrderListResponse.orders: relation',
    'OrderStatus.open: value',
    'UpdateOrderBody.email: body property',
    'UpdateOrderBody.note: body property',
  ]);
  const said: string[] = [];
  const found = findBreaking(project.trial, project.mutants, {
    say: (line) => void said.push(line),
    confirm: true,
  });
  const left = project.mutants.filter((one) => !found.has(one));
  expect(left.map(({ name }) => name)).toEqual(['UpdateOrderBody.note']);
  expect(left.flatMap((one) => project.uses.get(one))).toEqual(['src/areas/orders/orders.ts']);
  expect(said.at(-1)).toBe('1 left; 0 files still break.');
}, 60_000);
