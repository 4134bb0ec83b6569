import { expect, test, vi } from 'vitest';
import { ApiError } from '../../client/index.ts';
import { createSessionGate } from '../session/gate.ts';
import { throughGate } from './through-gate.ts';

const failure = (status: number): ApiError =>
  new ApiError(`Request failed with status code ${status}`, {
    kind: 'http',
    outcome: 'failed',
    status,
    operation: 'updateProduct',
  });

test('a refused call is made again once there is a session', async () => {
  const gate = createSessionGate();
  const call = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(async () => {
      gate.close();
      throw failure(401);
    })
    .mockResolvedValueOnce('saved');
  const answer = throughGate(gate, call);
  await vi.waitFor(() => expect(gate.state()).toBe('over'));
  expect(call).toHaveBeenCalledTimes(1);
  gate.open();
  await expect(answer).resolves.toBe('saved');
  expect(call).toHaveBeenCalledTimes(2);
});

test('it fails as refused when nobody signs in', async () => {
  const gate = createSessionGate();
  gate.close();
  const answer = throughGate(gate, () => Promise.reject(failure(401)));
  setTimeout(gate.giveUp);
  await expect(answer).rejects.toMatchObject({ status: 401 });
});

test.each([404, 500])('a failure with status %s is none of the gate', async (status) => {
  const gate = createSessionGate();
  gate.close();
  await expect(throughGate(gate, () => Promise.reject(failure(status)))).rejects.toMatchObject({
    status,
  });
});

test('what may not be repeated is not', async () => {
  const gate = createSessionGate();
  gate.close();
  const answer = throughGate(gate, () => Promise.reject(failure(401)), { mayRepeat: () => false });
  await expect(answer).rejects.toMatchObject({ status: 401 });
});
