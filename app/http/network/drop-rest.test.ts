import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import "./incoming.server.ts";

/** More than a system keeps for a process that does not read. */
const BYTES = 24 * 1024 * 1024;

test("who is answered before having sent everything can send the rest, and gets the next answer too", async () => {
	// As the serving process does: it takes the body's first piece, and waits until somebody asks for the next.
	const server = createServer((request, response) => {
		request.on("data", () => request.pause());
		setImmediate(() => response.writeHead(303, { Location: "/login" }).end());
	});
	await new Promise<void>((done) => server.listen(0, done));
	const { port } = server.address() as AddressInfo;
	const answers = await new Promise<number>((done, fail) => {
		const socket = connect(port, "localhost");
		let heard = "";
		socket.on("error", fail);
		socket.on("data", (chunk) => {
			heard += chunk.toString("latin1");
			const count = heard.split("HTTP/1.1 303").length - 1;
			if (count === 2) {
				socket.destroy();
				done(count);
			}
		});
		socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${BYTES}\r\n\r\n`);
		socket.write(Buffer.alloc(BYTES, "a"));
		socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
	});
	server.closeAllConnections();
	server.close();
	expect(answers).toBe(2);
});
