import { lookup } from "node:dns";
import { type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import type { LookupFunction } from "node:net";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import ipaddr from "ipaddr.js";

export type FetchedCalendar = { ok: true; text: string } | { ok: false; fault: string };

/** How much, how long and how far a calendar of someone else may lead us. */
export const CALENDAR_LIMITS = { bytes: 2 * 1024 * 1024, ms: 10_000, redirects: 3 };

/** What may be asked: the public internet at its own ports. A test's own server stands elsewhere. */
type Reach = { isAllowed: (address: string) => boolean; anyPort: boolean };
type Options = Partial<Reach> & { limits?: typeof CALENDAR_LIMITS };

/** All that is given to anybody in IPv6 (RFC 4291, 2.4); outside of it IPv4 may hide, as in `::7f00:1`. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an address belongs to the public internet: not to this machine, its network, a cloud's own services
 * or a range kept for other uses, in IPv4, IPv6 or one written as the other.
 */
export function isPublicAddress(address: string): boolean {
	if (!ipaddr.isValid(address)) return false;
	const read = ipaddr.process(address);
	return read.range() === "unicast" && (read instanceof ipaddr.IPv4 || read.match(GLOBAL_IPV6));
}

class Refused extends Error {}

/**
 * Reads a calendar at an address that a person gave us. The address is looked up once and connected to as it
 * was checked, on every redirect anew; only http and https at their own ports, without a name and password in
 * it. Refused in a sentence for the owner: what leads to a private address, answers late, or is larger than 2 MB.
 */
export async function fetchCalendar(address: string, options: Options = {}): Promise<FetchedCalendar> {
	const { limits = CALENDAR_LIMITS, isAllowed = isPublicAddress, anyPort = false } = options;
	const signal = AbortSignal.timeout(limits.ms);
	try {
		let url = address;
		for (let redirects = 0; redirects <= limits.redirects; redirects++) {
			const answer = await ask(url, { isAllowed, anyPort }, signal);
			const target = answer.headers.location;
			const status = answer.statusCode ?? 0;
			if (status >= 300 && status < 400 && target) {
				answer.destroy();
				url = new URL(target, url).href;
				continue;
			}
			if (status !== 200) {
				answer.destroy();
				return { ok: false, fault: `The other site answered with ${status} instead of a calendar.` };
			}
			return { ok: true, text: await readText(answer, limits.bytes, signal) };
		}
		return { ok: false, fault: "The address leads from one place to the next without an end." };
	} catch (error) {
		return { ok: false, fault: sentenceOf(error, signal) };
	}
}

function sentenceOf(error: unknown, signal: AbortSignal): string {
	if (error instanceof Refused) return error.message;
	if (signal.aborted) return "The other site did not answer in time.";
	const code = String((error as { code?: unknown } | null)?.code ?? "");
	if (code === "ENOTFOUND" || code === "EAI_AGAIN")
		return "There is no site at that address. Check it for typing errors.";
	if (/^(CERT|ERR_TLS|DEPTH|SELF_SIGNED|UNABLE_TO)/.test(code))
		return "The other site’s certificate is not valid.";
	return "The other site could not be reached.";
}

/** The address as it may be asked for, or a `Refused` with the reason. */
function checkAddress(address: string, { isAllowed, anyPort }: Reach): URL {
	const url = URL.canParse(address) ? new URL(address) : null;
	if (!url || !/^https?:$/.test(url.protocol))
		throw new Refused("Enter an address that begins with https:// or http://.");
	if (url.username || url.password) throw new Refused("The address can’t contain a user name or password.");
	const host = url.hostname.replace(/^\[|\]$/g, "");
	if (url.port !== "" && !anyPort) throw new Refused("The address can’t contain a port number.");
	if (ipaddr.isValid(host) && !isAllowed(host)) throw new Refused(PRIVATE);
	return url;
}

const PRIVATE = "That address is inside a private network. Enter one that anyone can open.";

/** Looks a name up and hands on only addresses that are allowed, so that what is checked is what is connected to. */
const lookupAllowed =
	({ isAllowed }: Reach): LookupFunction =>
	(hostname, options, callback) => {
		lookup(hostname, { ...options, all: true }, (error, found) => {
			const allowed = error ? [] : found.filter(({ address }) => isAllowed(address));
			const [first] = allowed;
			if (!first) return callback(error ?? new Refused(PRIVATE), "", 0);
			if (options.all) return callback(null, allowed);
			callback(null, first.address, first.family);
		});
	};

function ask(address: string, reach: Reach, signal: AbortSignal): Promise<IncomingMessage> {
	return new Promise((resolve, reject) => {
		const url = checkAddress(address, reach);
		const send = url.protocol === "https:" ? requestSecure : requestPlain;
		const headers = {
			Accept: "text/calendar, text/plain;q=0.5, */*;q=0.1",
			"Accept-Encoding": "gzip, deflate, br",
			"User-Agent": "Meeha-Calendar/1.0",
		};
		send(url, { headers, signal, lookup: lookupAllowed(reach), agent: false }, resolve)
			.on("error", reject)
			.end();
	});
}

const UNPACK = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress };

/** The body as text, unpacked; cut off as soon as it is larger than `bytes`, so that no bomb is unpacked. */
async function readText(answer: IncomingMessage, bytes: number, signal: AbortSignal): Promise<string> {
	const packing = answer.headers["content-encoding"] as keyof typeof UNPACK | undefined;
	const unpack = packing && Object.hasOwn(UNPACK, packing) ? UNPACK[packing]() : null;
	const stop = () => answer.destroy(new Error("too late"));
	signal.addEventListener("abort", stop, { once: true });
	try {
		const body = unpack ? answer.on("error", (error) => unpack.destroy(error)).pipe(unpack) : answer;
		const chunks: Buffer[] = [];
		let size = 0;
		for await (const chunk of body as AsyncIterable<Buffer>) {
			size += chunk.byteLength;
			if (size > bytes)
				throw new Refused(`The calendar is larger than ${Math.floor(bytes / (1024 * 1024))} MB.`);
			chunks.push(chunk);
		}
		return Buffer.concat(chunks).toString("utf8");
	} finally {
		signal.removeEventListener("abort", stop);
		answer.destroy();
	}
}
