import { createConnection, createServer } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMessageSplitter, frameReply, serveConnection } from './wire-connection.ts';

const message = (body: Uint8Array): Buffer => {
  const bytes = Buffer.alloc(16 + body.length);
  bytes.writeInt32LE(bytes.length, 0);
  bytes.set(body, 16);
  return bytes;
};

test('messages come out whole and in order however the stream was cut', () => {
  const bodies = fc.array(fc.uint8Array({ maxLength: 60 }), { maxLength: 20 });
  fc.assert(
    fc.property(bodies, fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), (parts, steps) => {
      const messages = parts.map(message);
      const stream = Buffer.concat(messages);
      const split = createMessageSplitter();
      const out: Buffer[] = [];
      for (let at = 0, turn = 0; at < stream.length; turn++) {
        const step = steps[turn % steps.length] ?? 1;
        out.push(...split(stream.subarray(at, at + step)));
        at += step;
      }
      expect(out).toEqual(messages);
    }),
  );
});

test.each([0, 15, -1, 48_000_001])('an announced length of %i is refused', (length) => {
  const bytes = Buffer.alloc(16);
  bytes.writeInt32LE(length, 0);
  expect(() => createMessageSplitter()(bytes)).toThrow(RangeError);
});

test('a reply carries both numbers, and a handshake reply its older frame', () => {
  const response = Buffer.from('document');
  const reply = frameReply({ requestId: 7, moreToCome: false, legacy: false, response }, 3);
  expect([0, 4, 8, 12].map((at) => reply.readInt32LE(at))).toEqual([29, 3, 7, 2013]);
  expect(reply.subarray(21)).toEqual(response);
  const legacy = frameReply({ requestId: 7, moreToCome: false, legacy: true, response }, 3);
  expect([0, 12, 32].map((at) => legacy.readInt32LE(at))).toEqual([44, 1, 1]);
});

test('one bad connection ends alone', async () => {
  const engine = {
    roundTrip: async (bytes: Buffer) => ({
      requestId: 1,
      moreToCome: false,
      legacy: false,
      response: bytes.subarray(16),
    }),
  };
  const server = createServer((socket) => serveConnection(engine, socket)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const [good, bad] = [createConnection(port, '127.0.0.1'), createConnection(port, '127.0.0.1')];
  const ended = new Promise((resolve) => bad.once('close', resolve));
  bad.on('error', () => {}).write(Buffer.alloc(16));
  await ended;
  const answer = new Promise<Buffer>((resolve) => good.once('data', resolve));
  good.write(message(Buffer.from('hello')));
  expect((await answer).subarray(21).toString()).toBe('hello');
  good.destroy();
  server.close();
});
