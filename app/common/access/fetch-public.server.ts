import { lookup } from "node:dns";
import { type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import type { LookupFunction } from "node:net";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { t } from "#app/common/language/messages.ts";
import { PUBLIC_INTERNET, type Reach, refuseAddress } from "./public-address.ts";

export type FetchLimits = {
	/** The largest body, after decompression, in bytes. */
	bytes: number;
	/** The time limit for everything: look-up, connection, redirects and body. */
	ms: number;
	redirects: number;
};

export type FetchOptions = {
	/** What the address should lead to, for messages: "calendar", "picture". */
	noun: "calendar" | "picture";
	accept: string;
	userAgent: string;
	limits: FetchLimits;
	/** Whether a declared media type (lower case, without parameters; "" for none) is acceptable. */
	isWanted?: (mediaType: string) => boolean;
	reach?: Reach;
	/** Certificate authorities to trust in addition to Node's, as PEM. For tests. */
	ca?: string;
};

/** `isTemporary`: a later attempt may succeed. */
export type Fetched = { ok: true; bytes: Buffer } | { ok: false; fault: string; isTemporary: boolean };

class Refused extends Error {}

const refused = (fault: string): Fetched => ({ ok: false, fault, isTemporary: false });

/**
 * Fetches an address that a person entered, from the public internet only. A host name is resolved once, and
 * the connection goes to the checked IP address; every redirect is checked again. Allows only the default
 * port of https, without a user name or password. Refusals are sentences for that person: a
 * private address, an error of the other site, a wrong media type, or a body that is too large (also after
 * decompression) or too slow.
 */
export async function fetchPublic(address: string, options: FetchOptions): Promise<Fetched> {
	const { limits, noun, isWanted } = options;
	const signal = AbortSignal.timeout(limits.ms);
	try {
		let url = address;
		for (let redirects = 0; redirects <= limits.redirects; redirects++) {
			const answer = await ask(url, options, signal);
			const target = answer.headers.location;
			const status = answer.statusCode ?? 0;
			if (status >= 300 && status < 400 && target) {
				answer.destroy();
				if (!URL.canParse(target, url)) return refused(t.remote.invalidRedirect);
				url = new URL(target, url).href;
				continue;
			}
			if (status !== 200) {
				answer.destroy();
				const fault = t.remote.instead[noun]({ answer: String(status) });
				return { ok: false, fault, isTemporary: status === 429 || status >= 500 };
			}
			const [type = ""] = (answer.headers["content-type"] ?? "").toLowerCase().split(";");
			if (isWanted && !isWanted(type.trim())) {
				answer.destroy();
				return refused(t.remote.instead[noun]({ answer: type.trim().slice(0, 50) }));
			}
			return { ok: true, bytes: await readBody(answer, options, signal) };
		}
		return refused(t.remote.tooManyRedirects);
	} catch (error) {
		return explainFailure(error, signal);
	}
}

function explainFailure(error: unknown, signal: AbortSignal): Fetched {
	if (error instanceof Refused) return refused(error.message);
	const temporary = (fault: string): Fetched => ({ ok: false, fault, isTemporary: true });
	if (signal.aborted) return temporary(t.remote.tooSlow);
	const code = String((error as { code?: unknown } | null)?.code ?? "");
	if (code === "ENOTFOUND") return refused(t.remote.noSite);
	if (code === "EAI_AGAIN") return temporary(t.remote.noSite);
	if (/^(CERT|ERR_TLS|DEPTH|SELF_SIGNED|UNABLE_TO)/.test(code)) return refused(t.remote.badCertificate);
	return temporary(t.remote.unreachable);
}

/** Resolves a name to allowed IP addresses only, so that the checked address is the one connected to. */
const lookupAllowed =
	({ isAllowed }: Reach): LookupFunction =>
	(hostname, options, callback) => {
		lookup(hostname, { ...options, all: true }, (error, found) => {
			const allowed = error ? [] : found.filter(({ address }) => isAllowed(address));
			const [first] = allowed;
			if (!first) return callback(error ?? new Refused(t.remote.private), "", 0);
			if (options.all) return callback(null, allowed);
			callback(null, first.address, first.family);
		});
	};

function ask(address: string, options: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
	const { reach = PUBLIC_INTERNET, accept, userAgent, ca } = options;
	return new Promise((resolve, reject) => {
		const refusal = refuseAddress(address, { reach });
		if (refusal !== null) throw new Refused(refusal);
		const url = new URL(address);
		const send = url.protocol === "https:" ? requestSecure : requestPlain;
		const headers = {
			Accept: accept,
			"Accept-Encoding": "gzip, deflate, br",
			"User-Agent": userAgent,
		};
		send(url, { headers, signal, lookup: lookupAllowed(reach), agent: false, ca }, resolve)
			.on("error", reject)
			.end();
	});
}

const UNPACK = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress };

/**
 * The decompressed body. Reading stops when it is too large, so a decompression bomb is never fully unpacked.
 */
async function readBody(
	answer: IncomingMessage,
	{ limits, noun }: FetchOptions,
	signal: AbortSignal,
): Promise<Buffer> {
	const packing = answer.headers["content-encoding"] as keyof typeof UNPACK | undefined;
	const unpack = packing && Object.hasOwn(UNPACK, packing) ? UNPACK[packing]() : null;
	const stop = () => answer.destroy(new Error("too late"));
	signal.addEventListener("abort", stop, { once: true });
	try {
		const tooLarge = t.remote.tooLarge[noun]({ megabytes: Math.floor(limits.bytes / (1024 * 1024)) });
		if (Number(answer.headers["content-length"] ?? 0) > limits.bytes) throw new Refused(tooLarge);
		const body = unpack ? answer.on("error", (error) => unpack.destroy(error)).pipe(unpack) : answer;
		const chunks: Buffer[] = [];
		let size = 0;
		for await (const chunk of body as AsyncIterable<Buffer>) {
			size += chunk.byteLength;
			if (size > limits.bytes) throw new Refused(tooLarge);
			chunks.push(chunk);
		}
		return Buffer.concat(chunks);
	} finally {
		signal.removeEventListener("abort", stop);
		answer.destroy();
	}
}
