import fc from "fast-check";
import { dayAhead } from "#e2e/moves.ts";
import { hugeText, type Odd, oddName, oddText, spell } from "./odd-values.ts";
import type { Field, SiteForm } from "./site-forms.ts";

/** One thing that is wrong with a form. Places count round. */
type Twist =
	| { do: "drop" | "repeat" | "file" | "others"; at: number; pick: number }
	| { do: "set"; at: number; to: Odd }
	| { do: "touch"; at: number; to: string }
	| { do: "swap"; at: number; pick: number }
	| { do: "rename"; at: number; name: string }
	| { do: "add"; name: string; to: Odd };

const place = fc.nat({ max: 60 });
const twist: fc.Arbitrary<Twist> = fc.oneof(
	{ weight: 8, arbitrary: fc.record({ do: fc.constant("set" as const), at: place, to: oddText }) },
	{ weight: 1, arbitrary: fc.record({ do: fc.constant("set" as const), at: place, to: hugeText }) },
	{
		weight: 4,
		arbitrary: fc.record({ do: fc.constantFrom("drop", "repeat", "others", "file"), at: place, pick: place }),
	},
	{ weight: 3, arbitrary: fc.record({ do: fc.constant("others" as const), at: place, pick: place }) },
	{
		weight: 1,
		arbitrary: fc.record({
			do: fc.constant("touch" as const),
			at: place,
			to: fc.constantFrom("x", " ", "\0", ".", "0", "\u0301"),
		}),
	},
	{ weight: 1, arbitrary: fc.record({ do: fc.constant("swap" as const), at: place, pick: place }) },
	{ weight: 1, arbitrary: fc.record({ do: fc.constant("rename" as const), at: place, name: oddName }) },
	{ weight: 1, arbitrary: fc.record({ do: fc.constant("add" as const), name: oddName, to: oddText }) },
);

const WRAPPINGS = [
	"as meant",
	"other way",
	"json",
	"plain text",
	"no type",
	"no boundary",
	"cut off",
	"other charset",
	"wrong boundary",
	"boundary in quotes",
	"words before it",
	"bare newlines",
	"parts without names",
	"long part head",
	"part in base64",
	"not UTF-8",
	"10,000 fields",
	"nothing",
] as const;
const ORIGINS = ["same-origin", "cross-site", "none said"] as const;

export type OddPost = {
	form: number;
	twists: Twist[];
	wrapping: (typeof WRAPPINGS)[number];
	origin: (typeof ORIGINS)[number];
	path: OddPath;
};

/** Which parameters of the path are somebody else's, or nothing at all. */
export type OddPath = { others: number; to: Odd } | null;

export const oddPath: fc.Arbitrary<OddPath> = fc.option(
	fc.record({ others: fc.nat({ max: 40 }), to: oddText }),
	{ nil: null, freq: 3 },
);

export const oddPost: fc.Arbitrary<OddPost> = fc.record({
	form: fc.nat({ max: 200 }),
	twists: fc.array(twist, { minLength: 1, maxLength: 3 }),
	wrapping: fc.oneof(
		{ weight: 14, arbitrary: fc.constant("as meant" as const) },
		{ weight: 6, arbitrary: fc.constantFrom(...WRAPPINGS) },
	),
	origin: fc.oneof(
		{ weight: 12, arbitrary: fc.constant("same-origin" as const) },
		{ weight: 1, arbitrary: fc.constantFrom(...ORIGINS) },
	),
	path: oddPath,
});

export type Part = { name: string; value: string | { file: string; type: string; bytes: Buffer } };

/** What a person would type where the page leaves it to them. */
const TYPED: Record<string, string> = {
	name: "Ana Lima",
	email: "ana.new@example.com",
	newEmail: "ana.new@example.com",
	password: "meeha-demo-1",
	currentPassword: "meeha-demo-1",
	newPassword: "a long and plain sentence 7",
	contact: "(212) 555-0147",
	currentAddress: "5 Orchard Lane, Queens",
	newAddress: "7 River Walk, Hoboken",
	address: "12 Harbour Road",
	line1: "12 Harbor Road",
	city: "Hoboken",
	region: "NJ",
	postalCode: "07030",
	country: "US",
	bookingDate: dayAhead(10),
	bookingTime: "09:30",
	from: dayAhead(12),
	to: dayAhead(14),
	checkIn: dayAhead(12),
	checkOut: dayAhead(14),
	month: dayAhead(12).slice(0, 7),
	rating: "4",
	number: "R-7KQ3-M9XF-T",
	code: "SUMMER",
	title: "A good thing",
	url: "http://127.0.0.1/x.ics",
	timeZone: "UTC",
	beds: "1 double bed",
	carrier: "Post",
	trackingNumber: "AB123",
	option: "Size",
	value: "10",
	rate: "7",
};

/** A picture of one point, and a calendar and a table of no rows. */
const FILES = {
	png: Buffer.from(
		"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
		"base64",
	),
	ics: Buffer.from("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nEND:VCALENDAR\r\n"),
	csv: Buffer.from("Handle,Title,Variant Price\nvase,Vase,12.00\n"),
	half: Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
};

/** Where only one answer is right. */
const RIGHT: [at: RegExp, name: RegExp, value: string][] = [
	[/^\/login/, /^email$/, "user@meeha.test"],
	[/^\/hotels\/\w+\/owner/, /^email$/, "owner@meeha.test"],
	[/\/taxes\/new/, /^country$/, "FR"],
	[/\/calendars/, /^url$/, ""],
	[/\/calendar$/, /^to$/, dayAhead(20)],
	[/\/photos\/variants/, /^photo/, ""],
	[/\/parcel$/, /^trackingNumber$/, "AB123"],
	[/\/return$/, /^quantity/, "1"],
	[/^\/list-new-hotel\/\w+$/, /^postalCode$/, "1200-109"],
];

function typed(field: Field, action: string): string {
	const [path = ""] = action.split("?", 1);
	const right = RIGHT.find(([at, name]) => at.test(path) && name.test(field.name));
	if (right) return right[2];
	if (field.value !== "" || field.type === "hidden" || field.isOptional) return field.value;
	const first = field.choices.find((choice) => choice !== "");
	if (first !== undefined) return first;
	if (field.isNumber) return "2";
	const known = Object.entries(TYPED).find(([name]) => field.name.toLowerCase().endsWith(name.toLowerCase()));
	if (known) return known[1];
	if (field.type === "date") return dayAhead(12);
	if (field.type === "time") return "12:00";
	if (field.type === "email") return "ana.new@example.com";
	return "Some words for it";
}

/** The form as somebody would send it who fills it well. */
export function fillIn(form: SiteForm): Part[] {
	const chosen = new Set<string>();
	return form.fields.flatMap((field): Part[] => {
		const { name, type } = field;
		if (name === "second_message") return [{ name, value: "" }];
		if (type === "file") return [{ name, value: fileFor(form.action, 0) }];
		if (type === "radio") {
			const group = form.fields.filter((each) => each.name === name && each.type === "radio");
			const one = group.find(({ isSent }) => isSent) ?? group[0];
			if (one !== field || chosen.has(name)) return [];
			chosen.add(name);
			return [{ name, value: field.value }];
		}
		if (type === "checkbox" && !field.isSent && chosen.has(name)) return [];
		if (type === "checkbox") chosen.add(name);
		return [{ name, value: typed(field, form.action) }];
	});
}

function fileFor(action: string, pick: number): { file: string; type: string; bytes: Buffer } {
	const kind = (["png", "ics", "csv", "half"] as const)[
		pick > 0 ? pick % 4 : action.includes("imports") ? 2 : action.includes("calendars") ? 1 : 0
	];
	const types = { png: "image/png", ics: "text/calendar", csv: "text/csv", half: "image/png" };
	const name = kind ?? "png";
	return { file: `me; 2026 = "ä".${name}`, type: types[name], bytes: FILES[name] };
}

/** The filled form with what is wrong with it. `others`: what other forms have under the same name. */
export function twistParts(
	parts: readonly Part[],
	{
		twists,
		action,
		others,
	}: { twists: readonly Twist[]; action: string; others: (name: string) => string[] },
): Part[] {
	const result = [...parts];
	for (const twist of twists) {
		if (twist.do === "add") {
			result.push({ name: twist.name, value: spell(twist.to) });
			continue;
		}
		const at = result.length === 0 ? 0 : twist.at % result.length;
		const part = result[at];
		if (!part) continue;
		if (twist.do === "drop") result.splice(at, 1);
		else if (twist.do === "repeat") result.push(part);
		else if (twist.do === "file") result[at] = { ...part, value: fileFor(action, twist.pick) };
		else if (twist.do === "set") result[at] = { ...part, value: spell(twist.to) };
		else if (twist.do === "touch")
			result[at] = { ...part, value: typeof part.value === "string" ? part.value + twist.to : part.value };
		else if (twist.do === "rename") result[at] = { ...part, name: twist.name };
		else if (twist.do === "swap") {
			const with_ = result[twist.pick % result.length];
			if (with_)
				[result[at], result[twist.pick % result.length]] = [
					{ ...part, value: with_.value },
					{ ...with_, value: part.value },
				];
		} else {
			const known = others(part.name);
			if (known.length > 0) result[at] = { ...part, value: known[twist.pick % known.length] ?? "" };
		}
	}
	return result;
}

const BOUNDARY = "----fuzz7MA4YWxkTrZu0gW";

/** The body and its type. */
export function wrap(
	parts: readonly Part[],
	{ wrapping, isMultipart }: { wrapping: OddPost["wrapping"]; isMultipart: boolean },
): { type: string | null; body: Buffer } {
	const hasFile = parts.some(({ value }) => typeof value !== "string");
	const asParts = (isMultipart || hasFile) !== (wrapping === "other way");
	const text = parts.map(({ name, value }): [string, string] => [
		name,
		typeof value === "string" ? value : value.file,
	]);
	const urlencoded = Buffer.from(new URLSearchParams(text).toString());
	const multipart = Buffer.concat([...parts.flatMap(partBytes), Buffer.from(`--${BOUNDARY}--\r\n`)]);
	const meant = asParts
		? { type: `multipart/form-data; boundary=${BOUNDARY}`, body: multipart }
		: { type: "application/x-www-form-urlencoded", body: urlencoded };
	const parted = (type: string, change: (text: string) => string) => ({
		type: `multipart/form-data; ${type}`,
		body: Buffer.from(change(multipart.toString("latin1")), "latin1"),
	});
	const own = `boundary=${BOUNDARY}`;
	switch (wrapping) {
		case "other charset":
			return { ...meant, type: meant.type.replace(/;|$/, "; charset=utf-16;") };
		case "wrong boundary":
			return parted("boundary=x", (text) => text);
		case "boundary in quotes":
			return parted(`boundary="${BOUNDARY}"; x="a`, (text) => text);
		case "words before it":
			return parted(own, (text) => `words\r\n\r\n${text}words`);
		case "bare newlines":
			return parted(own, (text) => text.replaceAll("\r\n", "\n"));
		case "parts without names":
			return parted(own, (text) => text.replaceAll(/; name="[^"]*"/g, ""));
		case "long part head":
			return parted(own, (text) => text.replaceAll("form-data;", `form-data; x="${"y".repeat(20_000)}";`));
		case "part in base64":
			return parted(own, (text) =>
				text.replaceAll("\r\n\r\n", "\r\nContent-Transfer-Encoding: base64\r\n\r\n"),
			);
		case "json":
			return { type: "application/json", body: Buffer.from(JSON.stringify(Object.fromEntries(text))) };
		case "plain text":
			return { type: "text/plain", body: urlencoded };
		case "no type":
			return { type: null, body: meant.body };
		case "no boundary":
			return { type: "multipart/form-data", body: multipart };
		case "cut off":
			return { ...meant, body: meant.body.subarray(0, Math.floor(meant.body.byteLength * 0.7)) };
		case "not UTF-8":
			return {
				...meant,
				body: Buffer.concat([
					meant.body,
					Buffer.from(asParts ? "\xff\xfe" : "&name=%ED%A0%80%FF%C0%80&x=\xff\xfe", "latin1"),
				]),
			};
		case "10,000 fields":
			return {
				type: "application/x-www-form-urlencoded",
				body: Buffer.concat([urlencoded, Buffer.from("&a=1".repeat(10_000))]),
			};
		case "nothing":
			return { ...meant, body: Buffer.alloc(0) };
		default:
			return meant;
	}
}

function partBytes({ name, value }: Part): Buffer[] {
	const written = name.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
	const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${written}"`;
	if (typeof value === "string") return [Buffer.from(`${head}\r\n\r\n${value}\r\n`)];
	const file = value.file.replaceAll('"', "%22");
	return [
		Buffer.from(`${head}; filename="${file}"\r\nContent-Type: ${value.type}\r\n\r\n`),
		value.bytes,
		Buffer.from("\r\n"),
	];
}
