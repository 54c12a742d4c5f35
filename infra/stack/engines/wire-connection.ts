import type { Socket } from 'node:net';
import { BSON } from 'bson';

/** The part of the engine that answers wire messages. */
export type WireEngine = {
  roundTrip: (message: Buffer) => Promise<WireReply>;
};

export type WireReply = { requestId: number; moreToCome: boolean; legacy: boolean; response: Buffer };

const HEADER_BYTES = 16;
/** MongoDB's own limit of a message (48,000,000 bytes), beyond which the sender is not a driver. */
const MAX_MESSAGE_BYTES = 48_000_000;
const OP_REPLY = 1;
const OP_MSG = 2013;
/** Flag bits and the kind of the first section of an OP_MSG. */
const SECTION_BYTES = 5;

/**
 * Cuts a byte stream into wire messages. Bytes are joined once per message, not once per chunk,
 * so that a 48 MB message in small chunks stays linear.
 * Throws RangeError where the announced length is not one a driver sends.
 */
export function createMessageSplitter(): (chunk: Buffer) => Buffer[] {
  let chunks: Buffer[] = [];
  let size = 0;
  let wanted = 4;
  return (chunk) => {
    chunks.push(chunk);
    size += chunk.length;
    const messages: Buffer[] = [];
    while (size >= wanted) {
      const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size);
      chunks = [bytes];
      const length = bytes.readInt32LE(0);
      if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES) throw new RangeError(`message of ${length} bytes`);
      wanted = length;
      if (size < length) break;
      messages.push(bytes.subarray(0, length));
      size -= length;
      chunks = size > 0 ? [bytes.subarray(length)] : [];
      wanted = 4;
    }
    return messages;
  };
}

/** A command to a database, as an OP_MSG with one body section. */
export function commandMessage(command: Record<string, unknown>, database = 'admin'): Buffer {
  const body = BSON.serialize({ ...command, $db: database });
  const bodyStart = HEADER_BYTES + SECTION_BYTES;
  const message = Buffer.alloc(bodyStart + body.length);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(1, 4);
  message.writeInt32LE(OP_MSG, 12);
  message.set(body, bodyStart);
  return message;
}

/** Frames an engine's document as the message that answers it: OP_MSG, or OP_REPLY for an OP_QUERY handshake. */
export function frameReply(reply: WireReply, replyId: number): Buffer {
  const bodyStart = HEADER_BYTES + (reply.legacy ? 20 : SECTION_BYTES);
  const frame = Buffer.alloc(bodyStart + reply.response.length);
  frame.writeInt32LE(frame.length, 0);
  frame.writeInt32LE(replyId, 4);
  frame.writeInt32LE(reply.requestId, 8);
  frame.writeInt32LE(reply.legacy ? OP_REPLY : OP_MSG, 12);
  if (reply.legacy) frame.writeInt32LE(1, 32);
  reply.response.copy(frame, bodyStart);
  return frame;
}

/** Answers every message of one connection in order of arrival; an unreadable or failing one ends the connection. */
export function serveConnection(engine: WireEngine, socket: Socket): void {
  const split = createMessageSplitter();
  let queue = Promise.resolve();
  let replyId = 0;
  const answer = async (message: Buffer): Promise<void> => {
    const reply = await engine.roundTrip(message);
    if (reply.moreToCome || socket.destroyed) return;
    replyId += 1;
    socket.write(frameReply(reply, replyId));
  };
  socket.on('data', (chunk) => {
    try {
      for (const message of split(chunk)) {
        queue = queue.then(() => answer(message)).catch((error) => void socket.destroy(error));
      }
    } catch (error) {
      socket.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  });
  // A dropped connection needs nothing here: the driver reconnects and retries by itself.
  socket.on('error', () => {});
}
