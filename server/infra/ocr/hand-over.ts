import { type Worker as Thread } from 'node:worker_threads';

interface Packet {
  payload?: { image?: Uint8Array };
}

/** The picture moves into the thread: a message with a copy of it would take three times its size for a while. */
export function handOverImages(thread: Thread): void {
  const post = thread.postMessage.bind(thread);
  thread.postMessage = (packet: Packet) => {
    const image = packet.payload?.image;
    post(packet, image ? [image.buffer as ArrayBuffer] : []);
  };
}
