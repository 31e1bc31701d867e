/** The parsed message: everything that breaks a standard, and what a recipient would see. */
export type StrictMessage = {
	problems: string[];
	/** By lower-case name, unfolded. */
	headers: Map<string, string>;
	text: string;
	html: string;
};

type Part = { headers: Map<string, string>; body: string };

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const ADDRESS = `${ATOM}(?:\\.${ATOM})*@(?:${ATOM}(?:\\.${ATOM})*|\\[[\\d.:a-fA-F]+\\])`;
const ENCODED_WORD = "=\\?UTF-8\\?[QB]\\?[!->@-~]+\\?=";
const WORD = `(?:${ATOM}|"(?:[^"\\\\]|\\\\.)*"|${ENCODED_WORD})`;
const MAILBOX = new RegExp(`^(?:${ADDRESS}|(?:${WORD}(?: ${WORD})* )?<${ADDRESS}>)$`);
const DATE =
	/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} [+-]\d{4})$/;

/** The allowed form of each header (RFC 5322, 2045, 2369, 3834, 8058). Other headers are a problem. */
const GRAMMAR: Record<string, RegExp> = {
	from: MAILBOX,
	to: MAILBOX,
	"reply-to": MAILBOX,
	subject: new RegExp(`^(?:[ -~]+|${ENCODED_WORD}(?: ${ENCODED_WORD})*|[ -~]+ ${ENCODED_WORD}.*)$`),
	date: DATE,
	"message-id": new RegExp(`^<${ADDRESS}>$`),
	"mime-version": /^1\.0$/,
	"content-type": /^multipart\/alternative; boundary="[\w'()+,./:=?-]{1,70}"$/,
	"auto-submitted": /^auto-generated$/,
	"list-unsubscribe": /^<https:\/\/[^\s<>]+>$/,
	"list-unsubscribe-post": /^List-Unsubscribe=One-Click$/,
};
const REQUIRED = ["from", "to", "subject", "date", "message-id", "mime-version", "content-type"];
const PART_TYPES = ["text/plain; charset=utf-8", "text/html; charset=utf-8"];

/** Parses a message from SMTP and lists everything that breaks a standard. */
export function readStrictly(raw: Buffer): StrictMessage {
	const problems: string[] = [];
	const message = raw.toString("latin1");
	// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
	if (/[^\x09\x0a\x0d\x20-\x7e]/.test(message)) problems.push("a byte that is not printable ASCII");
	if (/\r(?!\n)|(?<!\r)\n/.test(message)) problems.push("a bare CR or LF");
	const longest = Math.max(...message.split("\r\n").map((line) => line.length));
	if (longest > 998) problems.push(`a line of ${longest} characters`);
	const { headers, body } = readPart(message, problems);
	for (const name of REQUIRED) if (!headers.has(name)) problems.push(`no ${name}`);
	for (const [name, value] of headers) {
		if (!GRAMMAR[name]) problems.push(`an unexpected header ${name}`);
		else if (!GRAMMAR[name].test(value)) problems.push(`${name}: ${value}`);
		checkEncodedWords(value, problems);
	}
	checkWeekday(headers.get("date") ?? "", problems);
	const [text = "", html = ""] = readAlternatives(headers.get("content-type") ?? "", body, problems);
	return { problems, headers, text, html };
}

function readPart(part: string, problems: string[]): Part {
	const end = part.indexOf("\r\n\r\n");
	const headers = new Map<string, string>();
	const lines = part.slice(0, end).split("\r\n");
	for (const line of lines) {
		if (line.length > 78 && /\s/.test(line.slice(line.indexOf(":") + 2).trim()))
			problems.push(`a header line that is not folded: ${line}`);
		if (/^[ \t]*$/.test(line)) problems.push("an empty line in a header");
	}
	for (const line of lines.join("\r\n").split(/\r\n(?![ \t])/)) {
		const [, name, value] = /^([!-9;-~]+):((?:.|\r\n)*)$/.exec(line) ?? [];
		if (!name || value === undefined) {
			problems.push(`not a header: ${line}`);
			continue;
		}
		const key = name.toLowerCase();
		if (headers.has(key)) problems.push(`${key} is there twice`);
		headers.set(key, value.replaceAll("\r\n", "").trim());
	}
	return { headers, body: part.slice(end + 4) };
}

/** Each encoded word has at most 75 characters and is complete in itself (RFC 2047). */
function checkEncodedWords(value: string, problems: string[]): void {
	for (const [word, encoding, encoded] of value.matchAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi)) {
		if (word.length > 75) problems.push(`an encoded word of ${word.length} characters`);
		const bytes =
			encoding?.toUpperCase() === "B"
				? Buffer.from(encoded ?? "", "base64")
				: Buffer.from(unquote((encoded ?? "").replaceAll("_", "=20")), "latin1");
		if (!isUtf8(bytes)) problems.push(`an encoded word that is not whole: ${word}`);
	}
}

function checkWeekday(date: string, problems: string[]): void {
	const [, weekday, moment = ""] = DATE.exec(date) ?? [];
	const read = new Date(moment);
	if (weekday && read.toUTCString().slice(0, 3) !== weekday) problems.push(`the wrong weekday: ${date}`);
}

function readAlternatives(contentType: string, body: string, problems: string[]): string[] {
	const boundary = /boundary="([^"]+)"/.exec(contentType)?.[1] ?? "";
	const [preamble, ...parts] = `\r\n${body}`.split(`\r\n--${boundary}`);
	const closing = parts.pop();
	if (preamble || closing?.trim() !== "--") problems.push("the parts don’t begin and end as they should");
	if (parts.length !== 2) problems.push(`${parts.length} parts instead of text and HTML`);
	return parts.map((part, at) => {
		const { headers, body: encoded } = readPart(part.replace(/^\r\n/, ""), problems);
		if (headers.get("content-type") !== PART_TYPES[at])
			problems.push(`part ${at + 1} is ${headers.get("content-type")}`);
		const encoding = headers.get("content-transfer-encoding") ?? "none";
		if (!["7bit", "quoted-printable"].includes(encoding))
			problems.push(`part ${at + 1} is encoded as ${encoding}`);
		const isQuoted = encoding === "quoted-printable";
		for (const line of isQuoted ? encoded.split("\r\n") : [])
			if (line.length > 76 || /[ \t]$/.test(line) || /=(?![0-9A-F]{2}|$)/.test(line))
				problems.push(`not quoted-printable: ${line}`);
		const bytes = Buffer.from(isQuoted ? unquote(encoded) : encoded, "latin1");
		if (!isUtf8(bytes)) problems.push(`part ${at + 1} is not UTF-8`);
		return bytes.toString("utf8").replaceAll("\r\n", "\n");
	});
}

const unquote = (text: string) =>
	text
		.replaceAll("=\r\n", "")
		.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function isUtf8(bytes: Buffer): boolean {
	try {
		new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		return true;
	} catch {
		return false;
	}
}
