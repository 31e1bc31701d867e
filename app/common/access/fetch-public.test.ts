import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { type FetchOptions, fetchPublic } from "./fetch-public.server.ts";
import { isPublicAddress, refuseAddress } from "./public-address.ts";

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

const anywhere = { reach: { isAllowed: () => true, anyPort: true, allowHttp: true } } as const;
const LIMITS = { bytes: 1024 * 1024, ms: 10_000, redirects: 3 };
const read = (address: string, options: Partial<FetchOptions> = {}) =>
	fetchPublic(address, {
		noun: "calendar",
		accept: "text/calendar",
		userAgent: "test",
		limits: LIMITS,
		...options,
	});
const fault = async (...ask: Parameters<typeof read>) => {
	const fetched = await read(...ask);
	return fetched.ok ? "" : fetched.fault;
};

test("only addresses of the public internet are allowed, in any notation", () => {
	for (const address of ["93.184.216.34", "168.63.129.17", "2606:2800:220:1::1"])
		expect(isPublicAddress(address)).toBe(true);
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
			// IPv4 addresses in the old IPv6 notation, and unassigned space.
			"::7f00:1",
			"::a9fe:a9fe",
			"4000::1",
		],
		// Services of cloud platforms.
		...[
			"168.63.129.16",
			"::ffff:168.63.129.16",
			"161.26.0.10",
			"166.8.1.1",
			"100.100.100.200",
			"192.0.0.192",
		],
		...["fd00:ec2::254", "fd20:ce::254"],
		...["224.0.0.1", "255.255.255.255", "198.18.0.1", "2002:7f00:1::", "localhost", ""],
	])
		expect(isPublicAddress(address), address).toBe(false);
});

test("refuses private addresses by number, by name and after a redirect", async () => {
	const served = await serve((_, answer) => answer.end("BEGIN:VCALENDAR"));
	const port = new URL(served).port;
	for (const address of [
		"https://127.0.0.1/x",
		"https://[::1]/x",
		"https://2130706433/x",
		"https://0x7f.1/x",
	])
		expect(await fault(address), address).toContain("private network");
	expect(await fault("https://localhost/x")).toContain("private network");
	expect(await fault(`https://localhost:${port}/x`)).toContain("port number");
	const leading = await serve((_, answer) =>
		answer.writeHead(302, { Location: "http://169.254.169.254/" }).end(),
	);
	const isHome = (address: string) => address === "127.0.0.1";
	const onlyHome = { reach: { isAllowed: isHome, anyPort: true, allowHttp: true } } as const;
	expect(await fault(leading, onlyHome)).toContain("private network");
	expect(await fault("ftp://example.com/x")).toContain("begins with https://");
	expect(await fault("https://me:secret@example.com/x")).toContain("user name");
	const nowhere = await serve((_, answer) => answer.writeHead(302, { Location: "http://[" }).end());
	expect(await fault(nowhere, anywhere)).toContain("invalid address");
	const secureOnly = { reach: { isAllowed: isHome, anyPort: true } };
	expect(await fault(served, secureOnly)).toBe("Enter an address that begins with https://.");
	expect(await fault("http://example.com/x")).toBe("Enter an address that begins with https://.");
});

test("refuses an invalid address without a request", () => {
	for (const address of ["https://168.63.129.16/x", "https://localhost/x", "https://db.internal/x"])
		expect(refuseAddress(address)).toContain("private network");
	expect(refuseAddress("https://example.com:8443/x")).toContain("port number");
	expect(refuseAddress("http://example.com/x")).toContain("https://");
	expect(refuseAddress("https://example.com:443/x")).toBeNull();
});

test("reads plain and compressed bodies through a few redirects", async () => {
	const text = "BEGIN:VCALENDAR\r\nEND:VCALENDAR";
	const packed = await serve((_, answer) =>
		answer.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync(text)),
	);
	const leading = await serve((_, answer) => answer.writeHead(301, { Location: packed }).end());
	expect(await read(leading, anywhere)).toEqual({ ok: true, bytes: Buffer.from(text) });
	const circle = await serve((request, answer) => answer.writeHead(302, { Location: request.url }).end());
	expect(await fault(circle, anywhere)).toContain("too many times");
	const gone = await serve((_, answer) => answer.writeHead(404).end());
	expect(await read(gone, anywhere)).toMatchObject({
		fault: "The other site answered with 404 instead of a calendar.",
		isTemporary: false,
	});
	const busy = await serve((_, answer) => answer.writeHead(503).end());
	expect(await read(busy, anywhere)).toMatchObject({ ok: false, isTemporary: true });
	const page = await serve((_, answer) => answer.writeHead(200, { "Content-Type": "text/html; x=y" }).end());
	const isWanted = (type: string) => type !== "text/html";
	expect(await fault(page, { ...anywhere, isWanted })).toContain("text/html instead of a calendar");
});

test("stops reading a body that is too large, decompressed too, or too slow", async () => {
	const limits = LIMITS;
	let sent = 0;
	const endless = await serve((_, answer) => {
		answer.writeHead(200);
		const more = () => {
			sent += 64 * 1024;
			if (!answer.destroyed && sent < 200 * 1024 * 1024) answer.write(Buffer.alloc(64 * 1024), more);
		};
		more();
	});
	expect(await fault(endless, anywhere)).toContain("larger than 1 MB");
	expect(sent).toBeLessThan(20 * 1024 * 1024);
	const declared = await serve((_, answer) =>
		answer.writeHead(200, { "Content-Length": 209_715_200 }).write("x"),
	);
	expect(await fault(declared, anywhere)).toContain("larger than 1 MB");
	const bomb = await serve((_, answer) =>
		answer.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync(Buffer.alloc(20 * 1024 * 1024))),
	);
	expect(await fault(bomb, { ...anywhere, limits })).toContain("larger than 1 MB");
	const slow = await serve((_, answer) => answer.writeHead(200).write("BEGIN:"));
	expect(await fault(slow, { ...anywhere, limits: { ...limits, ms: 200 } })).toContain("in time");
	const silent = await serve(() => {});
	expect(await fault(silent, { ...anywhere, limits: { ...limits, ms: 200 } })).toContain("in time");
});
