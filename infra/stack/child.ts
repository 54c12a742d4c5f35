import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

export type ChildSpec = {
  command: string;
  args: string[];
  /** All it gets beside the few variables passed on from ours. */
  env: Record<string, string>;
  cwd?: string;
  /** What the kernel sends when this process dies without having stopped it (Linux with util-linux). */
  onParentDeath?: 'SIGTERM' | 'SIGKILL';
};

// The last one names the certificate authorities of a network with its own; without it no https address answers there.
const PASSED_ON = ['PATH', 'HOME', 'TZ', 'LANG', 'TMPDIR', 'NODE_EXTRA_CA_CERTS'];

let deathSignal: boolean | undefined;

/** util-linux's setpriv can ask the kernel to end a child with its parent, even when that is killed. */
function canAskForDeathSignal(): boolean {
  deathSignal ??=
    process.platform === 'linux' && spawnSync('setpriv', ['--pdeathsig', 'TERM', '--', 'true']).status === 0;
  return deathSignal;
}

/**
 * Starts a process with only the environment it needs, output on pipes, in a session of its own: Ctrl-C reaches
 * the stack alone, which then stops its processes in order.
 */
export function startChild(spec: ChildSpec): ChildProcess {
  const guarded = canAskForDeathSignal();
  const command = guarded ? 'setpriv' : spec.command;
  const atDeath = spec.onParentDeath === 'SIGKILL' ? 'KILL' : 'TERM';
  const args = guarded ? ['--pdeathsig', atDeath, '--', spec.command, ...spec.args] : spec.args;
  const passedOn = Object.entries(process.env).filter(([name]) => PASSED_ON.includes(name));
  return spawn(command, args, {
    env: { ...Object.fromEntries(passedOn), ...spec.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...(spec.cwd ? { cwd: spec.cwd } : {}),
  });
}

/** Sends a signal unless the process has ended, and waits for its end; SIGKILL follows after `graceMs`. */
export async function endChild(child: ChildProcess, signal: NodeJS.Signals, graceMs = 10_000): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  await ended;
  clearTimeout(timer);
}

/** Whether the process is gone (or never came to be). */
export function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}
