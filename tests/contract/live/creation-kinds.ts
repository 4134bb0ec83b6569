/** Harness for records that are created over a lossy connection to a real server. */
import { expect } from 'vitest';
import { createOnce } from '../../../src/areas/shared/save/create-once.ts';
import type { Creation } from '../../../src/areas/shared/save/create-once.ts';
import { PROXY_FAULTS } from '../../support/fault-proxy.ts';
import { STRANGE_ANSWERS, call } from './once.ts';
import type { LineFault, LossyLine } from './once.ts';

export const FAULTS: readonly LineFault[] = [...PROXY_FAULTS, ...STRANGE_ANSWERS];

export interface Kind {
  name: string;
  faults: readonly LineFault[];
  /** Creates a record despite the fault; returns how many exist afterwards. */
  madeTimes: (fault: LineFault) => Promise<number>;
  /** Creates two records with equal identifying fields; undefined if the server refuses the second. */
  twins: (() => Promise<string[]>) | undefined;
}

interface Given<Body extends object, Made extends { id: string }> {
  creation: Creation<Body, Made> | (() => Creation<Body, Made> | Promise<Creation<Body, Made>>);
  /** End of the call's path. */
  path: RegExp;
  body: () => Body | Promise<Body>;
  /** The server refuses a second record with the same identifying fields. */
  isUnique?: boolean;
  remove?: (id: string) => Promise<unknown>;
  /** Default: all. */
  faults?: readonly LineFault[];
}

export const kindsOver =
  (lossy: { readonly line: LossyLine }) =>
  <Body extends object, Made extends { id: string }>(
    name: string,
    {
      creation: given,
      path,
      body: toBody,
      isUnique = false,
      remove,
      faults = FAULTS,
    }: Given<Body, Made>,
  ): Kind => {
    const begin = async (): Promise<{ creation: Creation<Body, Made>; body: Body }> => {
      lossy.line.calm();
      const creation = typeof given === 'function' ? await given() : given;
      return { creation, body: await toBody() };
    };
    return {
      name,
      faults,
      madeTimes: async (fault) => {
        const { creation, body } = await begin();
        const { find, isNamed, keyOf = ({ id }: Made) => id } = creation;
        const before = new Set((await find(body, call)).map(keyOf));
        const once = createOnce(creation);
        lossy.line.expectAt(path, fault);
        let outcome = await once.submit(body, call);
        // 503: known not done, so retried at once.
        expect(outcome.kind).toBe(fault === '503 before' ? 'made' : 'unknown');
        if (outcome.kind === 'unknown') outcome = await once.look(call);
        if (fault.endsWith('before') && fault !== '503 before') {
          expect(outcome.kind).toBe('notMade');
          outcome = await once.submit(body, call);
        }
        const made = (await find(body, call)).filter(
          (record) => !before.has(keyOf(record)) && isNamed(record, body),
        );
        expect(outcome).toMatchObject({ kind: 'made', record: { id: made[0]?.id } });
        expect(lossy.line.reached).toBe(1);
        await Promise.all(made.map(async ({ id }) => remove?.(id)));
        return made.length;
      },
      twins: isUnique
        ? undefined
        : async () => {
            const { creation, body } = await begin();
            lossy.line.expectAt(path);
            const first = await createOnce(creation).submit(body, call);
            const second = await createOnce(creation).submit(body, call);
            expect(first.kind).toBe('made');
            expect(second.kind).toBe('made');
            const ids = [first, second].map((made) => ('record' in made ? made.record.id : ''));
            await Promise.all(ids.map(async (id) => remove?.(id)));
            return ids;
          },
    };
  };
