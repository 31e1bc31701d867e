import { subscribe } from "node:diagnostics_channel";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { dropRest, LINGER_MS } from "./drop-rest.server.ts";

// As `intercept.server.ts` does.
subscribe("http.server.response.finish", (message) => dropRest(message as Parameters<typeof dropRest>[0]));

/** More than the system buffers for a process that does not read. */
const BYTES = 24 * 1024 * 1024;

/** A connection to a server that answers before it has read the request. */
async function connectTo() {
	// Like `remix-serve`: takes the first part of the body, and waits until somebody reads the next.
	const server = createServer((request, response) => {
		request.on("data", () => request.pause());
		setImmediate(() => response.writeHead(303, { Location: "/login" }).end());
	});
	const serving = new Promise<Socket>((done) => server.on("connection", done));
	await new Promise<void>((done) => server.listen(0, done));
	const { port } = server.address() as AddressInfo;
	// Half open, as plain clients are: it keeps sending after the server has ended its side.
	const socket = connect({ port, host: "localhost", allowHalfOpen: true });
	let heard = "";
	socket.on("data", (chunk) => {
		heard += chunk.toString("latin1");
	});
	const closed = new Promise<string>((done) => {
		let how = "in order";
		socket.on("error", (error) => {
			how = error.message;
		});
		socket.on("close", () => done(how));
	});
	onTestFinished(() => {
		socket.destroy();
		server.closeAllConnections();
		server.close();
	});
	const answers = () => heard.split("HTTP/1.1 303").length - 1;
	const heardOf = (count: number) =>
		new Promise<void>((done) => {
			socket.on("data", () => answers() === count && done());
		});
	const ended = new Promise<void>((done) => socket.on("end", () => done()));
	return { socket, serving, closed, ended, answers, heardOf };
}

const head = (more = "") => `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${BYTES}\r\n${more}\r\n`;

test("lets a client send the rest of an answered request and the next one", async () => {
	const { socket, serving, heardOf } = await connectTo();
	socket.write(head());
	await heardOf(1);
	expect((await serving).timeout).toBe(LINGER_MS);
	socket.write(Buffer.alloc(BYTES, "a"));
	socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
	await heardOf(2);
});

test("lets a client send the rest before its connection is closed", async () => {
	const { socket, closed, ended, answers } = await connectTo();
	socket.write(head("Connection: close\r\n"));
	socket.write(Buffer.alloc(BYTES, "a"));
	socket.end();
	expect(await closed).toBe("in order");
	await ended;
	expect(answers()).toBe(1);
});

test("closes the connection of a client that never sends the rest", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	onTestFinished(() => void vi.useRealTimers());
	const { socket, serving, ended } = await connectTo();
	const left = serving.then((own) => new Promise<void>((done) => own.on("close", () => done())));
	socket.write(head("Connection: close\r\n"));
	socket.write("a");
	await ended;
	vi.advanceTimersByTime(LINGER_MS);
	await left;
});
