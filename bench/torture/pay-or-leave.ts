import { type BrowserResponse, parseForm, type SimulatedBrowser } from "../browsing/browser.ts";

/** Sends until there is an answer that is not about a failure; null when the load ends first. */
type SendUntilAnswered = (send: () => Promise<BrowserResponse>) => Promise<BrowserResponse | null>;

type Deed = "pay" | "decline" | "leave" | "cancel" | "come back";

/** What customers do, one thing after the other. */
const CUSTOMERS: readonly (readonly Deed[])[] = [
	["pay", "come back"],
	["pay"],
	["decline", "pay", "come back"],
	["pay", "come back", "cancel"],
	["pay", "cancel"],
	["cancel", "pay"],
	["leave", "cancel"],
	["leave"],
];

const TRIES = 10;

/** A customer of an order that is to be paid online pays it, leaves or cancels, or several of these. */
export async function payOrLeave(
	browser: SimulatedBrowser,
	number: string,
	send: SendUntilAnswered,
): Promise<void> {
	const page = await findPaymentPage(browser, number, send);
	if (!page) return;
	for (const deed of CUSTOMERS[Math.floor(Math.random() * CUSTOMERS.length)] ?? []) {
		if (deed === "come back") await send(() => browser.get(`/track/${number}/payment`));
		else if (deed === "cancel") await cancel(browser, number, send);
		else await press(page, deed);
	}
}

/** The link to the provider's page; while the provider can't be reached, there is a button to try again. */
async function findPaymentPage(
	browser: SimulatedBrowser,
	number: string,
	send: SendUntilAnswered,
): Promise<string | undefined> {
	const path = `/track/${number}/payment`;
	for (let tries = 0; tries < TRIES; tries++) {
		const answer = await send(() => browser.get(`/order-confirmation/${number}`));
		if (!answer) return undefined;
		const [, link] = /href="(http:[^"]*\/pay\/\w+)"/.exec(answer.body) ?? [];
		if (link) return link;
		if (!answer.body.includes(`action="${path}"`)) return undefined;
		const form = parseForm(answer.body, path);
		await send(() => browser.post(path, form));
	}
	return undefined;
}

async function cancel(browser: SimulatedBrowser, number: string, send: SendUntilAnswered): Promise<void> {
	const path = `/track/${number}/order-cancellation`;
	const answer = await send(() => browser.get(path));
	if (!answer?.body.includes(`name="expectedVersion"`)) return;
	const form = parseForm(answer.body, path, "expectedVersion");
	await send(() => browser.post(path, form));
}

const press = (page: string, choice: string) =>
	fetch(page, { method: "POST", body: new URLSearchParams({ choice }), redirect: "manual" });
