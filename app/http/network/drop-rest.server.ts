import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { finished } from "node:stream";

/** The most that is dropped of one request: the photos of a form. */
const MAX_DROPPED_BYTES = 256 * 1024 * 1024;

/** How long a sender may pause meanwhile, and in total when its connection is closed afterwards. */
export const LINGER_MS = 30_000;

/**
 * Reads and drops the rest of a request that was answered before its body was read, for example by a guard.
 * Otherwise the sender stops half-way, and the browser shows a connection error instead of the answer.
 */
export function dropRest({ request, socket }: { request: IncomingMessage; socket: Socket }): void {
	if (request.complete) return;
	closeOnceRead(socket, request);
	// Runs after Node has set the timeout of an idle connection.
	process.nextTick(() => socket.setTimeout(LINGER_MS));
	let size = 0;
	request.removeAllListeners("data");
	request.on("data", (chunk: Buffer) => {
		size += chunk.byteLength;
		if (size > MAX_DROPPED_BYTES) request.destroy();
	});
	request.resume();
}

/**
 * With `Connection: close` or HTTP/1.0, Node closes the connection as soon as the answer is written. If more
 * is still arriving, the operating system resets the connection and the sender may lose the answer. So the
 * server closes only its own side first.
 */
function closeOnceRead(socket: Socket, request: IncomingMessage): void {
	const close = socket.destroySoon;
	socket.destroySoon = () => {
		socket.end();
		const late = setTimeout(() => socket.destroy(), LINGER_MS).unref();
		finished(request, () => {
			clearTimeout(late);
			close.call(socket);
		});
	};
	finished(request, () => {
		socket.destroySoon = close;
	});
}
