import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { marketName } from "#app/common/market/market-name.ts";
import type { DataRequestKind } from "./data-request-form.ts";

type Request = { to: string; kind: DataRequestKind };

const SUBJECTS_BY_KIND = {
	copy: "You asked for a copy of your data",
	erasure: "You asked us to erase your data",
} as const;

const IGNORE = "If you did not ask for it, ignore this email: nothing changes.";

/** The link that opens the data stored about an address. */
export function dataLinkMail({ to, kind, token }: Request & { token: string }): Mail {
	const link = { path: `/privacy/data/link?token=${token}` };
	return kind === "copy"
		? layOutMail({
				to,
				subject: "Your copy of your data",
				paragraphs: [`See and download what we store about ${to}.`],
				link: { ...link, label: "Open your data" },
				after: [`The link works until you download your data, for 24 hours at most. ${IGNORE}`],
			})
		: layOutMail({
				to,
				subject: "Confirm that we erase your data",
				paragraphs: [
					`See what we store about ${to}, and confirm that we erase it. Until then, nothing changes.`,
				],
				link: { ...link, label: "Continue to erase your data" },
				after: [`You can use the link once, within 24 hours. ${IGNORE}`],
			});
}

/** To an address with an account: its profile has the download and the deletion. */
export function dataOfAccountMail({ to, name, kind }: Request & { name: string }): Mail {
	return layOutMail({
		to,
		name,
		subject: SUBJECTS_BY_KIND[kind],
		paragraphs: [
			`There is a ${marketName()} account with ${to}. Sign in to ${kind === "copy" ? "download your data" : "delete your account and your data"}.`,
			"This includes what you ordered or booked with this address without signing in, once the address is confirmed.",
		],
		link:
			kind === "copy"
				? { label: "Download your data", path: "/profile/export" }
				: { label: "Delete your account", path: "/profile/deletion" },
		after: [`If you can’t sign in, choose a new password or contact us. ${IGNORE}`],
	});
}

/** To an address about which nothing is stored. */
export function noDataMail({ to, kind }: Request): Mail {
	return layOutMail({
		to,
		subject: SUBJECTS_BY_KIND[kind],
		paragraphs: [
			`We hold no orders, bookings or messages with ${to}.`,
			"If you used another address, ask for its data instead.",
		],
		link: { label: "Ask for another address", path: "/privacy/data" },
		after: ["We delete our record of emails that we sent, such as this one, after 30 days."],
	});
}

/** To an address whose data was erased. `cancelled`: how many orders and bookings were open. */
export function dataErasedMail({ to, cancelled }: { to: string; cancelled: number }): Mail {
	const open = cancelled === 1 ? "1 order or booking" : `${cancelled} orders and bookings`;
	return layOutMail({
		to,
		subject: "Your data has been erased",
		paragraphs: [
			`We erased what we stored about ${to}.${cancelled > 0 ? ` We cancelled ${open}.` : ""}`,
			"Invoices are kept unchanged for as long as tax law requires. What was ordered and booked stays in our accounts without your name and contact details.",
		],
		after: ["We delete our record of this email after 30 days."],
	});
}
