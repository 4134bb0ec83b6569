import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import { settled } from '#shared/save/settle.ts';
import { codeSteps, isLongEnough, isUnknown, planBatch, planOne } from './plan.ts';
import type { PlannedCode } from './plan.ts';
import type { Template } from './codes.ts';

const api = vi.hoisted(() => ({
  createDynamicDiscountCode: vi.fn(),
  getDiscountByCode: vi.fn(),
  updateDiscount: vi.fn(),
}));
vi.mock('#generated/admin/discounts/discounts.ts', () => api);
vi.mock('#shared/save/settle.ts', () => ({ settled: vi.fn() }));

const TEMPLATE: Template = {
  id: 'disc_1',
  code: 'TEMPLATE',
  created_at: '2026-11-01T00:00:00Z',
  usage_limit: 1,
};
const CALL = { signal: new AbortController().signal };
const made = (code: string) => ({ discount: { id: `id ${code}`, parent_discount_id: 'disc_1' } });
const taken = new ApiError('', {
  kind: 'http',
  outcome: 'failed',
  status: 422,
  type: 'duplicate_error',
});
const lost = new ApiError('', { kind: 'network', outcome: 'unknown' });
const missing = new ApiError('', { kind: 'http', outcome: 'failed', status: 404 });

beforeEach(() => {
  vi.resetAllMocks();
  api.createDynamicDiscountCode.mockImplementation((_id: string, { code }: { code: string }) =>
    Promise.resolve(made(code)),
  );
});

const sent = (): string[] =>
  api.createDynamicDiscountCode.mock.calls.map(([, body]) => (body as { code: string }).code);

test('a batch has as many codes as wanted, each with the prefix, no two alike', () => {
  const codes = planBatch(500, ' gift-', 6).map(({ code }) => code);
  expect(new Set(codes).size).toBe(500);
  expect(codes.every((code) => /^GIFT-[A-Z2-9]{6}$/.test(code))).toBe(true);
});

test('short codes are refused where guessing would find one', () => {
  expect(isLongEnough(100, 4)).toBe(true);
  expect(isLongEnough(10_000, 4)).toBe(false);
  expect(isLongEnough(10_000, 6)).toBe(true);
});

test('a limit of its own takes a second call, the usual one none', async () => {
  const run = async (limit: number | null) =>
    codeSteps(TEMPLATE, planOne('one'), { limit })[0]?.run(CALL);
  await run(1);
  expect(api.updateDiscount).not.toHaveBeenCalled();
  await run(null);
  expect(api.updateDiscount).toHaveBeenCalledWith('id ONE', { usage_limit: null }, undefined, CALL);
});

test('when only the limit fails, the next try makes no second code', async () => {
  api.updateDiscount.mockRejectedValueOnce(lost);
  const [step] = codeSteps(TEMPLATE, planOne('one'), { limit: 5 });
  await expect(step?.run(CALL)).rejects.toBe(lost);
  await step?.run(CALL);
  expect(sent()).toEqual(['ONE']);
  expect(api.updateDiscount).toHaveBeenCalledTimes(2);
});

const notMade = { kind: 'network', outcome: 'failed' };

test('a lost answer is looked up before anything is sent again', async () => {
  api.createDynamicDiscountCode.mockRejectedValueOnce(lost);
  api.getDiscountByCode.mockResolvedValueOnce(made('ONE'));
  await codeSteps(TEMPLATE, planOne('one'), { limit: 1 })[0]?.run(CALL);
  expect(sent()).toEqual(['ONE']);

  api.createDynamicDiscountCode.mockClear().mockRejectedValueOnce(lost);
  api.getDiscountByCode.mockRejectedValue(missing);
  const [other] = codeSteps(TEMPLATE, planOne('two'), { limit: 1 });
  await expect(other?.run(CALL)).rejects.toMatchObject(notMade);
  await other?.run(CALL);
  expect(sent()).toEqual(['TWO', 'TWO']);
});

test('a typed code isn’t called missing while the server may still make it', async () => {
  vi.mocked(settled).mockResolvedValueOnce(true).mockResolvedValueOnce(true);
  api.createDynamicDiscountCode.mockRejectedValueOnce(lost);
  api.getDiscountByCode.mockRejectedValueOnce(missing).mockResolvedValueOnce(made('ONE'));
  await codeSteps(TEMPLATE, planOne('one'), { limit: 1 })[0]?.run(CALL);
  expect(sent()).toEqual(['ONE']);
});

test('a typed code that came after it was looked for is found by the next press', async () => {
  const [step] = codeSteps(TEMPLATE, planOne('one'), { limit: 1 });
  api.createDynamicDiscountCode.mockRejectedValueOnce(lost);
  api.getDiscountByCode.mockRejectedValueOnce(missing).mockResolvedValueOnce(made('ONE'));
  await expect(step?.run(CALL)).rejects.toMatchObject(notMade);
  await step?.run(CALL);
  expect(sent()).toEqual(['ONE']);
});

test('a batch goes on at once after a lost answer, and the next try waits for the server', async () => {
  const steps = codeSteps(TEMPLATE, planBatch(1, '', 8), { limit: 1, another: () => 'OTHER' });
  api.createDynamicDiscountCode.mockRejectedValueOnce(lost);
  await expect(steps[0]?.run(CALL)).rejects.toBe(lost);
  expect(settled).not.toHaveBeenCalled();
  expect(api.getDiscountByCode).not.toHaveBeenCalled();
  api.getDiscountByCode.mockImplementation(async (code: string) => made(code));
  await steps[0]?.run(CALL);
  expect(settled).toHaveBeenCalledExactlyOnceWith(expect.any(Number), CALL.signal);
  expect(sent()).toHaveLength(1);
});

test('while nobody knows of a typed code, a press only looks for it', async () => {
  const [plan] = planOne('one') as [PlannedCode];
  const [step] = codeSteps(TEMPLATE, [plan], { limit: 1 });
  api.createDynamicDiscountCode.mockResolvedValueOnce({});
  api.getDiscountByCode.mockRejectedValueOnce(lost).mockRejectedValueOnce(missing);
  await expect(step?.run(CALL)).rejects.toMatchObject({ outcome: 'unknown' });
  expect(isUnknown(plan)).toBe(true);
  await expect(step?.run(CALL)).rejects.toMatchObject(notMade);
  expect(isUnknown(plan)).toBe(false);
  expect(sent()).toEqual(['ONE']);
});

test('a code that came late is not replaced, though looking for it fails meanwhile', async () => {
  const [plan] = planOne('one') as [PlannedCode];
  const [step] = codeSteps(TEMPLATE, [plan], { limit: 1, another: () => 'OTHER' });
  api.createDynamicDiscountCode.mockRejectedValueOnce(lost).mockRejectedValueOnce(taken);
  api.getDiscountByCode
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(missing)
    .mockRejectedValueOnce(lost)
    .mockResolvedValue(made('ONE'));
  for (let press = 1; press <= 3; press += 1) {
    await expect(step?.run(CALL)).rejects.toBe(lost);
  }
  await step?.run(CALL);
  expect([plan.id, sent()]).toEqual(['id ONE', ['ONE', 'ONE']]);
});

test('a code that others have is told and replaced, one typed by hand is refused', async () => {
  api.createDynamicDiscountCode.mockRejectedValueOnce(taken);
  const [plan] = planOne('one') as [PlannedCode];
  await codeSteps(TEMPLATE, [plan], { limit: 1, another: () => 'OTHER' })[0]?.run(CALL);
  expect([plan.taken, plan.code, sent()]).toEqual([['ONE'], 'OTHER', ['ONE', 'OTHER']]);

  api.createDynamicDiscountCode.mockRejectedValueOnce(taken);
  const [byHand] = codeSteps(TEMPLATE, planOne('two'), { limit: 1 });
  await expect(byHand?.run(CALL)).rejects.toBe(taken);
});
