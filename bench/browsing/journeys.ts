import { addDays } from "#app/common/zoned-time.server.ts";
import { TYPED_MOVE } from "#app/testing/rent/move.ts";
import { type BrowserResponse, parseForm, type SimulatedBrowser } from "./browser.ts";
import type { Market } from "./market.ts";

/** A completed form to send, and to send again when the first attempt got no answer. */
export type FilledForm = {
	kind: "order" | "room" | "move";
	path: string;
	fields: Record<string, string>;
	/**
	 * What tells this form apart: its idempotency key; for a move the address that it starts from. Sending the form
	 * again shows the result of the first attempt.
	 */
	key: string;
	email: string;
	address: string;
};

/** A journey ended before its last form: the site answered with another page. */
export class UnavailableError extends Error {
	constructor(readonly answer: BrowserResponse) {
		super(`answered ${answer.status}`);
	}
}

/** A journey ended before its last form, because somebody else took the last unit or room. */
export class SoldOutError extends Error {}

const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

const ADDRESS = {
	contact: "(212) 555-0147",
	line1: "12 Harbor Road",
	line2: "",
	city: "Hoboken",
	region: "NJ",
	postalCode: "07030",
	country: "US",
};

let guests = 0;
const newGuest = () => ({ name: "Ana Lima", email: `ana.${++guests}@example.com` });

async function open(browser: SimulatedBrowser, path: string): Promise<string> {
	const answer = await browser.get(path);
	if (answer.status !== 200) throw new UnavailableError(answer);
	return answer.body;
}

/** From a product's page through the cart to the checkout, without pressing the last button. */
export async function fillOrder(browser: SimulatedBrowser, { products }: Market): Promise<FilledForm> {
	const path = pick(products);
	const product = await open(browser, path);
	// A product that is out of stock can't be added to a cart.
	if (!product.includes('action="/cart/lines"')) throw new SoldOutError();
	const addition = parseForm(product, "/cart/lines");
	const added = await browser.post("/cart/lines", { ...addition, quantity: "1" });
	if (added.status !== 303) throw new UnavailableError(added);
	const checkout = await open(browser, "/checkout");
	if (!checkout.includes('name="deliveryMethod"')) throw new SoldOutError();
	const shown = parseForm(checkout, "/checkout");
	const guest = newGuest();
	const fields: Record<string, string> = { ...shown, ...ADDRESS, ...guest, intent: "place" };
	const form = { kind: "order", path: "/checkout", email: guest.email, address: browser.address } as const;
	return { ...form, fields, key: fields.idempotencyKey ?? "" };
}

/** From a room's page to its checkout, without pressing the button. */
export async function fillRoomForm(browser: SimulatedBrowser, { rooms }: Market): Promise<FilledForm> {
	const path = pick(rooms);
	const guest = { ...newGuest(), contact: ADDRESS.contact, requests: "" };
	const html = await open(browser, path);
	// When these nights are taken, there is no form.
	if (!html.includes('name="idempotencyKey"')) throw new SoldOutError();
	const fields: Record<string, string> = { ...parseForm(html, path), ...guest };
	const form = { kind: "room", path, email: guest.email, address: browser.address } as const;
	return { ...form, fields, key: fields.idempotencyKey ?? "" };
}

/** `at`: when the move takes place; on one of the next days by default. */
export async function fillMove(
	browser: SimulatedBrowser,
	{ today }: Market,
	at?: { bookingDate: string; bookingTime: string },
): Promise<FilledForm> {
	const path = "/trucking-home";
	const guest = newGuest();
	const currentAddress = `${guests} Orchard Lane, Queens`;
	const fields: Record<string, string> = {
		...parseForm(await open(browser, path), path),
		...TYPED_MOVE,
		...guest,
		currentAddress,
		vehicleType: "truck",
		bookingDate: addDays(today, 3 + (guests % 60)),
		bookingTime: `${String(8 + (guests % 9)).padStart(2, "0")}:30`,
		...at,
	};
	const form = { kind: "move", path, email: guest.email, address: browser.address } as const;
	return { ...form, fields, key: currentAddress };
}

/** A move within this area, whose price with its deposit the customer has seen. */
export async function fillPricedMove(
	browser: SimulatedBrowser,
	market: Market,
	area: string,
): Promise<FilledForm> {
	const form = await fillMove(browser, market);
	const currentAddress = `${form.key}, ${area}`;
	const fields: Record<string, string> = {
		...form.fields,
		currentAddress,
		newAddress: `7 Mill Road, ${area}`,
	};
	const priced = await browser.post(form.path, { ...fields, intent: "price" });
	// No vehicle is free at that time.
	if (priced.status === 409) throw new SoldOutError();
	if (priced.status !== 200) throw new UnavailableError(priced);
	const { quote = "" } = parseForm(priced.body, form.path, "quote");
	return { ...form, fields: { ...fields, quote }, key: currentAddress };
}

/** The number (for a move: the key of its confirmation) in the answer to a form; null when nothing was made. */
export function madeBy(answer: BrowserResponse): string | null {
	if (answer.status !== 303 && answer.status !== 302) return null;
	const [, made = null] =
		/^\/(?:order-confirmation|booking-confirmation|trucking-home\/booked)\/([\w-]+)$/.exec(answer.location) ??
		[];
	return made;
}
