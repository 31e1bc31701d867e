import fc from "fast-check";
import { type FuzzPerson, type FuzzSender, SENDERS } from "#e2e/fuzz/world/people.ts";
import { type OddPath, oddPath } from "./odd-requests.ts";

/** All HTTP methods, and some extensions. */
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "PURGE"];

/** Headers that Node's parser accepts and later code may misread. */
const HEADERS: [name: string, value: string][] = [
	...[
		",,,;q=x,*;q=9",
		"\xff\xfe",
		"zz".repeat(500),
		"__proto__",
		"xx-constructor",
		"-",
		"de-",
		"en-u-ca-x",
	].map((value): [string, string] => ["Accept-Language", value]),
	...['"', "*", 'W/"x",'.repeat(500)].map((value): [string, string] => ["If-None-Match", value]),
	...["x", "Thu, 01 Jan 1970 00:00:00 GMT", "Fri, 31 Dec 9999 23:59:59 GMT"].flatMap(
		(value): [string, string][] => [
			["If-Modified-Since", value],
			["If-Unmodified-Since", value],
		],
	),
	...["bytes=0-0", "bytes=999999999-", "bytes=-5,1-2,x", "x"].map((value): [string, string] => [
		"Range",
		value,
	]),
	["If-Match", '"x"'],
	["If-Range", '"x"'],
	...["br;q=x, gzip;q=0, *;q=2", "\xff", "identity;q=0"].map((value): [string, string] => [
		"Accept-Encoding",
		value,
	]),
	...["a b", "[", "x:99999", "%zz", "a/b?", "", "\xff", "0x7f.1"].map((value): [string, string] => [
		"Host",
		value,
	]),
	["Origin", "null"],
	["Origin", "not an origin"],
	["Sec-Fetch-Site", "\xff"],
	["Sec-Fetch-Dest", "empty"],
	["Referer", "\xff"],
	["User-Agent", "\xff".repeat(3_000)],
	["User-Agent", ""],
	["Content-Type", "\xff"],
	["Content-Type", "multipart/form-data; boundary="],
	["Content-Type", "application/x-www-form-urlencoded; charset=utf-16"],
	["Content-Encoding", "gzip"],
	["Transfer-Encoding", "chunked"],
	["Accept", "text/event-stream"],
	["X-Forwarded-For", "\xff,,,"],
	["X-Forwarded-Host", "evil.example:99999"],
	["X-Forwarded-Proto", "javascript"],
	["X-HTTP-Method-Override", "DELETE"],
	["X-Request-Id", "\xff\xfe".repeat(2_000)],
	["X-Meeha-Client-Address", "\xff"],
	["X-Meeha-Refused", "200"],
	["Authorization", "Bearer \xff"],
	["Last-Event-ID", "\xff"],
	["Accept-Encoding", "gzip;q=1e309, br;q=NaN, zstd"],
	["Accept-Encoding", "x-gzip, ,;,".repeat(300)],
	["If-None-Match", '""'],
	["Expect", "100-continue"],
	["Expect", "more"],
	["Upgrade", "websocket"],
	["Connection", "Upgrade, HTTP2-Settings"],
	["Connection", "close"],
	["Forwarded", 'for="[::1]";host=evil.example;proto=javascript'],
	["Purpose", "prefetch"],
	["Sec-Fetch-Mode", "no-cors"],
	["Content-Language", "\xff"],
	["Content-Encoding", "br"],
	["Accept", "application/json;q=x, */*;q=-1"],
	["Cookie2", "$Version=1"],
];

/** Replacements for a person's cookies; except with `doubled`, the sender is then nobody. */
const COOKIES = [
	"as meant",
	"doubled",
	"none",
	"signatures broken",
	"names swapped",
	"no text",
	"huge",
	"8 KB in one",
	"shadowed",
	"odd names",
] as const;

export type OddAsk = {
	sender: FuzzSender;
	method: string;
	headers: [name: string, value: string][];
	cookies: (typeof COOKIES)[number];
	/** Whether to send a form of the route, whatever the method. */
	hasBody: boolean;
	page: number;
	path: OddPath;
};

export const oddAsk: fc.Arbitrary<OddAsk> = fc.record({
	sender: fc.constantFrom(...SENDERS),
	method: fc.constantFrom(...METHODS),
	headers: fc.array(fc.constantFrom(...HEADERS), { maxLength: 3 }),
	cookies: fc.oneof(
		{ weight: 2, arbitrary: fc.constant("as meant" as const) },
		{ weight: 3, arbitrary: fc.constantFrom(...COOKIES) },
	),
	hasBody: fc.boolean(),
	page: fc.nat({ max: 200 }),
	path: oddPath,
});

/** The person that a request with such cookies counts as. */
export function withCookies(person: FuzzPerson, cookies: OddAsk["cookies"]): FuzzPerson {
	if (cookies === "as meant") return person;
	if (cookies === "doubled") return { ...person, cookie: `${person.cookie}; ${person.cookie}` };
	const nobody = { role: null, accountId: null, email: null, guestHash: null, cartHash: null };
	return { ...person, ...nobody, cookie: twisted(person.cookie, cookies) };
}

function twisted(cookie: string, how: OddAsk["cookies"]): string {
	const pairs = cookie.split("; ").map((pair) => pair.split("=") as [string, string]);
	const values = pairs.map(([, value]) => value);
	const named = (value: (at: number, own: string) => string) =>
		pairs.map(([name, own], at) => `${name}=${value(at, own)}`).join("; ");
	switch (how) {
		case "signatures broken":
			return named((_, own) => `${own.slice(0, -6)}AAAAAA`);
		case "names swapped":
			return ["meeha_session", "meeha_visitor", "meeha_cart", "meeha_device", "meeha_flash", "meeha_tracked"]
				.map((name, at) => `${name}=${values[(at + 1) % values.length]}`)
				.filter((pair) => !cookie.includes(pair))
				.join("; ");
		case "no text":
			return named((at) => ["%zz", "\xff\xfe", "%00", "", '"'][at % 5] ?? "");
		case "huge":
			return named(() => "a".repeat(3_500));
		case "8 KB in one":
			return `meeha_session=${"a".repeat(8_192)}`;
		case "shadowed":
			return `${named(() => "x")}; ${cookie}`;
		case "odd names":
			return "__proto__=a; constructor=b; =c; ;; meeha_flash=bnVsbA==; meeha_tracked=W10=; meeha_session";
		default:
			return "";
	}
}
