import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');

const filesIn = (folder: string, ends: RegExp): [path: string, text: string][] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => ends.test(path) && !path.includes('.test.'))
    .map((path) => [path, readFileSync(join(ROOT, folder, path), 'utf8')]);

const textsIn = (folder: string, ends: RegExp): string[] =>
  filesIn(folder, ends).map(([, text]) => text);

const ORDER_GUARD = 'the guard of order actions';

/** Operations with guards other than `createOnce`. */
const OTHERWISE: Record<string, string> = {
  createAnalyticsConfig: 'analytics/store-preferences.ts: a person has one, and it is set again',
  createDynamicDiscountCode: 'codes/plan.ts looks for its code before it is sent again',
  createInventoryLevel: 'inventory/items.ts: an item has one at a location, a second is refused',
  createLineItemReservation: 'no screen uses it',
  createDraftOrderLineItem: 'no screen uses it',
  createOrderClaim: ORDER_GUARD,
  createOrderEdit: 'order-edit/steps.ts: an order has one that is open',
  createOrderEditItem: 'order-edit/steps.ts reads the edit before it goes on',
  createOrderFulfillment: ORDER_GUARD,
  createOrderShipment: ORDER_GUARD,
  createOrderSwap: ORDER_GUARD,
  createClaimFulfillment: ORDER_GUARD,
  createClaimShipment: ORDER_GUARD,
  createSwapFulfillment: ORDER_GUARD,
  createSwapShipment: ORDER_GUARD,
  createProtectedUpload: 'files/upload-file.ts: a file that nothing names, sent again by a press',
  createUpload: 'files/upload-file.ts: a file that nothing names, sent again by a press',
  createUser: 'no screen uses it',
};

const ACTIONS: Record<string, string> = {
  acceptInvite: 'InvitePage.tsx: a token works once, and what is lost is unknown',
  archiveOrder: ORDER_GUARD,
  authorizePaymentCollection: ORDER_GUARD,
  cancelBatchJob: 'JobEntry.tsx and ImportJob.tsx: a job ends once, and is read again',
  cancelClaimFulfillment: ORDER_GUARD,
  cancelOrder: ORDER_GUARD,
  cancelOrderClaim: ORDER_GUARD,
  cancelOrderEdit: ORDER_GUARD,
  cancelOrderFulfillment: ORDER_GUARD,
  cancelOrderSwap: ORDER_GUARD,
  cancelReturn: ORDER_GUARD,
  cancelSwapFulfillment: ORDER_GUARD,
  captureOrder: ORDER_GUARD,
  capturePayment: ORDER_GUARD,
  completeOrder: ORDER_GUARD,
  confirmBatchJob: 'JobEntry.tsx and ImportJob.tsx: a job runs once, and is read again',
  confirmOrderEdit: ORDER_GUARD,
  payDraftOrder: 'drafts/draft/pay.ts reads the draft before it goes on',
  processSwapPayment: ORDER_GUARD,
  receiveReturn: ORDER_GUARD,
  refundOrder: ORDER_GUARD,
  refundPayment: ORDER_GUARD,
  requestOrderEdit: ORDER_GUARD,
  requestOrderReturn: ORDER_GUARD,
  requestPasswordToken: 'one press sends one email; another one is wanted only if that is lost',
  resetPassword: 'ResetPasswordPage.tsx: a token works once, and what is lost is unknown',
  revokePublishableApiKey: 'keys/revoke.ts reads the key before it goes on',
  updateOrderClaim: ORDER_GUARD,
  upsertPriceListPrices: 'duplicate.ts and useRestorePrices.ts look before they go on',
};

/** Operations that must not be sent twice. */
const never = textsIn('generated/admin', /\.ts$/u)
  .flatMap((text) => [...text.matchAll(/operation: '(\w+)', repeat: 'never'/gu)])
  .map(([, name = '']) => name);

/** Those that create something on each call. */
const creating = never.filter((name) =>
  /^(?:create\w+|resend(?:Invite|Notification))$/u.test(name),
);

const hookOf = (name: string): string => `use${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const app = textsIn('src', /\.tsx?$/u);
const created = new Set(
  app
    .filter((text) => text.includes('Creation<'))
    .flatMap((text) => [...text.matchAll(/^ +operation: '(\w+)',$/gmu)])
    .map(([, name = '']) => name),
);

test('each operation that creates something goes through createOnce, or says why not', () => {
  expect(creating.length).toBeGreaterThan(30);
  expect(creating.filter((name) => !created.has(name) && !(name in OTHERWISE))).toEqual([]);
  expect(Object.keys(OTHERWISE).filter((name) => created.has(name))).toEqual([]);
  expect([...created].filter((name) => !creating.includes(name))).toEqual([]);
});

/** Files that look first. */
const LOOK_FIRST = [
  'createInventoryItem(', // products/product/inventory.ts reads the item of the variant
  'createProductVariant(', // products/product/option-values.ts reads the product
  'createReservation(', // orders/order/actions/reservation-operations.ts: the guard of order actions
  'resendNotification(', // orders/order/actions/resend-operation.ts: the guard of order actions
];

test('nothing sends such an operation past its creation', () => {
  const names = [...created].flatMap((name) => [name, hookOf(name)]);
  const calls = new RegExp(`\\b(?:${names.join('|')})\\(`, 'gu');
  const past = app
    .filter((text) => !text.includes('Creation<'))
    .flatMap((text) => [...text.matchAll(calls)].map(([call]) => call));
  expect(past.toSorted()).toEqual(LOOK_FIRST);
});

test('each other operation that must not happen twice, and that a screen sends, has a guard', () => {
  const code = app.join('\n');
  const others = never.filter((name) => !creating.includes(name));
  const isSent = (name: string): boolean =>
    new RegExp(`\\b(?:${name}\\(|${name},$|${hookOf(name)}\\()`, 'mu').test(code);
  expect(others.filter(isSent).toSorted()).toEqual(Object.keys(ACTIONS));
});

/** Its parts at the outermost level, without imports, texts and comments. */
const partsOf = (text: string): string[] =>
  text
    .replaceAll(/^import [^;]+;$|\/\*[\s\S]*?\*\/|\/\/.*$|'[^'\n]*'/gmu, '')
    .split(/^(?=(?:export |async |const |function |class ))/mu);

/** Senders that are no definition of an action. */
const OTHER_SENDERS = [
  // Reads the edit before it goes on.
  'orders/order/order-edit/steps.ts: cancelOrderEdit',
];

test('what the guard of order actions protects is sent by definitions of actions alone', () => {
  const guarded = Object.entries({ ...OTHERWISE, ...ACTIONS }).flatMap(([name, guard]) =>
    guard === ORDER_GUARD ? [name] : [],
  );
  const areas = filesIn('src/areas', /\.tsx?$/u).map(
    ([path, text]) => [path, partsOf(text)] as const,
  );
  const sendersOf = (name: string): [sender: string, isGuarded: boolean][] => {
    const uses = new RegExp(`\\b(?:${name}|${hookOf(name)})\\b`, 'u');
    return areas.flatMap(([path, parts]) => {
      const sending = parts.filter((part) => uses.test(part));
      if (sending.length === 0) return [];
      // A function of the same file may send for a definition, but not for others.
      const isGuarded =
        parts.some((part) => part.includes('OrderOperation<')) &&
        sending.every((part) => part.includes('OrderOperation<') || !part.startsWith('export'));
      return [[`${path}: ${name}`, isGuarded]];
    });
  };
  const senders = guarded.map(sendersOf);
  expect(guarded.filter((_name, at) => !senders[at]?.some(([, isGuarded]) => isGuarded))).toEqual(
    [],
  );
  const past = senders.flat().flatMap(([sender, isGuarded]) => (isGuarded ? [] : [sender]));
  expect(past).toEqual(OTHER_SENDERS);
});

/** Each hands it to the guard, with the order as read right before. */
const GUARDS = [
  'orders/bulk/run.ts',
  'orders/bulk/useBulkRun.ts',
  'orders/order/actions/before-send.ts',
  'orders/order/actions/useGuardedAction.ts',
];

test('the guard alone carries out a definition of an action', () => {
  const carriers = filesIn('src', /\.tsx?$/u).flatMap(([path, text]) =>
    text.includes('OrderOperation') && /\.send\b|\{[^{}]*\bsend\b[^{}]*\} = /u.test(text)
      ? [path.replace(/^areas\//u, '')]
      : [],
  );
  expect(carriers.toSorted()).toEqual(GUARDS);
});
