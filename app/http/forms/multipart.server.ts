const BOUNDARY = /^multipart\/form-data\s*;.*\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;
const DISPOSITION = /^content-disposition:\s*form-data\b(.*)$/im;
const NAME = /;\s*name=(?:"((?:[^"\\]|\\.)*)"|([^\s;]+))/i;
const FILE_NAME = /;\s*filename=(?:"((?:[^"\\]|\\.)*)"|([^\s;]+))/i;
const TYPE = /^content-type:\s*(\S+)/im;

const HEAD_END = Buffer.from("\r\n\r\n");
const MAX_PARTS = 100;

/**
 * The fields and files of a multipart body that has been read whole; null when it is none. Of one that was cut
 * off (`isCut`), those that came whole. The parser that Remix brings chokes on file names with a semicolon or an
 * equals sign, which people's photos do have.
 */
export function parseMultipart(
	body: Buffer<ArrayBuffer>,
	contentType: string,
	isCut = false,
): FormData | null {
	const [, quoted, bare] = BOUNDARY.exec(contentType) ?? [];
	const boundary = quoted ?? bare;
	if (!boundary) return null;
	const form = new FormData();
	const line = Buffer.from(`--${boundary}`);
	const end = Buffer.from(`\r\n--${boundary}`);
	let at = body.indexOf(line);
	for (let parts = 0; at !== -1 && parts <= MAX_PARTS; parts++) {
		const start = at + line.byteLength;
		if (body.toString("latin1", start, start + 2) === "--") return form;
		const headEnd = body.indexOf(HEAD_END, start);
		const stop = headEnd === -1 ? -1 : body.indexOf(end, headEnd + 2);
		if (stop === -1) return isCut ? form : null;
		const head = body.toString("utf8", start, headEnd);
		const content = body.subarray(Math.min(headEnd + HEAD_END.byteLength, stop), stop);
		if (!append(form, head, content)) return null;
		at = stop + 2;
	}
	return null;
}

function append(form: FormData, head: string, content: Buffer<ArrayBuffer>): boolean {
	const [, disposition = ""] = DISPOSITION.exec(head) ?? [];
	const name = textOf(NAME.exec(disposition));
	if (name === undefined) return false;
	const fileName = textOf(FILE_NAME.exec(disposition));
	const type = TYPE.exec(head)?.[1] ?? "application/octet-stream";
	if (fileName === undefined) form.append(name, content.toString("utf8"));
	else form.append(name, new File([content], fileName, { type }));
	return true;
}

/** Browsers write quotes and line breaks as %22, %0D and %0A; curl puts a backslash before a quote. */
const textOf = (match: RegExpExecArray | null): string | undefined =>
	match?.[1]?.replaceAll(/\\(["\\])/g, "$1").replaceAll(/%22|%0D|%0A/g, decodeURIComponent) ?? match?.[2];
