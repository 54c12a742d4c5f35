import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process that cannot be mistaken for a later one with the same number. */
export type ProcessIdentity = { pid: number; startedAt: string };

/** Undefined where no such process lives (a zombie counts as dead). */
export function identityOf(pid: number): ProcessIdentity | undefined {
  const startedAt = process.platform === 'linux' ? linuxStart(pid) : psField(pid, 'lstart');
  return startedAt ? { pid, startedAt } : undefined;
}

export function isAlive(identity: ProcessIdentity): boolean {
  return identityOf(identity.pid)?.startedAt === identity.startedAt;
}

/** The whole command line, arguments separated by blanks; empty where the process is gone. */
export function commandLineOf(pid: number): string {
  if (process.platform !== 'linux') return psField(pid, 'args');
  return readProc(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
}

/** Boot and clock ticks since: fields 3 (state) and 22 (start) counted after the name, which may hold blanks. */
function linuxStart(pid: number): string {
  const stat = readProc(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields[19];
  if (!ticks || fields[0] === 'Z' || fields[0] === 'X') return '';
  return `${readProc('/proc/sys/kernel/random/boot_id').trim()}:${ticks}`;
}

function readProc(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function psField(pid: number, field: string): string {
  try {
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
