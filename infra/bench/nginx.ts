import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../stack/ports.ts';

/** Serves the bytes at `/` by nginx with one worker, keep-alive on, no logs. Null where nginx is not installed. */
export const serveByNginx = async (
  body: Uint8Array,
  headers: Record<string, string>,
): Promise<{ url: string; close(): Promise<void> } | null> => {
  if (spawnSync('nginx', ['-v']).status !== 0) return null;
  const folder = await mkdtemp(join(tmpdir(), '360-nginx-'));
  // started by root, nginx reads files as another user
  await chmod(folder, 0o755);
  const port = await freePort();
  await writeFile(join(folder, 'news'), body);
  const added = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}";`);
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 512; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; client_body_temp_path ${folder}/body;
proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
server { listen 127.0.0.1:${port}; root ${folder}; default_type application/json; location / { try_files /news =404; ${added.join(' ')} } } }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
