import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { CALENDAR_LIMITS, fetchCalendar, isPublicAddress } from "./fetch-calendar.server.ts";

const servers: ReturnType<typeof createServer>[] = [];
afterAll(() => {
	for (const server of servers) server.close().closeAllConnections();
});

async function serve(listener: RequestListener): Promise<string> {
	const server = createServer(listener).listen(0, "127.0.0.1");
	servers.push(server);
	await new Promise((ready) => server.once("listening", ready));
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}/room.ics`;
}

const anywhere = { isAllowed: () => true, anyPort: true };
const fault = async (...ask: Parameters<typeof fetchCalendar>) => {
	const fetched = await fetchCalendar(...ask);
	return fetched.ok ? "" : fetched.fault;
};

test("only addresses of the public internet are allowed, however they are written", () => {
	for (const address of ["93.184.216.34", "2606:2800:220:1::1"]) expect(isPublicAddress(address)).toBe(true);
	for (const address of [
		...["127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"],
		...[
			"::1",
			"::",
			"fe80::1",
			"fc00::1",
			"::ffff:127.0.0.1",
			"::ffff:10.0.0.1",
			"64:ff9b::7f00:1",
			"ff02::1",
			// An IPv4 address written as IPv6 in the old way, and what is given to nobody.
			"::7f00:1",
			"::a9fe:a9fe",
			"4000::1",
		],
		...["224.0.0.1", "255.255.255.255", "198.18.0.1", "2002:7f00:1::", "localhost", ""],
	])
		expect(isPublicAddress(address), address).toBe(false);
});

test("what leads to a private address is refused: by number, by name, and by a redirect", async () => {
	const served = await serve((_, answer) => answer.end("BEGIN:VCALENDAR"));
	const port = new URL(served).port;
	for (const address of ["http://127.0.0.1/x", "http://[::1]/x", "http://2130706433/x", "http://0x7f.1/x"])
		expect(await fault(address), address).toContain("private network");
	expect(await fault("http://localhost/x")).toContain("private network");
	expect(await fault(`http://localhost:${port}/x`)).toContain("port number");
	const leading = await serve((_, answer) =>
		answer.writeHead(302, { Location: "http://169.254.169.254/" }).end(),
	);
	const onlyHome = { isAllowed: (address: string) => address === "127.0.0.1", anyPort: true };
	expect(await fault(leading, onlyHome)).toContain("private network");
	expect(await fault("ftp://example.com/x")).toContain("begins with https://");
	expect(await fault("http://me:secret@example.com/x")).toContain("user name");
});

test("a calendar is read, packed or not, through a few redirects", async () => {
	const text = "BEGIN:VCALENDAR\r\nEND:VCALENDAR";
	const packed = await serve((_, answer) =>
		answer.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync(text)),
	);
	const leading = await serve((_, answer) => answer.writeHead(301, { Location: packed }).end());
	expect(await fetchCalendar(leading, anywhere)).toEqual({ ok: true, text });
	const circle = await serve((request, answer) => answer.writeHead(302, { Location: request.url }).end());
	expect(await fault(circle, anywhere)).toContain("without an end");
	const gone = await serve((_, answer) => answer.writeHead(404).end());
	expect(await fault(gone, anywhere)).toContain("404");
});

test("one that is too large, also when unpacked, or too slow is cut off", async () => {
	const limits = { ...CALENDAR_LIMITS, bytes: 1024 * 1024 };
	const bomb = await serve((_, answer) =>
		answer.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync(Buffer.alloc(20 * 1024 * 1024))),
	);
	expect(await fault(bomb, { ...anywhere, limits })).toContain("larger than 1 MB");
	const slow = await serve((_, answer) => answer.writeHead(200).write("BEGIN:"));
	expect(await fault(slow, { ...anywhere, limits: { ...limits, ms: 200 } })).toContain("in time");
	const silent = await serve(() => {});
	expect(await fault(silent, { ...anywhere, limits: { ...limits, ms: 200 } })).toContain("in time");
});
