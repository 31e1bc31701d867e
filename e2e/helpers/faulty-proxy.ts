import {
	Agent,
	createServer,
	type IncomingMessage,
	request as openRequest,
	type ServerResponse,
} from "node:http";

/**
 * `cut`: the connection breaks. `silence`: nothing is passed any more, as on a line that died unnoticed. `hold`: requests
 * wait until the fault is over. `fail`: answered with 503.
 */
type Fault = "cut" | "silence" | "hold" | "fail";

export type FaultyProxy = {
	url: string;
	/** The requests whose URL matches have this fault from now on, open ones included. */
	break: (path: RegExp, fault: Fault) => void;
	/** Ends all faults. What was silenced stays silent. */
	heal: () => void;
	/** How many of the open requests match. */
	countOpen: (path: RegExp) => number;
	close: () => Promise<void>;
};

type Exchange = { url: string; response: ServerResponse; isSilent: boolean; resume?: () => void };

/** A proxy in front of the site that can break chosen requests. */
export async function startFaultyProxy(origin: string): Promise<FaultyProxy> {
	const agent = new Agent({ keepAlive: true });
	let broken: { path: RegExp; fault: Fault } | undefined;
	const open = new Set<Exchange>();

	const pass = (request: IncomingMessage, exchange: Exchange) => {
		const { response } = exchange;
		const { method, headers } = request;
		const passed = openRequest(origin + exchange.url, { method, headers, agent });
		passed.once("response", (answer) => {
			if (exchange.isSilent) return answer.resume();
			response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
			response.flushHeaders();
			answer.on("data", (chunk) => void (exchange.isSilent || response.write(chunk)));
			answer.once("end", () => void (exchange.isSilent || response.end()));
			answer.once("error", () => response.destroy());
		});
		passed.once("error", () => response.destroy());
		response.once("close", () => passed.destroy());
		request.pipe(passed);
	};

	const server = createServer((request, response) => {
		const exchange: Exchange = { url: request.url ?? "/", response, isSilent: false };
		open.add(exchange);
		response.once("close", () => open.delete(exchange));
		const fault = broken?.path.test(exchange.url) ? broken.fault : undefined;
		if (fault === "cut") return response.destroy();
		if (fault === "silence") exchange.isSilent = true;
		else if (fault === "hold") exchange.resume = () => pass(request, exchange);
		else if (fault === "fail") response.writeHead(503).end("Broken on purpose.");
		else pass(request, exchange);
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const address = server.address();
	return {
		url: `http://localhost:${typeof address === "object" ? address?.port : ""}`,
		break(path, fault) {
			broken = { path, fault };
			for (const exchange of open) {
				if (!path.test(exchange.url)) continue;
				if (fault === "cut") exchange.response.destroy();
				if (fault === "silence") exchange.isSilent = true;
			}
		},
		heal() {
			broken = undefined;
			for (const exchange of open) exchange.resume?.();
		},
		countOpen: (path) => [...open].filter(({ url }) => path.test(url)).length,
		close: async () => {
			server.closeAllConnections();
			agent.destroy();
			await new Promise((done) => server.close(done));
		},
	};
}
