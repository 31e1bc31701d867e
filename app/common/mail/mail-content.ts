import { inLanguage } from "#app/common/language/current-language.ts";

export type MailArea = "shop" | "travel" | "rent";

/** A line of an order: "2 × Halden lamp" with its sum, if it matters, and the path of its square picture. */
export type MailItem = { name: string; amount: string | null; picturePath: string | null };

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
	/** Whose color the button has; ink without it, as on the screens of staff. */
	area?: MailArea | undefined;
	/** What it is about, as wide as the email; `path` is a path of this site. */
	picture?: { path: string; alt: string } | undefined;
	/** The main link; `path` is a path of this site. */
	link?: { label: string; path: string };
	/** Links of several things of the same kind, such as rooms. */
	links?: readonly { label: string; path: string }[];
	/** What was ordered. */
	items?: readonly MailItem[] | undefined;
	/** From the items to their total, which comes last. */
	sums?: readonly (readonly [label: string, amount: string])[] | undefined;
	/** The details. */
	facts?: [label: string, value: string][];
	/** The label of the detail that matters most, such as the total. */
	mainFact?: string | undefined;
	/** Text that somebody else wrote, shown as a quote with its line breaks. */
	quote?: { label: string; text: string };
	/** Notes at the end, such as how long the link works. */
	after?: string[];
	/** The page that stops emails of this kind, which email programs may post to (RFC 8058). */
	unsubscribe?: { label: string; path: string } | undefined;
};

/**
 * Stands for the site's origin in every link until the email is sent. Rules do not read settings, and links
 * use the `APP_ORIGIN` of the time of sending. The `.invalid` domain is never registered (RFC 6761).
 */
export const ORIGIN_PLACEHOLDER = "https://meeha.invalid";

/** The address of the home page, in the language of the email. */
export const homeAddress = (): string => ORIGIN_PLACEHOLDER + inLanguage("/");
