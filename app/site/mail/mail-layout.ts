/** One message to one address, in both its forms. */
export type Mail = { to: string; subject: string; text: string; html: string };

export type MailWords = {
	to: string;
	subject: string;
	/** What the mail says, the most important first. Plain text: what people typed is escaped here. */
	paragraphs: string[];
	/** Labelled facts under the first paragraph. */
	facts?: [label: string, value: string][];
	/** What somebody wrote, set apart from our own words; its lines are kept. */
	quote?: string;
	/** The one thing to do; `path` is one of this site. */
	link?: { label: string; path: string };
	/** What comes after the link, such as how long it works. */
	after?: string[];
};

/**
 * Stands in the links of a mail until it leaves: rules know no settings, and a link follows `APP_ORIGIN` as it
 * is when the mail is sent. The `.invalid` domain belongs to nobody, ever (RFC 6761).
 */
const ORIGIN_STAND_IN = "https://meeha.invalid";

/** Words of a mail with its links leading to this site's own address. */
export const withOrigin = (words: string, origin: string) => words.replaceAll(ORIGIN_STAND_IN, origin);

const INK = "#1c1917";
const QUIET = "#57534e";
const LINE = "#e7e5e4";
const SANS = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const PARAGRAPH = `margin:0 0 16px;font:16px/1.5 ${SANS};color:${INK}`;

/** Lays a mail out in the product's look, once as text and once as HTML that needs no picture and no style sheet. */
export function layOutMail(words: MailWords): Mail {
	return { to: words.to, subject: oneLine(words.subject), text: asText(words), html: asHtml(words) };
}

// A line break in a subject would start another header.
const oneLine = (text: string) =>
	text
		.replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
		.trim()
		.slice(0, 200);

function asText({ paragraphs, facts, quote, link, after = [] }: MailWords): string {
	const [first = "", ...others] = paragraphs;
	const parts = [
		first,
		facts?.map(([label, value]) => `${label}: ${value}`).join("\n"),
		...others,
		quote?.replace(/^/gm, "> "),
		link && `${link.label}:\n${ORIGIN_STAND_IN}${link.path}`,
		...after,
	];
	return `${parts.filter(Boolean).join("\n\n")}\n\n-- \nMeeha\n`;
}

function asHtml({ subject, paragraphs, facts, quote, link, after = [] }: MailWords): string {
	const [first = "", ...others] = paragraphs;
	const body = [
		paragraph(first),
		facts ? table(facts) : "",
		...others.map((text) => paragraph(text)),
		quote
			? `<blockquote style="margin:0 0 16px;padding:4px 0 4px 14px;border-left:3px solid ${LINE};font:16px/1.5 ${SANS};color:${INK}">${lines(quote)}</blockquote>`
			: "",
		link ? button(link) : "",
		...after.map((text) => paragraph(text, `${PARAGRAPH};font-size:14px;color:${QUIET}`)),
	].join("\n");
	return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(oneLine(subject))}</title></head>
<body style="margin:0;padding:24px 12px;background:#faf9f7">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid ${LINE};border-radius:10px">
<p style="margin:0 0 20px;font:700 18px/1.2 ${SANS};color:${INK}">Meeha</p>
${body}
</div>
</body>
</html>
`;
}

const paragraph = (text: string, style = PARAGRAPH) => `<p style="${style}">${lines(text)}</p>`;

function table(facts: [string, string][]): string {
	const cell = `padding:6px 12px 6px 0;vertical-align:top;text-align:left;font:16px/1.4 ${SANS}`;
	const rows = facts.map(
		([label, value]) =>
			`<tr><th scope="row" style="${cell};font-weight:400;color:${QUIET}">${escapeHtml(label)}</th><td style="${cell};color:${INK}">${lines(value)}</td></tr>`,
	);
	return `<table style="margin:0 0 16px;border-collapse:collapse">${rows.join("")}</table>`;
}

function button({ label, path }: { label: string; path: string }): string {
	const href = escapeHtml(ORIGIN_STAND_IN + path);
	return `<p style="margin:0 0 16px"><a href="${href}" style="display:inline-block;padding:11px 18px;background:${INK};color:#ffffff;border-radius:6px;font:600 16px/1.3 ${SANS};text-decoration:none">${escapeHtml(label)}</a></p>
<p style="${PARAGRAPH};font-size:14px;color:${QUIET};word-break:break-all">${href}</p>`;
}

const ESCAPES: Record<string, string> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");

const lines = (text: string) => escapeHtml(text).replaceAll(/\r\n?|\n/g, "<br>");
