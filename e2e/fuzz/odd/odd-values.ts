import fc from "fast-check";
import { dayAhead } from "#e2e/helpers/moves.ts";

/** A text, shortened so that a fault with it is readable. */
export type Odd = string | { text: string; times: number };

export const spell = (odd: Odd): string => (typeof odd === "string" ? odd : odd.text.repeat(odd.times));

/** A lone surrogate can't be in a URL. */
export const wellFormed = (text: string): string => Buffer.from(text).toString("utf8");

export const NUMBERS = [
	..."-1 0 1 -0 1.5 1,5 0.001 1e3 1e309 -1e309 1e-7 0x10 0b1 1_000 +5 00012 NaN Infinity -Infinity".split(
		" ",
	),
	..."99 100 2147483647 2147483648 -2147483649 4294967296 9007199254740991 9007199254740993".split(" "),
	..."9223372036854775807 9223372036854775808 99999999999999999999.99 100000000 1000000.01 ٣ １２ Ⅷ ½".split(
		" ",
	),
	..."−5 $5 5€ 1.234.567,89 1'000.00 1e21 1e-400 5e-324 .5 5. 0.005 -0.01 1/0 0/0 1n ∞ 10%".split(" "),
	"1 000",
	"9".repeat(400),
	`0.${"0".repeat(400)}1`,
];

export const DATES = [
	..."0000-00-00 0000-01-01 0001-01-01 1969-12-31 2026-02-30 2026-13-01 2027-02-29 9999-12-31 10000-01-01".split(
		" ",
	),
	..."-000001-01-01 +275760-09-13 275760-09-14 2026-1-1 2026-12-24T10:00 2026-12-24Z 20261224 24:00 25:61 23:59:60".split(
		" ",
	),
	..."00:00 7:5 12:30 pm 9999-99 0000-01 2026-00 2026-12 -001 +010000-01".split(" "),
	...[-1, 0, 1, 29, 30, 31, 89, 90, 91, 364, 365, 539, 540, 541].map(dayAhead),
	..."2028-02-29 2027-03-14 2026-W52-7 2026-360 24.12.2026 12/24/2026 2026-12-24T00:00:00+99:99 now today".split(
		" ",
	),
];

const WORDS = [
	..."null undefined true false on off all NaN [object Object] [] {} __proto__ constructor toString hasOwnProperty".split(
		" ",
	),
	..."__defineGetter__ prototype valueOf ../../etc/passwd %00 % %zz %E0%A4%A javascript:alert(1) //evil.example".split(
		" ",
	),
	..."/\\evil.example http://127.0.0.1/ http://[::1]:80/ http://169.254.169.254/ file:///etc/passwd https://a".split(
		" ",
	),
	..."a@b a@b.c @ a@@example.com a@example.com,b@example.com + +1 +15005550006 tel:5 ' \" ` ; -- /* */ $1 :a ?".split(
		" ",
	),
	..."<script>alert(1)</script> ]]> <!-- &amp; {{7*7}} =1+1 @sum(a1) \\ \\0 \\u0000 , ,, . .. * ^ ( ) [a-".split(
		" ",
	),
	'"a b"@example.com',
	"a@xn--80ak6aa92e.com",
	"ana@example.com\r\nBcc: bo@example.com",
	"a\r\nSet-Cookie: a=b",
];

const CHARACTERS = [
	"",
	" ",
	"\0",
	"a\0b",
	"\t\n\v\f\r",
	"\u0085\u2028\u2029",
	"\u00ad\u200b\u200d\ufeff",
	"\u202egnp.exe\u202c",
	"\u2066a\u2069",
	"e\u0301\u0301\u0301",
	"Z\u0351\u036b\u0343\u036a",
	"👩‍👩‍👧‍👦🏳️‍🌈",
	"שלום مرحبا",
	"ﷺ",
	"İıſßǅ",
	"\ufffd\ufffe\uffff",
	"\ud800",
	"a\udfffb",
	"\u{10ffff}",
	"1'\"\u0000<",
];

const SHORT = [
	"a",
	" ",
	"0",
	"9",
	"-",
	".",
	"@",
	"a@",
	"@a.",
	"a.",
	",",
	"a,",
	"\n",
	"\r\n\r\n",
	"\0",
	"\u0301",
	"👩‍",
	"<",
	"&",
	"%",
	"[",
	"{",
	"(",
	"/",
	"+",
	"=",
	"'",
	"\u202e",
	"ﷺ",
	"İ",
	"1-",
	"1 ",
	"a b ",
];

/** Around our limits, at the limit of a form, and beyond it. */
const TIMES = [2, 99, 101, 151, 201, 255, 1_001, 5_000, 20_001, 30_000, 60_000, 70_000];

const long: fc.Arbitrary<Odd> = fc
	.record({ text: fc.constantFrom(...SHORT), times: fc.constantFrom(...TIMES) })
	// Other cases cover what no form may contain.
	.map(({ text, times }) => ({ text, times: Math.ceil(times / text.length) }));
const million: fc.Arbitrary<Odd> = fc
	.constantFrom("a", "9", "%", "a,")
	.map((text) => ({ text, times: 1_000_000 }));

/** All kinds of text. */
export const oddText: fc.Arbitrary<Odd> = fc.oneof(
	{ weight: 3, arbitrary: fc.constantFrom(...NUMBERS) },
	{ weight: 3, arbitrary: fc.constantFrom(...DATES) },
	{ weight: 3, arbitrary: fc.constantFrom(...WORDS) },
	{ weight: 4, arbitrary: fc.constantFrom(...CHARACTERS) },
	{ weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
	{ weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...CHARACTERS, ...SHORT), maxLength: 60 }) },
	{ weight: 1, arbitrary: fc.integer().map(String) },
	{ weight: 1, arbitrary: fc.double().map(String) },
	{ weight: 4, arbitrary: long },
);

export const hugeText: fc.Arbitrary<Odd> = million;

/** Names that a parser, an object or a query may misread. */
export const oddName: fc.Arbitrary<string> = fc.constantFrom(
	..."__proto__ constructor prototype toString a[b] a[] a[9999999] a.b.c a.b[9999999] __intent__ __state__ [0] .".split(
		" ",
	),
	..."name[0] email.x _data _routes _method idempotencyKey formToken password id status role owner_id ownerId price total".split(
		" ",
	),
	..."page perPage sort dir q from to country __proto__[isAdmin] name name\u0000 \u202ename".split(" "),
	"",
	" ",
	"x".repeat(5_000),
);
