// A process to be watched in tests: answers its pid on PORT, notes its end in NOTES, and behaves as told.
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { PORT, NOTES, NAME = '', BEHAVIOUR } = process.env;

if (BEHAVIOUR === 'ends') throw new TypeError('this process cannot start');

process.on('SIGTERM', () => {
  if (BEHAVIOUR === 'stubborn') return;
  if (NOTES) appendFileSync(NOTES, `${NAME}\n`);
  process.exit(0);
});

const server = createServer((request, response) => {
  if (request.url === '/log') console.log(JSON.stringify({ level: 50, msg: 'it went wrong', err: { message: 'why' } }));
  response.statusCode = BEHAVIOUR === 'never-ready' ? 503 : 200;
  response.end(JSON.stringify({ pid: process.pid, env: process.env }));
});
server.listen(Number(PORT), '127.0.0.1');
