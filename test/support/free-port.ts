/** A port for a server that wants to be told one. */
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that connections of other tests take by themselves, and apart from other processes. */
let nextPort = 10_000 + (process.pid % 2_000) * 10;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort++;
    const server = createServer().listen(port);
    const isFree = await Promise.race([
      once(server, 'listening').then(() => true),
      once(server, 'error').then(() => false),
    ]).catch(() => false);
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
