import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

export interface NameServer {
  /** `address:port`. */
  readonly address: string;
  /** Every question that came in, as "TYPE name". */
  readonly questions: string[];
  /** The texts of a name from now on; a text longer than 255 bytes is given in parts (RFC 1035 section 3.3.14). */
  setText(name: string, ...texts: string[]): void;
  close(): Promise<void>;
}

const TYPES = { 1: 'A', 16: 'TXT', 28: 'AAAA' } as Readonly<Record<number, string>>;
const HEADER = 12;
const NAME_ERROR = 3;
/** The name of an answer: where the question stands (RFC 1035 section 4.1.4). */
const SAME_NAME = 0xc00c;

const readQuestion = (query: Buffer): { name: string; type: number; end: number } => {
  const labels: string[] = [];
  let at = HEADER;
  while (query[at]) {
    const length = query[at] ?? 0;
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
};

const textData = (text: string): Buffer => {
  const bytes = Buffer.from(text);
  const parts = [];
  for (let at = 0; at === 0 || at < bytes.length; at += 255) {
    const part = bytes.subarray(at, at + 255);
    parts.push(Buffer.from([part.length]), part);
  }
  return Buffer.concat(parts);
};

const record = (type: number, data: Buffer): Buffer => {
  const head = Buffer.alloc(HEADER);
  head.writeUInt16BE(SAME_NAME, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
};

/**
 * Somebody else's name server, on loopback over UDP: the given names lead to 127.0.0.1, and texts are as set. Every other
 * name does not exist.
 */
export const startNameServer = async (hosts: readonly string[]): Promise<NameServer> => {
  const texts = new Map<string, string[]>();
  const questions: string[] = [];
  const recordsOf = (name: string, type: string | undefined): Buffer[] => {
    if (type === 'A' && hosts.includes(name)) return [record(1, Buffer.from([127, 0, 0, 1]))];
    return type === 'TXT' ? (texts.get(name) ?? []).map((text) => record(16, textData(text))) : [];
  };
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const { name, type, end } = readQuestion(query);
    questions.push(`${TYPES[type] ?? type} ${name}`);
    const records = recordsOf(name, TYPES[type]);
    const exists = hosts.includes(name) || texts.has(name);
    const head = Buffer.from(query.subarray(0, HEADER));
    head.writeUInt16BE(0x8180 | (exists ? 0 : NAME_ERROR), 2);
    head.writeUInt16BE(records.length, 6);
    head.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([head, query.subarray(HEADER, end), ...records]), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    questions,
    setText: (name, ...given) => void texts.set(name.toLowerCase(), given),
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
};
