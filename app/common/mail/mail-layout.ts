import { inLanguage } from "#app/common/language/current-language.ts";
import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { homeAddress, type MailContent, ORIGIN_PLACEHOLDER } from "./mail-content.ts";
import { mailHtml } from "./mail-html.ts";

/** One message to one address, in both its forms. */
export type Mail = {
	to: string;
	/** The address that replies go to; null for the market's. */
	replyTo: string | null;
	/** Whether it asks for a review. */
	isReviewRequest: boolean;
	/** Where the recipient unsubscribes from emails of this kind; null for those that nobody can unsubscribe from. */
	unsubscribePath: string | null;
	subject: string;
	text: string;
	html: string;
};

/** Stands for the unsubscribe link until `writeMail` knows the recipient's own. */
export const UNSUBSCRIBE_PLACEHOLDER = "/unsubscribe/receiver";

/** The text of an email with links to this site's origin. */
export const withOrigin = (text: string, origin: string) => text.replaceAll(ORIGIN_PLACEHOLDER, origin);

/** Formats an email as text and as HTML, which say the same. */
export function layOutMail(content: MailContent): Mail {
	const { to, replyTo = null, isReviewRequest = false } = content;
	const unsubscribe = isReviewRequest ? UNSUBSCRIBE : content.unsubscribe;
	const complete = { ...content, unsubscribe, subject: oneLine(content.subject) };
	// The number is for lists of emails: the text and the details have it, too.
	const heading = complete.subject.replace(/ \([HMR](-\w+)+\)$/, "");
	return {
		to,
		replyTo,
		isReviewRequest,
		unsubscribePath: unsubscribe ? inLanguage(unsubscribe.path) : null,
		subject: complete.subject,
		text: asText(complete, heading),
		html: mailHtml(complete, heading),
	};
}

// A line break in a subject would start another header, and a lone surrogate can't be encoded.
const oneLine = (text: string) =>
	[...text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, " ").trim()].slice(0, 200).join("");

const UNSUBSCRIBE = {
	get label() {
		return t.mail.unsubscribeReviews;
	},
	path: UNSUBSCRIBE_PLACEHOLDER,
};

function asText(content: MailContent, heading: string): string {
	const {
		name,
		paragraphs,
		link,
		links = [],
		items,
		sums = [],
		facts,
		quote,
		after = [],
		unsubscribe,
	} = content;
	const parts = [
		marketName(),
		heading,
		name && t.mail.hello({ name }),
		...paragraphs,
		link && textLink(link),
		...links.map(textLink),
		items?.map(({ name, amount }) => (amount === null ? name : `${name}: ${amount}`)).join("\n"),
		sums.map(([label, amount]) => `${label}: ${amount}`).join("\n"),
		facts?.map(([label, value]) => `${label}: ${value}`).join("\n"),
		quote && `${quote.label}:\n${quote.text.replace(/^/gm, "> ")}`,
		...after,
		unsubscribe && textLink(unsubscribe),
	];
	return `${parts.filter(Boolean).join("\n\n")}\n\n-- \n${marketName()}\n${homeAddress()}\n`;
}

const textLink = ({ label, path }: { label: string; path: string }) =>
	`${label}:\n${ORIGIN_PLACEHOLDER}${inLanguage(path)}`;
