import { Agent, request } from "node:http";
import { setImmediate as turn } from "node:timers/promises";

export type Sent = {
	method: string;
	/** The path and query, sent unchanged. */
	path: string;
	headers: Record<string, string>;
	body?: Buffer;
};

export type FuzzResponse = {
	status: number;
	headers: Record<string, string | string[] | undefined>;
	body: string;
};

/**
 * Connections are reused, as in browsers: an unread rest of a form would be taken for the next request. They
 * are not kept long, because the server may be closing an idle one.
 */
const agent = new Agent({ keepAlive: true, timeout: 2_000 });
/** A longer wait is a fault; on a busy machine a process may pause for half a minute. */
const PATIENCE_MS = 120_000;

/** Sends a request byte by byte; status 0 without an answer. */
export async function send(url: string, { method, path, headers, body }: Sent): Promise<FuzzResponse> {
	// After long synchronous work, the event loop must notice closed connections.
	for (let turns = 0; turns < 2; turns++) await turn();
	return new Promise((resolve) => {
		const none = (why: unknown) => resolve({ status: 0, headers: {}, body: String(why) });
		const { port } = new URL(url);
		const length = body ? { "Content-Length": String(body.byteLength) } : {};
		const options = { agent, hostname: "127.0.0.1", port, method, path, headers: { ...headers, ...length } };
		const clientRequest = request(options, (answer) => {
			const chunks: Buffer[] = [];
			const done = () =>
				resolve({
					status: answer.statusCode ?? 0,
					headers: answer.headers,
					body: Buffer.concat(chunks).toString("utf8"),
				});
			// A live stream never ends.
			if (String(answer.headers["content-type"]).startsWith("text/event-stream")) {
				done();
				answer.destroy();
				return;
			}
			answer.on("data", (chunk: Buffer) => chunks.push(chunk));
			answer.on("end", done);
			answer.on("error", none);
		});
		clientRequest.setTimeout(PATIENCE_MS, () => clientRequest.destroy(new Error("no answer")));
		clientRequest.on("error", none);
		clientRequest.end(body);
	});
}
