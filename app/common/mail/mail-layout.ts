import { escapeHtml } from "#app/common/escape-html.ts";
import { marketName } from "#app/common/market/market-name.ts";

/** One message to one address, in both its forms. */
export type Mail = {
	to: string;
	/** The address that replies go to; null for the site's own address. */
	replyTo: string | null;
	/** Whether it asks for a review. The recipient can unsubscribe only from these. */
	isReviewRequest: boolean;
	subject: string;
	text: string;
	html: string;
};

export type MailContent = {
	to: string;
	replyTo?: string | undefined;
	isReviewRequest?: boolean;
	/** What happened. */
	subject: string;
	/** The name in the greeting, if any. */
	name?: string;
	/** What happened, with its reference number, and then what to do next. Plain text: it is escaped here. */
	paragraphs: string[];
	/** The main link; `path` is a path of this site. */
	link?: { label: string; path: string };
	/** The details. */
	facts?: [label: string, value: string][];
	/** Text that somebody else wrote, shown as a quote with its line breaks. */
	quote?: { label: string; text: string };
	/** Notes at the end, such as how long the link works. */
	after?: string[];
};

/**
 * Stands for the site's origin in every link until the email is sent. Rules do not read settings, and links
 * use the `APP_ORIGIN` of the time of sending. The `.invalid` domain is never registered (RFC 6761).
 */
const ORIGIN_PLACEHOLDER = "https://meeha.invalid";

/** Stands for the unsubscribe link until `writeMail` knows the recipient's own. */
export const UNSUBSCRIBE_PLACEHOLDER = "/unsubscribe/receiver";

/** The text of an email with links to this site's origin. */
export const withOrigin = (text: string, origin: string) => text.replaceAll(ORIGIN_PLACEHOLDER, origin);

const INK = "#1c1917";
const QUIET = "#57534e";
const LINE = "#e7e5e4";
const SANS = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const PARAGRAPH = `margin:0 0 16px;font:16px/1.5 ${SANS};color:${INK}`;
const SMALL = `${PARAGRAPH};font-size:14px;color:${QUIET}`;

/** Formats an email as text and as HTML that needs no images or style sheet. */
export function layOutMail(content: MailContent): Mail {
	const { to, replyTo = null, isReviewRequest = false } = content;
	const complete = { ...content, subject: oneLine(content.subject) };
	const { subject } = complete;
	return { to, replyTo, isReviewRequest, subject, text: asText(complete), html: asHtml(complete) };
}

// A line break in a subject would start another header, and a lone surrogate can't be encoded.
const oneLine = (text: string) =>
	[...text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, " ").trim()].slice(0, 200).join("");

const UNSUBSCRIBE = { label: "Unsubscribe from review requests", path: UNSUBSCRIBE_PLACEHOLDER };

const greeting = (name: string | undefined) => (name ? [`Hello ${name},`] : []);

function asText({ name, paragraphs, link, facts, quote, after = [], isReviewRequest }: MailContent): string {
	const parts = [
		...greeting(name),
		...paragraphs,
		link && textLink(link),
		facts?.map(([label, value]) => `${label}: ${value}`).join("\n"),
		quote && `${quote.label}:\n${quote.text.replace(/^/gm, "> ")}`,
		...after,
		isReviewRequest && textLink(UNSUBSCRIBE),
	];
	return `${parts.filter(Boolean).join("\n\n")}\n\n-- \n${marketName()}\n${ORIGIN_PLACEHOLDER}/\n`;
}

const textLink = ({ label, path }: { label: string; path: string }) =>
	`${label}:\n${ORIGIN_PLACEHOLDER}${path}`;

function asHtml(content: MailContent): string {
	const { subject, name, paragraphs, link, facts, quote, after = [], isReviewRequest } = content;
	const body = [
		...greeting(name).map((text) => paragraph(text)),
		...paragraphs.map((text) => paragraph(text)),
		link ? button(link) : "",
		facts ? table(facts) : "",
		quote
			? `${paragraph(`${quote.label}:`)}\n<blockquote style="margin:0 0 16px;padding:4px 0 4px 14px;border-left:3px solid ${LINE};font:16px/1.5 ${SANS};color:${INK}">${lines(quote.text)}</blockquote>`
			: "",
		...after.map((text) => paragraph(text, SMALL)),
		isReviewRequest ? smallLink(UNSUBSCRIBE) : "",
	].filter(Boolean);
	return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#faf9f7">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid ${LINE};border-radius:10px">
${body.join("\n")}
<p style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${LINE};font:700 16px/1.5 ${SANS};color:${INK}">${escapeHtml(marketName())}<br><a href="${ORIGIN_PLACEHOLDER}/" style="font-weight:400;font-size:14px;color:${QUIET}">${ORIGIN_PLACEHOLDER}/</a></p>
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
	const href = escapeHtml(ORIGIN_PLACEHOLDER + path);
	return `<p style="margin:0 0 16px"><a href="${href}" style="display:inline-block;padding:11px 18px;background:${INK};color:#ffffff;border-radius:6px;font:600 16px/1.3 ${SANS};text-decoration:none">${escapeHtml(label)}</a></p>
<p style="${SMALL};word-break:break-all">${href}</p>`;
}

function smallLink({ label, path }: { label: string; path: string }): string {
	const href = escapeHtml(ORIGIN_PLACEHOLDER + path);
	return `<p style="${SMALL}">${escapeHtml(label)}:<br><a href="${href}" style="color:${QUIET};word-break:break-all">${href}</a></p>`;
}

const lines = (text: string) => escapeHtml(text).replaceAll(/\r\n?|\n/g, "<br>");
