import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from './paths.ts';
import { UPLOAD_POLICY, appPolicy } from './policy.ts';

const MEDUSA_URL = 'http://medusa:9000';
const EXAMPLE = readFileSync(inRoot('docs', 'deploy', 'nginx.conf'), 'utf8');
const ENTRYPOINT = readFileSync(inRoot('docs', 'deploy', 'entrypoint.sh'), 'utf8');
const DOCKERFILE = readFileSync(inRoot('Dockerfile'), 'utf8');
const GUIDE = readFileSync(inRoot('docs', 'deploy.md'), 'utf8');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quartermaster-container-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Started {
  status: number | null;
  stdout: string;
  stderr: string;
  config: () => unknown;
  nginx: () => string;
}

function start(env: Record<string, string>): Started {
  const { status, stdout, stderr } = spawnSync(
    'sh',
    [inRoot('docs', 'deploy', 'entrypoint.sh'), 'echo', 'served *'],
    {
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        RUN_DIR: folder,
        TEMPLATE: inRoot('docs', 'deploy', 'nginx.conf'),
        ...env,
      },
    },
  );
  return {
    status,
    stdout,
    stderr,
    config: () => JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8')) as unknown,
    nginx: () => readFileSync(join(folder, 'nginx.conf'), 'utf8'),
  };
}

test('a store on the app’s origin needs its address only, and nginx has the tested configuration', () => {
  const { status, stdout, config, nginx } = start({ MEDUSA_URL });
  expect([status, stdout]).toEqual([0, 'served *\n']);
  expect(config()).toEqual({ backendUrl: '' });
  const expected = EXAMPLE.replaceAll('http://127.0.0.1:9000', MEDUSA_URL).replace(
    '/var/log/nginx/quartermaster.log',
    '/dev/stdout',
  );
  expect(nginx()).toContain(expected);
});

test('every setting reaches config.json, with its quotes and backslashes', () => {
  const { config } = start({
    BACKEND_URL: 'https://store.example/medusa',
    STORE_TIME_ZONE: 'Mars/"Olympus"\\Mons $(date)',
    TRANSLATION_DEBUG: 'true',
    ANALYTICS_KEY: 'phc_"\\n',
    ANALYTICS_HOST: 'https://eu.i.posthog.com',
  });
  expect(config()).toEqual({
    backendUrl: 'https://store.example/medusa',
    translationDebug: true,
    storeTimeZone: 'Mars/"Olympus"\\Mons $(date)',
    analytics: { key: 'phc_"\\n', host: 'https://eu.i.posthog.com' },
  });
});

test('other origins join the policy of the app only, and an own one of the store passes nothing on', () => {
  const text = start({
    BACKEND_URL: 'https://store.example:8443/medusa',
    FILES_ORIGINS: 'https://files.example https://more.example',
    ANALYTICS_KEY: 'phc',
    ANALYTICS_HOST: 'https://eu.i.posthog.com/',
  }).nginx();
  const policy = appPolicy({
    files: 'https://store.example:8443 https://files.example https://more.example',
    calls: ['https://eu.i.posthog.com'],
  });
  expect(text).toContain(`"${policy}"`);
  expect(text).toContain(`"${UPLOAD_POLICY}"`);
  expect(text).not.toContain('proxy_pass');
});

test.each([
  ['/office/', 'location = /office {\n    return 302 /office/;', 'try_files $uri /office/index'],
  ['/', 'location = /.sources {', 'try_files $uri /index'],
])('the app is served at %s', (BASE_PATH, ...parts) => {
  const text = start({ MEDUSA_URL, BASE_PATH, PORT: '3000' }).nginx();
  for (const part of [...parts, `location ${BASE_PATH}assets/ {`, 'listen 3000;']) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/back-office|8080/u);
});

const REFUSED: [env: Record<string, string>, problem: string][] = [
  [{}, 'MEDUSA_URL is missing'],
  [{ MEDUSA_URL, BACKEND_URL: 'https://store.example' }, 'not both'],
  [{ MEDUSA_URL: 'medusa:9000' }, 'MEDUSA_URL is “medusa:9000”'],
  [{ MEDUSA_URL: 'http://medusa; include /etc/passwd' }, 'MEDUSA_URL is'],
  [{ BACKEND_URL: "https://store.example 'unsafe-eval'" }, 'BACKEND_URL is'],
  [{ MEDUSA_URL, FILES_ORIGINS: 'https://files.example *' }, 'FILES_ORIGINS is “*”'],
  [{ MEDUSA_URL, FILES_ORIGINS: 'https://files.example/uploads' }, 'FILES_ORIGINS is'],
  [{ MEDUSA_URL, STORE_TIME_ZONE: 'Europe/Amsterdam\r' }, 'STORE_TIME_ZONE contains a line break'],
  [{ MEDUSA_URL, ANALYTICS_KEY: 'phc' }, 'belong together'],
  [{ MEDUSA_URL, BASE_PATH: 'office' }, 'BASE_PATH is “office”'],
  [{ MEDUSA_URL, PORT: '80; }' }, 'PORT is'],
  [{ MEDUSA_URL, TRANSLATION_DEBUG: 'yes' }, 'TRANSLATION_DEBUG is'],
];

test.each(REFUSED)('%j isn’t served', (env, problem) => {
  const { status, stdout, stderr } = start(env);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(problem);
  expect(existsSync(join(folder, 'nginx.conf'))).toBe(false);
});

test('the image takes the example configuration and runs without root', () => {
  expect(DOCKERFILE).toContain('COPY docs/deploy/nginx.conf docs/deploy/entrypoint.sh /etc/');
  expect(DOCKERFILE).toMatch(/^USER [1-9]\d*:[1-9]\d*$/mu);
  expect(DOCKERFILE).toMatch(/^HEALTHCHECK /mu);
});

test('the paths of the image are those of its entrypoint and of the example', () => {
  expect(DOCKERFILE).toContain('COPY --from=build /app /srv/quartermaster\n');
  expect(EXAMPLE).toContain('alias /srv/quartermaster/;');
  const run = /RUN_DIR:-([^}]+)\}/u.exec(ENTRYPOINT)?.[1];
  expect(DOCKERFILE).toContain(`ln -sf ${run}/config.json /app/config.json`);
  expect(DOCKERFILE).toContain(`"-c", "${run}/nginx.conf"`);
  const base = /BASE_PATH:-([^}]+)\}/u.exec(ENTRYPOINT)?.[1];
  expect(DOCKERFILE.match(/^ARG BASE_PATH=(.*)$/gmu)).toEqual([
    `ARG BASE_PATH=${base}`,
    `ARG BASE_PATH=${base}`,
  ]);
});

test('compose.yaml locks the container down and passes on variables that the guide describes', () => {
  const { services } = parse(readFileSync(inRoot('compose.yaml'), 'utf8')) as {
    services: { quartermaster: Record<string, unknown> & { environment: Record<string, string> } };
  };
  const { environment, ...service } = services.quartermaster;
  expect(service).toMatchObject({
    read_only: true,
    tmpfs: ['/tmp'],
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  });
  const known = [...ENTRYPOINT.matchAll(/^\w+=\$\{([A-Z_]+):-/gmu)].map(([, name = '']) => name);
  const inImage = known.filter((name) => name !== 'RUN_DIR' && name !== 'TEMPLATE');
  expect(inImage.filter((name) => !GUIDE.includes(`\`${name}\``))).toEqual([]);
  const passed = [...Object.keys(environment), 'BASE_PATH', 'PORT'];
  expect(passed.toSorted()).toEqual(inImage.toSorted());
});
