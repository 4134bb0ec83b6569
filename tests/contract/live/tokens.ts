/** Reads mailed secrets from the sandbox's messages. */
import { createHmac } from 'node:crypto';
import { until } from './support.ts';

interface Messages {
  messages: { event: string }[];
}

/** From the newest message. */
export async function mailedToken(url: string, to: string, event: string): Promise<string> {
  const found = await until(
    async () => {
      const response = await fetch(`${url}/sandbox/messages.json?to=${encodeURIComponent(to)}`);
      const { messages } = (await response.json()) as Messages;
      const message = messages.find((one) => one.event === event);
      return /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(JSON.stringify(message ?? ''))?.[0];
    },
    (token) => token !== undefined,
  );
  return found ?? '';
}

/** Signed like the sandbox's own, which it doesn't mail. */
export function signedToken(payload: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...payload, iat: now, exp: now + 600 })}`;
  return `${body}.${createHmac('sha256', 'sandbox').update(body).digest('base64url')}`;
}
