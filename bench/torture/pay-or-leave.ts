import type { Admin } from "../browsing/admin.ts";
import { type BrowserResponse, parseForm, type SimulatedBrowser } from "../browsing/browser.ts";
import type { FilledForm } from "../browsing/journeys.ts";

/** Sends until there is an answer that is not about a failure; null when the load ends first. */
type SendUntilAnswered = (send: () => Promise<BrowserResponse>) => Promise<BrowserResponse | null>;

type Deed =
	| ("pay" | "decline" | "leave" | "cancel" | "come back")
	| ("staff confirm" | "staff cancel" | "staff refund");

/** What customers do, one thing after the other. Staff confirm and cancel moves only, and refund orders only. */
const CUSTOMERS: readonly (readonly Deed[])[] = [
	["pay", "come back"],
	["pay"],
	["decline", "pay", "come back"],
	["pay", "come back", "cancel"],
	["pay", "cancel"],
	["cancel", "pay"],
	["leave", "cancel"],
	["leave"],
	["leave", "come back", "pay", "come back"],
	["pay", "come back", "staff confirm", "cancel"],
	["staff confirm", "pay", "cancel"],
	["pay", "staff cancel"],
	["pay", "come back", "staff refund", "staff refund"],
	["pay", "come back", "staff refund", "cancel"],
];

const TRIES = 10;

type Bought = {
	kind: FilledForm["kind"];
	/** Its number; of a move the key of its confirmation. */
	made: string;
};

type Pages = {
	/** The page with the link to the provider's. */
	confirmation: string;
	/** The path of the form that cancels it, and the field that only this form has. */
	cancellation: string;
	field: string;
};

const PAGES: Record<FilledForm["kind"], (number: string) => Pages> = {
	order: (number) => ({
		confirmation: `/order-confirmation/${number}`,
		cancellation: `/track/${number}/order-cancellation`,
		field: "expectedStatus",
	}),
	room: (number) => ({
		confirmation: `/booking-confirmation/${number}`,
		cancellation: `/track/${number}/stay-cancellation`,
		field: "fee",
	}),
	move: (number) => ({
		confirmation: `/track/${number}`,
		cancellation: `/track/${number}/cancellation`,
		field: "fee",
	}),
};

/** A customer of what is to be paid online pays it, leaves or cancels, or several of these. */
export async function payOrLeave(
	browser: SimulatedBrowser,
	{ kind, made }: Bought,
	{ admin, send }: { admin: Admin; send: SendUntilAnswered },
): Promise<void> {
	const number = kind === "move" ? await findMoveNumber(browser, made, send) : made;
	if (number === undefined) return;
	const pages = PAGES[kind](number);
	const page = await findPaymentPage(browser, { number, path: pages.confirmation }, send);
	if (!page) return;
	for (const deed of CUSTOMERS[Math.floor(Math.random() * CUSTOMERS.length)] ?? []) {
		if (deed === "come back") await send(() => browser.get(`/track/${number}/payment`));
		else if (deed === "cancel") await cancel(browser, pages, send);
		else if (deed === "staff confirm" || deed === "staff cancel") {
			const noun = deed === "staff confirm" ? "confirmation" : "cancellation";
			if (kind === "move") await admin.changeMove(number, noun, send);
		} else if (deed === "staff refund") {
			if (kind === "order") await refundPart(number, { admin, send });
		} else await press(page, deed);
	}
}

async function findMoveNumber(browser: SimulatedBrowser, key: string, send: SendUntilAnswered) {
	const answer = await send(() => browser.get(`/trucking-home/booked/${key}`));
	return /href="\/track\/(R\w+)"/.exec(answer?.body ?? "")?.[1];
}

/** The link to the provider's page; while the provider can't be reached, there is a button to try again. */
async function findPaymentPage(
	browser: SimulatedBrowser,
	{ number, path }: { number: string; path: string },
	send: SendUntilAnswered,
): Promise<string | undefined> {
	const retry = `/track/${number}/payment`;
	for (let tries = 0; tries < TRIES; tries++) {
		const answer = await send(() => browser.get(path));
		if (!answer) return undefined;
		const [, link] = /href="(http:[^"]*\/pay\/\w+)"/.exec(answer.body) ?? [];
		if (link) return link;
		if (!answer.body.includes(`action="${retry}"`)) return undefined;
		const form = parseForm(answer.body, retry);
		await send(() => browser.post(retry, form));
	}
	return undefined;
}

async function cancel(
	browser: SimulatedBrowser,
	{ cancellation: path, field }: Pages,
	send: SendUntilAnswered,
): Promise<void> {
	const answer = await send(() => browser.get(path));
	if (!answer?.body.includes(`name="${field}"`)) return;
	const form = parseForm(answer.body, path, field);
	await send(() => browser.post(path, form));
}

/** Staff refund one unit of the first item, or a dollar. */
async function refundPart(number: string, { admin, send }: { admin: Admin; send: SendUntilAnswered }) {
	const staff = await admin.signedIn();
	const part: Record<string, string> =
		Math.random() < 0.5
			? { what: "items", quantity1: "1", stock1: "restock" }
			: { what: "amount", amount: "1.00" };
	const query = new URLSearchParams({ ...part, why: "It came with a crack.", step: "review" });
	const path = `/orders/${number}/refunds/new?${query}`;
	const answer = await send(() => staff.get(path));
	if (!answer?.body.includes('name="expectedAmount"')) return;
	const form = parseForm(answer.body, path, "expectedAmount");
	await send(() => staff.post(path, form));
}

const press = (page: string, choice: string) =>
	fetch(page, { method: "POST", body: new URLSearchParams({ choice }), redirect: "manual" });
