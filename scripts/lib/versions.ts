import { readFileSync } from 'node:fs';
import { inRoot } from './paths.ts';

export function versions(): Record<'__APP_VERSION__' | '__CONTRACT_VERSION__', string> {
  const { version: app } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
    version: string;
  };
  const contract = /^ {2}version: (\S+)$/m.exec(
    readFileSync(inRoot('openapi', 'admin.yaml'), 'utf8'),
  )?.[1];
  if (!contract) throw new Error('openapi/admin.yaml names no version');
  return {
    __APP_VERSION__: JSON.stringify(app),
    __CONTRACT_VERSION__: JSON.stringify(contract),
  };
}
