import { crc32 } from "node:zlib";

export type OddFile = { file: string; type: string; bytes: Buffer };

const calendar = (...lines: string[]) =>
	Buffer.from(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", ...lines, "END:VCALENDAR", ""].join("\r\n"));
const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:a", ...lines, "END:VEVENT"];
const stay = (from: string, to: string) => [`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`];

/** The beginning of a PNG, with its size. */
function pngOf(width: number, height: number): Buffer {
	const head = Buffer.from("IHDR\0\0\0\0\0\0\0\0\x08\x06\0\0\0", "latin1");
	head.writeUInt32BE(width, 4);
	head.writeUInt32BE(height, 8);
	const check = Buffer.alloc(4);
	check.writeUInt32BE(crc32(head));
	return Buffer.concat([Buffer.from("89504e470d0a1a0a0000000d", "hex"), head, check]);
}

const TYPES = {
	png: "image/png",
	ics: "text/calendar",
	csv: "text/csv",
	jpg: "image/jpeg",
	webp: "image/webp",
	avif: "image/avif",
	gif: "image/gif",
	svg: "image/svg+xml",
	zip: "application/zip",
};

/**
 * A picture of one pixel, an empty calendar, a table of one product, and a ZIP with that picture as vase.png.
 */
const MEANT = {
	png: Buffer.from(
		"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
		"base64",
	),
	ics: calendar(),
	csv: Buffer.from("Handle,Title,Variant Price\nvase,Vase,12.00\n"),
	zip: Buffer.from(
		"UEsDBBQAAAAAAAAAIQCkG/+fRgAAAEYAAAAIAAAAdmFzZS5wbmeJUE5HDQoaCgAAAA1JSERSAAAAAQAAAAEIBgAAAB8VxIkAAAANSURBVHjaY2Rg+F8PAAKHAYDrR7qSAAAAAElFTkSuQmCCUEsBAhQDFAAAAAAAAAAhAKQb/59GAAAARgAAAAgAAAAAAAAAAAAAAIABAAAAAHZhc2UucG5nUEsFBgAAAAABAAEANgAAAGwAAAAAAA==",
		"base64",
	),
};

/** Files that do not match their name, or are far too large. */
const ODD: [ending: keyof typeof TYPES, bytes: Buffer][] = [
	["png", MEANT.png],
	["ics", MEANT.ics],
	["csv", MEANT.csv],
	["png", pngOf(1, 1)],
	["png", pngOf(60_000, 60_000)],
	["png", MEANT.png.subarray(0, 50)],
	["png", Buffer.concat([MEANT.png, Buffer.alloc(9 * 1024 * 1024)])],
	["jpg", Buffer.from("ffd8ffe000104a46494600010100000100010000ffd9", "hex")],
	["webp", Buffer.from("RIFF\x10\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0", "latin1")],
	["avif", Buffer.from("\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf", "latin1")],
	["gif", Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64")],
	["svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
	["zip", MEANT.zip],
	["zip", MEANT.zip.subarray(0, 80)],
	["zip", Buffer.from("504b0506000000000000000000000000000000000000", "hex")],
	["csv", Buffer.alloc(0)],
	["csv", Buffer.from("\ufeffHandle,Title\nvase,Vase\n", "utf16le")],
	["csv", Buffer.from('Handle,Title,Variant Price\rvase,"Vase\r\n\0,=1+1,1e309\n')],
	["csv", Buffer.from('Handle,Title,Handle,__proto__\nvase,V\xe4se,b,c\n,,,,,,,\n"""\n', "latin1")],
	["csv", Buffer.from(`Handle,Title,Variant Price${",a".repeat(5_000)}\n${"vase,Vase,-1\n".repeat(2_000)}`)],
	["csv", Buffer.from(`Handle,Title,Image Src\nvase,${"a".repeat(200_000)},http://127.0.0.1/\n`)],
	["ics", calendar(...event(...stay("20261224", "20261226"), "RRULE:FREQ=SECONDLY"))],
	[
		"ics",
		calendar(...event(...stay("20261224", "20261226"), "RRULE:FREQ=YEARLY;BYDAY=MO;INTERVAL=0;COUNT=-1")),
	],
	["ics", calendar(...event(...stay("00000101", "99991231")))],
	["ics", calendar(...event(...stay("20261226", "20261224"), "DURATION:P9999999999W"))],
	["ics", calendar(...event("DTSTART;TZID=No/Where:20261324T256199", "DTEND:x", "RDATE:20261224,y"))],
	[
		"ics",
		calendar(...event("DTSTART:20261224T000000Z"), "BEGIN:VEVENT", "BEGIN:VCALENDAR", " \t", ":", "A;B="),
	],
	[
		"ics",
		calendar(
			...Array(3_000)
				.fill(event(...stay("20261224", "20261226")))
				.flat(),
		),
	],
	["ics", Buffer.from("BEGIN:VCALENDAR\r\n".repeat(3_000))],
];

const NAMES = [
	'me; 2026 = "ä"',
	"../../etc/passwd",
	"..\\..\\a",
	"a\0b",
	"",
	"a".repeat(5_000),
	"\u202egnp.exe",
	"<script>alert(1)</script>",
	"__proto__",
];

function meantFor(action: string): keyof typeof MEANT {
	if (action.includes("imports")) return action.includes("/pictures") ? "zip" : "csv";
	return action.includes("calendars") ? "ics" : "png";
}

/** Valid and malformed files for this form's file field. */
export function fileFor(action: string, pick: number): OddFile {
	const meant = meantFor(action);
	if (pick === 0) return { file: `${NAMES[0]}.${meant}`, type: TYPES[meant], bytes: MEANT[meant] };
	// Mostly files that the form would process.
	const own = ODD.filter(([ending]) => (meant === "png" ? !/ics|csv|zip/.test(ending) : ending === meant));
	const odd = pick % 4 === 0 ? ODD : own;
	const [ending, bytes] = odd[pick % odd.length] ?? ["png", MEANT.png];
	const name = pick % 3 === 0 ? NAMES[pick % NAMES.length] : NAMES[0];
	return { file: `${name}.${ending}`, type: TYPES[pick % 5 === 0 ? "png" : ending], bytes };
}
