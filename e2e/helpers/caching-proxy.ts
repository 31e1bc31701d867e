import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { Agent, cacheStores, type Dispatcher, interceptors } from "undici";
import { readNginxMaps } from "./nginx-maps.ts";

/** A cache whose entries can be made older. */
class AgeingStore extends cacheStores.MemoryCacheStore {
	#passedMs = 0;

	/** Lets time pass for everything that is stored. */
	pass(seconds: number): void {
		this.#passedMs += seconds * 1_000;
	}

	override get(...[key]: Parameters<Store["get"]>) {
		const stored = super.get(key);
		// A store in memory answers at once.
		return stored && !(stored instanceof Promise) ? shift(stored, -this.#passedMs) : stored;
	}

	override createWriteStream(...[key, value]: Parameters<Store["createWriteStream"]>) {
		return super.createWriteStream(key, shift(value, this.#passedMs));
	}
}

type Store = InstanceType<typeof cacheStores.MemoryCacheStore>;
type Times = { cachedAt: number; staleAt: number; deleteAt: number };

const shift = <Entry extends Times>(entry: Entry, ms: number): Entry => ({
	...entry,
	cachedAt: entry.cachedAt + ms,
	staleAt: entry.staleAt + ms,
	deleteAt: entry.deleteAt + ms,
});

export type CachingProxy = { url: string; pass: (seconds: number) => void; close: () => Promise<void> };

const map = readNginxMaps("docs/deploy.md");
const isKnown = map("meeha_is_known");
const consentOf = map("meeha_consent");
const setsCookie = map("meeha_sets_cookie");
const urlOf = map("meeha_url");
const codingOf = map("meeha_coding");

/** Cookies of an answer that may be stored, under a name that a cache does not refuse. */
const STORED_COOKIES = "x-stored-cookies";

/**
 * A shared cache in front of the site that obeys RFC 9111 (undici's), with the bypass, the key and the exceptions that
 * docs/deploy.md states for nginx.
 */
export async function startCachingProxy(origin: string): Promise<CachingProxy> {
	const agent = new Agent();
	const stores = new Map<string, { store: AgeingStore; dispatcher: Dispatcher }>();

	/** The cache for a part of the key. */
	const cacheFor = (key: string) => {
		const store = new AgeingStore();
		const cache = interceptors.cache({ store, type: "shared", methods: ["GET", "HEAD"] });
		const made = stores.get(key) ?? { store, dispatcher: agent.compose(putCookiesAside, cache) };
		stores.set(key, made);
		return made.dispatcher;
	};

	const pass = async (request: IncomingMessage, response: ServerResponse) => {
		const { method = "GET", url = "/", headers } = request;
		const { cookie = "", connection: _, "accept-encoding": accepted = "", ...others } = headers;
		const coding = codingOf(String(accepted));
		const isStored = (method === "GET" || method === "HEAD") && isKnown(cookie) === "0";
		const consent = consentOf(cookie);
		const sent: Record<string, string | string[] | undefined> = {
			...others,
			"x-forwarded-for": [headers["x-forwarded-for"], request.socket.remoteAddress]
				.filter(Boolean)
				.join(", "),
			...(cookie ? { cookie } : {}),
			...(coding ? { "accept-encoding": coding } : {}),
		};
		const answer = await (isStored ? cacheFor(`${consent} ${coding}`) : agent).request({
			origin,
			method: method as Dispatcher.HttpMethod,
			path: isStored ? urlOf(url) : url,
			headers: sent,
			body: isStored ? null : await buffer(request),
		});
		const { [STORED_COOKIES]: cookies, connection: __, ...received } = answer.headers;
		response.writeHead(answer.statusCode, { ...received, ...(cookies ? { "set-cookie": cookies } : {}) });
		await pipeline(answer.body, response);
	};
	const server = createServer(
		(request, response) => void pass(request, response).catch(() => response.destroy()),
	);
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const address = server.address();
	return {
		url: `http://localhost:${typeof address === "object" ? address?.port : ""}`,
		pass(seconds) {
			for (const { store } of stores.values()) store.pass(seconds);
		},
		async close() {
			server.closeAllConnections();
			await new Promise((done) => server.close(done));
			await agent.destroy();
		},
	};
}

/** Between the cache and the site: undici's cache stores no answer with cookies, and has no exceptions. */
const putCookiesAside: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) =>
	dispatch(options, {
		onRequestStart: (...args) => handler.onRequestStart?.(...args),
		onRequestUpgrade: (...args) => handler.onRequestUpgrade?.(...args),
		onResponseStart(controller, status, { "set-cookie": cookies, ...headers }, message) {
			const isStored = setsCookie([cookies ?? []].flat()[0] ?? "") === "0";
			const name = isStored ? STORED_COOKIES : "set-cookie";
			handler.onResponseStart?.(
				controller,
				status,
				{ ...headers, ...(cookies ? { [name]: cookies } : {}) },
				message,
			);
		},
		onResponseData: (...args) => handler.onResponseData?.(...args),
		onResponseEnd: (...args) => handler.onResponseEnd?.(...args),
		onResponseError: (...args) => handler.onResponseError?.(...args),
	});
