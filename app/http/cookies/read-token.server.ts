import type { Cookie } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import type { RequestHead } from "#app/http/network/incoming.server.ts";
import { hashToken } from "./secrets.server.ts";

const TOKEN = /^[\w-]{43}$/;

/** Each request of a visitor is sent with the same ones. */
const hashes = new LRUCache<string, string>({ max: 2_000, memoMethod: hashToken });

type SentToken = { token: string; hash: string } | { token: null; hash: null };

/** The token in one of the cookies that a request was sent with, and its SHA-256, as stored. */
export async function readToken(request: RequestHead, cookie: Cookie): Promise<SentToken> {
	const token: unknown = await cookie.parse(request.headers.get("Cookie"));
	const isToken = typeof token === "string" && TOKEN.test(token);
	return isToken ? { token, hash: hashes.memo(token) } : { token: null, hash: null };
}
