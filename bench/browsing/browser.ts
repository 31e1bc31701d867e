import { Agent, type IncomingHttpHeaders, request as openRequest } from "node:http";
import { gunzipSync } from "node:zlib";

const GIVES_UP_AFTER_MS = 60_000;

export type BrowserResponse = {
	/** The requested path, without its query. */
	path: string;
	status: number;
	headers: IncomingHttpHeaders;
	/** As text, decoded when it is read. */
	readonly body: string;
	/** The path of a redirect, without the site's own origin. */
	location: string;
	ms: number;
};

/** Called after every answered and every failed request. */
export type Watcher = {
	answered: (answer: BrowserResponse, method: "GET" | "POST", path: string) => void;
	broken: (error: Error) => void;
};

const SILENT: Watcher = { answered() {}, broken() {} };

/** `type`: the content type. */
type SentForm = { type: string; body: Buffer };

const FORM_TYPE = "application/x-www-form-urlencoded";

let browsers = 0;

/** A client with its own cookies and address (behind `TRUST_PROXY=1`) that follows no redirects. */
export class SimulatedBrowser {
	/** The client's address, as the site's limits see it. */
	readonly address: string;
	readonly #cookies = new Map<string, string>();
	readonly #findSite: () => string;
	readonly #watcher: Watcher;
	readonly #agent: Agent;

	constructor(findSite: () => string, agent: Agent, watcher: Watcher = SILENT) {
		browsers++;
		this.address = `10.${(browsers >> 16) & 255}.${(browsers >> 8) & 255}.${browsers & 255}`;
		this.#findSite = findSite;
		this.#agent = agent;
		this.#watcher = watcher;
	}

	get cookies(): string {
		return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
	}

	get = (path: string): Promise<BrowserResponse> => this.#send("GET", path);

	/** Sends a form as a page of the site would. */
	post = (path: string, fields: Record<string, string>): Promise<BrowserResponse> =>
		this.#send("POST", path, { type: FORM_TYPE, body: Buffer.from(new URLSearchParams(fields).toString()) });

	/** Sends a form that can have files. */
	async postMultipart(path: string, fields: Record<string, string | Blob>): Promise<BrowserResponse> {
		const form = new FormData();
		for (const [name, value] of Object.entries(fields))
			if (typeof value === "string") form.set(name, value);
			else form.set(name, value);
		const sent = new Response(form);
		const type = sent.headers.get("Content-Type") ?? "";
		return this.#send("POST", path, { type, body: Buffer.from(await sent.arrayBuffer()) });
	}

	#send(method: "GET" | "POST", path: string, form?: SentForm): Promise<BrowserResponse> {
		const began = performance.now();
		const url = new URL(path, this.#findSite());
		return new Promise<BrowserResponse>((done, fail) => {
			const sent = openRequest(url, { method, agent: this.#agent, headers: this.#headers(form) });
			const broke = (error: Error) => {
				this.#watcher.broken(error);
				fail(error);
			};
			sent.once("error", broke);
			sent.setTimeout(GIVES_UP_AFTER_MS, () => sent.destroy(new Error("no answer")));
			sent.once("response", (response) => {
				const chunks: Buffer[] = [];
				response.on("data", (chunk: Buffer) => chunks.push(chunk));
				response.once("error", broke);
				response.once("end", () => {
					this.#keep(response.headers["set-cookie"] ?? []);
					const { location } = response.headers;
					const answer = {
						path: url.pathname,
						status: response.statusCode ?? 0,
						headers: response.headers,
						get body() {
							const bytes = Buffer.concat(chunks);
							const isPacked = response.headers["content-encoding"] === "gzip";
							return (isPacked ? gunzipSync(bytes) : bytes).toString("utf8");
						},
						location: location ? new URL(location, url).pathname : "",
						ms: performance.now() - began,
					};
					this.#watcher.answered(answer, method, path);
					done(answer);
				});
			});
			sent.end(form?.body);
		});
	}

	#headers(form: SentForm | undefined): Record<string, string> {
		const headers: Record<string, string> = {
			"X-Forwarded-For": this.address,
			Accept: "text/html",
			// As every browser does. A page without compression costs more than it saves.
			"Accept-Encoding": "gzip",
		};
		if (this.#cookies.size > 0) headers.Cookie = this.cookies;
		if (form === undefined) return headers;
		headers["Content-Type"] = form.type;
		headers["Content-Length"] = String(form.body.byteLength);
		headers["Sec-Fetch-Site"] = "same-origin";
		return headers;
	}

	#keep(cookies: string[]): void {
		for (const cookie of cookies) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
			if (value === "") this.#cookies.delete(name);
			else this.#cookies.set(name, value);
		}
	}
}

/** Keep-alive connections, as in a browser. */
export const newAgent = (): Agent => new Agent({ keepAlive: true, maxSockets: 256 });

/**
 * Returns the fields that a form sends when nobody types anything, without its buttons. Selects the form by
 * its `action`, or one without an action, which is sent to the page itself, and by the name of one of its `field`s.
 */
export function parseForm(html: string, action: string, field?: string): Record<string, string> {
	const posted = (html.match(/<form\b[^>]*>[\s\S]*?<\/form>/g) ?? []).filter((form) =>
		/^<form\b[^>]*method="post"/.test(form),
	);
	const sentTo = (path: string) =>
		posted.filter((form) => (attribute(form, "action") ?? "").split("#")[0] === path);
	const fitting = [...sentTo(action), ...sentTo("")].filter(
		(form) => field === undefined || form.includes(`name="${field}"`),
	);
	// Private pages have other forms with the same action; the one that makes something has a key.
	const wanted = fitting.find(hasIdempotencyKey) ?? fitting[0];
	if (!wanted) throw new Error(`The page has no form for ${action}.`);
	const fields: Record<string, string> = {};
	for (const [input] of wanted.matchAll(/<input\b[^>]*>/g)) {
		const name = attribute(input, "name");
		const type = attribute(input, "type") ?? "text";
		if (name === undefined || (/^(checkbox|radio)$/.test(type) && !/\schecked\b/.test(input))) continue;
		if (/^(submit|image|file|search)$/.test(type)) continue;
		fields[name] = attribute(input, "value") ?? "";
	}
	for (const [, head = "", options = ""] of wanted.matchAll(/<select\b([^>]*)>([\s\S]*?)<\/select>/g)) {
		const chosen =
			/<option\b[^>]*\sselected\b[^>]*>/.exec(options)?.[0] ?? /<option\b[^>]*>/.exec(options)?.[0];
		const name = attribute(head, "name");
		if (name !== undefined && chosen) fields[name] = attribute(chosen, "value") ?? "";
	}
	return fields;
}

/** The values of the choices of a select. */
export function parseChoices(html: string, name: string): string[] {
	const selects = html.match(/<select\b[^>]*>[\s\S]*?<\/select>/g) ?? [];
	const wanted = selects.find((select) => attribute(select, "name") === name) ?? "";
	const values = (wanted.match(/<option\b[^>]*>/g) ?? []).map((option) => attribute(option, "value") ?? "");
	return values.filter((value) => value !== "");
}

const hasIdempotencyKey = (form: string): boolean => /name="idempotencyKey"/.test(form);

/** An attribute of the first tag. */
function attribute(tag: string, name: string): string | undefined {
	return new RegExp(`^<[^>]*\\s${name}="([^"]*)"`)
		.exec(tag)?.[1]
		?.replaceAll("&quot;", '"')
		.replaceAll("&#x27;", "'")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&amp;", "&");
}
