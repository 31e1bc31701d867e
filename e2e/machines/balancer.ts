import {
	Agent,
	createServer,
	type IncomingMessage,
	request as openRequest,
	type ServerResponse,
} from "node:http";

export type Balancer = { url: string; close: () => Promise<void> };

const REPEATABLE = new Set(["GET", "HEAD"]);

/**
 * A proxy in front of several processes, as nginx would be: in turn, and skipping dead ones. A request that
 * never reached a process goes to the next one; one that broke half-way is only repeated if it is safe to
 * repeat.
 */
export async function startBalancer(backends: string[]): Promise<Balancer> {
	const agent = new Agent({ keepAlive: true });
	let turn = 0;

	const pass = async (request: IncomingMessage, response: ServerResponse) => {
		const body = await readAll(request);
		const first = turn++;
		for (let tried = 0; tried < backends.length; tried++) {
			const backend = backends[(first + tried) % backends.length] ?? "";
			const outcome = await forward(agent, backend, { request, response, body });
			if (outcome === "answered") return;
			if (outcome === "broken" && !REPEATABLE.has(request.method ?? "")) break;
		}
		response.writeHead(503, { "Retry-After": "1" }).end("No process answered.");
	};
	const server = createServer(
		(request, response) => void pass(request, response).catch(() => response.destroy()),
	);
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const address = server.address();
	return {
		url: `http://localhost:${typeof address === "object" ? address?.port : ""}`,
		close: async () => {
			server.closeAllConnections();
			agent.destroy();
			await new Promise((done) => server.close(done));
		},
	};
}

type Exchange = { request: IncomingMessage; response: ServerResponse; body: Buffer };

/** `never reached`: no process can have seen it. `broken`: one may have, and did not answer. */
function forward(
	agent: Agent,
	backend: string,
	{ request, response, body }: Exchange,
): Promise<"answered" | "broken" | "never reached"> {
	const { method, url, headers } = request;
	return new Promise((done) => {
		const passed = openRequest(backend + url, { method, headers, agent });
		passed.once("response", (answer) => {
			response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
			// Ends and breaks with the process's answer.
			answer.pipe(response).once("close", () => (answer.complete ? response.end() : response.destroy()));
			answer.once("error", () => response.destroy());
			response.once("close", () => passed.destroy());
			done("answered");
		});
		passed.once("error", (error: NodeJS.ErrnoException) =>
			done(error.code === "ECONNREFUSED" ? "never reached" : "broken"),
		);
		passed.end(body);
	});
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks);
}
