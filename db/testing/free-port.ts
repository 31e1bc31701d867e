import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * A port that nothing listens on, below those that the system gives to outgoing connections: one of them could take
 * the port before a server does.
 */
export async function freePort(): Promise<number> {
	const port = randomInt(10_000, 32_000);
	const probe = createServer();
	const isFree = await new Promise<boolean>((done) => {
		probe.once("error", () => done(false));
		probe.listen(port, () => done(true));
	});
	if (!isFree) return freePort();
	await new Promise((closed) => probe.close(closed));
	return port;
}
