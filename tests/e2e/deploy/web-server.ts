import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../../scripts/lib/run.ts';
import { inRoot } from '../../../scripts/lib/paths.ts';
import { freePort } from '../../../scripts/lib/port.ts';
import { untilListening } from '../support/server-program.ts';

/** `container` is nginx as the image configures it. */
export type WebServer = 'nginx' | 'caddy' | 'container';

interface Running {
  /** With the sub-path. */
  url: string;
  /** Request log so far. */
  log: () => string;
  stop: () => Promise<void>;
}

const NGINX = '/usr/sbin/nginx';
const PROGRAMS: Record<WebServer, string> = {
  nginx: NGINX,
  caddy: '/usr/bin/caddy',
  container: NGINX,
};

/** Debian only. */
async function install(server: WebServer): Promise<void> {
  if (existsSync(PROGRAMS[server])) return;
  await run('apt-get', ['update', '-qq']);
  const name = server === 'caddy' ? 'caddy' : 'nginx';
  const { code, output } = await run('apt-get', ['install', '-y', '-qq', name], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (code !== 0)
    throw new Error(`${name} is needed for this test: apt-get install ${name}\n${output}`);
}

interface Places {
  port: number;
  /** For the server's files. */
  folder: string;
  store: string;
  /** Origin of the store's pictures. */
  pictures: string;
}

/** The documented configuration with this test's folder, port and store, on loopback. */
function configuration(server: 'nginx' | 'caddy', places: Places): string {
  const { port, folder, store, pictures } = places;
  const file = server === 'nginx' ? 'nginx.conf' : 'Caddyfile';
  const text = readFileSync(inRoot('docs', 'deploy', file), 'utf8')
    .replaceAll('/srv/quartermaster', inRoot('dist-sub'))
    .replaceAll(/\/var\/log\/(?:nginx|caddy)/g, folder)
    // The sandbox's picture URLs have its own origin; the guide says to allow it.
    .replaceAll("img-src 'self' data: blob:", `img-src 'self' data: blob: ${pictures}`)
    .replaceAll('127.0.0.1:9000', new URL(store).host)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace(/^:8080 \{$/m, `:${port} {\n\tbind 127.0.0.1`);
  if (server === 'caddy') return `{\n\tadmin off\n\tauto_https off\n}\n${text}`;
  return `pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
daemon off;
worker_processes 1;
user root;
events {}
http {
  include /etc/nginx/mime.types;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${text}
}`;
}

interface Start {
  program: string;
  args: string[];
  env?: Record<string, string>;
}

function startOf(server: WebServer, places: Places): Start {
  const { port, folder, store, pictures } = places;
  if (server === 'container') {
    const example = readFileSync(inRoot('docs', 'deploy', 'nginx.conf'), 'utf8');
    const template = join(folder, 'template.conf');
    writeFileSync(template, example.replaceAll('/srv/quartermaster', inRoot('dist-sub')));
    return {
      program: 'sh',
      args: [
        inRoot('docs', 'deploy', 'entrypoint.sh'),
        NGINX,
        '-e',
        'stderr',
        '-c',
        join(folder, 'nginx.conf'),
        '-g',
        'daemon off; user root;',
      ],
      env: {
        TEMPLATE: template,
        RUN_DIR: folder,
        PORT: String(port),
        MEDUSA_URL: store,
        FILES_ORIGINS: pictures,
      },
    };
  }
  const file = join(folder, server === 'nginx' ? 'nginx.conf' : 'Caddyfile');
  writeFileSync(file, configuration(server, places));
  return {
    program: PROGRAMS[server],
    args:
      server === 'nginx'
        ? ['-c', file, '-p', folder]
        : ['run', '--config', file, '--adapter', 'caddyfile'],
  };
}

/** Serves the build on a sub-path with a documented configuration. */
export async function serveWith(
  server: WebServer,
  places: Pick<Places, 'store' | 'pictures'>,
): Promise<Running> {
  await install(server);
  const folder = mkdtempSync(join(tmpdir(), `quartermaster-${server}-`));
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const { program, args, env } = startOf(server, { ...places, port, folder });
  const child = spawn(program, args, {
    // The container's log is /dev/stdout, which can't be opened if it is a pipe of Node.
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env, HOME: folder },
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilListening(child, port, { name: server, seconds: 10, output: () => output });
  return {
    url: `http://localhost:${port}/back-office/`,
    log: () => readFileSync(join(folder, 'quartermaster.log'), 'utf8'),
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
