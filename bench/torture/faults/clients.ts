import { connect, type Socket } from "node:net";
import { setTimeout as after } from "node:timers/promises";
import type { TortureScene } from "../scene.ts";

const BYTE_EVERY_MS = 1_000;
/** Node allows a minute for headers, and checks for slow ones every half minute. */
const HEADERS_BY_MS = 90_000;

/** A socket to the site; the caller checks its errors. */
function openSocket(port: number): Promise<Socket> {
	return new Promise((done, fail) => {
		const socket = connect({ port, host: "127.0.0.1" });
		socket.once("error", fail);
		socket.once("connect", () => {
			socket.off("error", fail);
			socket.on("error", () => {});
			done(socket);
		});
	});
}

const HEAD =
	"POST /trucking-home HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n";

/**
 * Opens clients that send a byte now and then, half of them in the headers and half in the body, while others
 * use the site. They do so for `holdMs`, unless the site disconnects them.
 */
export const openSlowClients = (count: number, holdMs: number) => async (scene: TortureScene) => {
	const sockets: Socket[] = [];
	const { port } = scene.site();
	for (let at = 0; at < count; at += 50)
		sockets.push(
			...(await Promise.all(Array.from({ length: Math.min(50, count - at) }, () => openSocket(port)))),
		);
	for (const [at, socket] of sockets.entries()) {
		socket.resume();
		socket.write(at % 2 ? `${HEAD}X-Slow: a` : `${HEAD}Content-Length: 10000\r\n\r\na`);
	}
	const drip = setInterval(() => {
		for (const socket of sockets) if (socket.writable) socket.write("a");
	}, BYTE_EVERY_MS);
	const before = scene.load.answered;
	scene.load.start(6);
	await after(holdMs);
	await scene.load.stop();
	const answered = scene.load.answered - before;
	clearInterval(drip);
	const isHeld = (socket: Socket) => !socket.closed && socket.readable;
	const open = sockets.filter(isHeld).length;
	const isEndless = sockets.some((socket, at) => at % 2 === 1 && isHeld(socket));
	if (holdMs > HEADERS_BY_MS && isEndless) scene.fail("headers may take any time");
	for (const socket of sockets) socket.destroy();
	scene.note(
		`${answered} others answered in ${holdMs / 1_000} s beside ${count} slow ones, ${count - open} hung up on`,
	);
	if (answered === 0) scene.fail("nobody else was answered");
};

/** Bodies that stop half-way: some clients disconnect, others pause for a while. */
export const sendHalfBodies = (count: number) => async (scene: TortureScene) => {
	const { port } = scene.site();
	scene.load.start(4);
	for (let at = 0; at < count; at += 50) {
		const sockets = await Promise.all(Array.from({ length: 50 }, () => openSocket(port)));
		for (const socket of sockets)
			socket.write(`${HEAD}Content-Length: 60000\r\n\r\n${"name=a&".repeat(4_000)}`);
		await after(200);
		for (const [nth, socket] of sockets.entries()) {
			if (nth % 2) socket.resetAndDestroy();
			else socket.end();
		}
		await after(50);
		for (const socket of sockets) socket.destroy();
	}
	await scene.load.stop();
};

/** The site's answer to bytes; "" when it disconnects. Bytes that it does not accept are not sent. */
function report(
	port: number,
	head: string,
	piece: Buffer,
	pieces: number,
): Promise<{ status: string; sent: number; isHeld: boolean }> {
	return openSocket(port).then(
		(socket) =>
			new Promise((done) => {
				let heard = "";
				let sent = 0;
				let isHeld = true;
				socket.setEncoding("latin1");
				const finish = () => {
					clearTimeout(timer);
					socket.destroy();
					const status = /^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? "hung up";
					done({ status, sent, isHeld });
				};
				const timer = setTimeout(finish, 30_000);
				socket.on("data", (text: string) => {
					heard += text;
				});
				socket.once("close", () => {
					isHeld = false;
					finish();
				});
				const write = () => {
					while (sent < pieces && socket.writable) {
						sent++;
						if (!socket.write(piece)) return void socket.once("drain", write);
					}
					// Everything was sent: the answer is coming, or has come.
					if (socket.writable) setTimeout(finish, 3_000);
				};
				socket.write(head);
				write();
			}),
	);
}

/** Headers of 10 MB, and the same once more under another name. */
export const sendHugeHeaders = (times: number) => async (scene: TortureScene) => {
	const { port } = scene.site();
	const piece = Buffer.from(`X-Huge: ${"a".repeat(65_500)}\r\n`);
	scene.load.start(4);
	const answers = await Promise.all(
		Array.from({ length: times }, () => report(port, "GET / HTTP/1.1\r\nHost: localhost\r\n", piece, 160)),
	);
	await scene.load.stop();
	const statuses = new Set(answers.map(({ status }) => status));
	scene.note(`answered ${[...statuses].join(", ")}`);
	for (const status of statuses)
		if (!/^(431|400|hung up)$/.test(status)) scene.fail(`10 MB headers: ${status}`);
};

/**
 * A multipart form of a million parts, to a form without files and to one with files; nobody reads it all.
 */
export const sendMillionParts = (times: number) => async (scene: TortureScene) => {
	const { port } = scene.site();
	const part = (at: number) => `--b\r\nContent-Disposition: form-data; name="p${at}"\r\n\r\nx\r\n`;
	const piece = Buffer.from(Array.from({ length: 1_000 }, (_, at) => part(at)).join(""));
	const length = piece.byteLength * 1_000;
	const cookie = await signInAsAdmin(scene);
	const head = (path: string) =>
		`POST ${path} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nCookie: ${cookie}\r\n` +
		`Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`;
	scene.load.start(4);
	const paths = ["/trucking-home", "/profile/avatar"];
	const answers = await Promise.all(
		Array.from({ length: times }, (_, at) => report(port, head(paths[at % 2] ?? ""), piece, 1_000)),
	);
	await scene.load.stop();
	const reported = answers.map(
		({ status, sent }) => `${status} after ${((sent * piece.byteLength) / 1e6).toFixed(0)} MB`,
	);
	scene.note(`answered ${[...new Set(reported)].join(", ")}`);
	// A client that keeps sending after the answer may be disconnected.
	const open = answers.filter(({ isHeld, sent }) => isHeld && sent < 1_000).length;
	if (open > 0) scene.fail(`${open} connections were held open for a body that nobody reads`);
	for (const { status } of answers)
		if (!/^(4\d\d|hung up)$/.test(status)) scene.fail(`a million parts: ${status}`);
};

export async function signInAsAdmin({ load }: TortureScene): Promise<string> {
	const browser = load.newBrowser();
	const { status } = await browser.post("/login", { email: "admin@meeha.test", password: "meeha-demo-1" });
	if (status !== 303 && status !== 302) throw new Error(`Signing in was answered ${status}.`);
	return browser.cookies;
}
