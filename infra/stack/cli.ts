// The embedded start: reads the command line, starts the stack, and stops it on Ctrl-C, SIGTERM or a closed terminal.
import { HELP, parseOptions, type StackOptions } from './options.ts';
import { ROOT, startStack } from './stack.ts';
import { StartError } from './start-error.ts';

const began = Number(process.env.STACK_BEGAN) || Date.now() - performance.now();
// A terminal or pipe that went away must not take the processes with it.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

function readOptions(): StackOptions | undefined {
  // npm runs its scripts in the repository and says in INIT_CWD where the reader stood.
  const folders = { cwd: process.env.INIT_CWD ?? process.cwd(), root: ROOT };
  const options = parseOptions(process.argv.slice(2), process.env, folders);
  if (options !== 'help') return options;
  process.stdout.write(HELP);
  return undefined;
}

async function main(): Promise<void> {
  const options = readOptions();
  if (!options) return;
  const abort = new AbortController();
  const signalled = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (!abort.signal.aborted) console.log('stopping');
        abort.abort();
        resolve();
      });
    }
  });
  try {
    const stack = await startStack(options, { say: (line) => console.log(line), abort: abort.signal });
    console.log(`ready ${stack.url} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    await signalled;
    await stack.stop();
  } catch (error) {
    if (!abort.signal.aborted) throw error;
  }
  console.log('stopped');
  process.exit(0);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(error instanceof StartError ? error.exitCode : 1);
});
