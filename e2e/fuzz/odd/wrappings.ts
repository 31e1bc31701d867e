import type { Part } from "./fill-in.ts";

export const WRAPPINGS = [
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
	"bytes that are no text",
	"10,000 fields",
	"10,000 parts",
	"type in capitals",
	"two types",
	"two boundaries",
	"other multipart",
	"two names",
	"parts as files",
	"file names in other ways",
	"json, deep",
	"nothing",
] as const;
export type Wrapping = (typeof WRAPPINGS)[number];

const BOUNDARY = "----fuzz7MA4YWxkTrZu0gW";

/** The body and its content type. */
export function wrap(
	parts: readonly Part[],
	{ wrapping, isMultipart }: { wrapping: Wrapping; isMultipart: boolean },
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
		case "bytes that are no text": {
			const broken = asParts ? "\xed\xa0\x80\xff\r\n--" : "%ED%A0%80%FF&";
			return {
				...meant,
				body: Buffer.from(
					meant.body.toString("latin1").replaceAll(asParts ? "\r\n--" : "&", broken),
					"latin1",
				),
			};
		}
		case "10,000 parts":
			return {
				type: `multipart/form-data; ${own}`,
				body: Buffer.concat(
					[
						Buffer.concat(partBytes({ name: "a", value: "1" }))
							.toString()
							.repeat(10_000),
						multipart,
					].map((piece) => Buffer.from(piece)),
				),
			};
		case "type in capitals":
			return { ...meant, type: meant.type.replace(/^[^;]*/, (name) => name.toUpperCase()) };
		case "two types":
			return { ...meant, type: `text/html, ${meant.type}, application/json` };
		case "two boundaries":
			return parted(`${own}; boundary=x`, (text) => text);
		case "other multipart":
			return { type: `multipart/mixed; ${own}`, body: multipart };
		case "two names":
			return parted(own, (text) =>
				text.replaceAll(/; name="([^"]*)"/g, '; name="x"; name="$1"; name*=UTF-8\'\'%zz'),
			);
		case "parts as files":
			return parted(own, (text) => text.replaceAll(/; name="([^"]*)"(?=\r\n)/g, '; name="$1"; filename=""'));
		case "file names in other ways":
			return parted(own, (text) =>
				text.replaceAll(/; filename="[^"]*"/g, "; filename=a b; filename*=utf-8''%00%zz"),
			);
		case "json, deep":
			return {
				type: "application/json",
				body: Buffer.from(
					JSON.stringify(
						Object.fromEntries(text.map(([name, value]) => [name, [{ [name]: value }, -1.5, null]])),
					),
				),
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
