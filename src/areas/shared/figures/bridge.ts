import { ApiError, isApiError } from '#client/index.ts';

export type Message =
  | { kind: 'call'; id: number; name: string; value: unknown }
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'failure'; id: number; error: SentError };

/** Classes are lost on the way. */
export interface SentError {
  message: string;
  api?: ConstructorParameters<typeof ApiError>[1];
}

export interface Bridge {
  /** @throws Error or ApiError of the other side */
  call: <Result>(name: string, value?: unknown) => Promise<Result>;
  hear: (message: Message) => void;
  /** Rejects calls without an answer, and later ones. */
  fail: (error: Error) => void;
}

interface Waiting {
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

/** @param own functions that the other side may call */
export function createBridge(
  send: (message: Message) => void,
  own: Readonly<Record<string, (value: never) => unknown>>,
): Bridge {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let failure: Error | undefined;

  const answer = async (id: number, name: string, value: unknown): Promise<void> => {
    try {
      send({ kind: 'answer', id, value: await own[name]?.(value as never) });
    } catch (error) {
      send({ kind: 'failure', id, error: sentError(error) });
    }
  };
  const take = (id: number): Waiting | undefined => {
    const entry = waiting.get(id);
    waiting.delete(id);
    return entry;
  };

  return {
    call: (name, value) =>
      new Promise((resolve, reject) => {
        if (failure) {
          reject(failure);
          return;
        }
        last += 1;
        waiting.set(last, { resolve, reject });
        send({ kind: 'call', id: last, name, value });
      }),
    hear: (message) => {
      switch (message.kind) {
        case 'call':
          void answer(message.id, message.name, message.value);
          break;
        case 'answer':
          take(message.id)?.resolve(message.value as never);
          break;
        case 'failure':
          take(message.id)?.reject(receivedError(message.error));
          break;
        default:
          message satisfies never;
      }
    },
    fail: (error) => {
      failure = error;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    },
  };
}

export function sentError(error: unknown): SentError {
  if (!isApiError(error)) return { message: String(error) };
  const { message, kind, outcome, status, code, type, serverMessage, operation, requestId } = error;
  return {
    message,
    api: { kind, outcome, status, code, type, serverMessage, operation, requestId },
  };
}

export const receivedError = ({ message, api }: SentError): Error =>
  api === undefined ? new Error(message) : new ApiError(message, api);
