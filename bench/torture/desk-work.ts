import { addDays } from "#app/common/zoned-time.server.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { addExtraTo, addRoom } from "#app/testing/travel/inn.ts";
import { openDatabase } from "#db/client.ts";
import { Admin } from "../browsing/admin.ts";
import { type BrowserResponse, parseChoices, parseForm, type SimulatedBrowser } from "../browsing/browser.ts";
import { UnavailableError } from "../browsing/journeys.ts";

/** What the site has confirmed: a status of a stay, or the key of a payment or extra. */
export type DeskChange = { number: string; status: string } | { key: string };

/** The keys of stays that are there before the load. */
export const DESK_KEY = "desk-";

const UNITS = 12;
const NIGHTS = 3;
/** Those who arrive today fill the rooms; of those who follow, each has a room of its own. */
const STAYS = 24;

/** Numbers the rooms of a type in the market's hotel, books them out for some nights, and lets it sell extras and charge a tax. */
export async function prepareDesk(databaseUrl: string): Promise<void> {
	const db = openDatabase({ url: databaseUrl });
	const now = new Date();
	const today = now.toISOString().slice(0, 10);
	const { id: hotelId } = await db.selectFrom("hotels").select("id").orderBy("id").executeTakeFirstOrThrow();
	const tax = { stay_tax: "amount", stay_tax_rate: 250 } as const;
	await db.updateTable("hotels").set(tax).where("id", "=", hotelId).execute();
	await addExtraTo(db, hotelId);
	const roomId = await addRoom(db, hotelId, { name: "Numbered", quantity: UNITS, from: today });
	const unit = { hotel_id: hotelId, room_id: roomId, housekeeping_at: now.toISOString() };
	const units = Array.from({ length: UNITS }, (_, at) => ({
		...unit,
		name: String(101 + at),
		updated_at: now.toISOString(),
	}));
	await db.insertInto("units").values(units).execute();
	for (let at = 0; at < STAYS; at++) {
		const checkIn = addDays(today, at < UNITS ? 0 : NIGHTS);
		const stay = { checkIn, checkOut: addDays(checkIn, NIGHTS), bookedAt: now };
		await addBooking(db, { roomId, ...stay, idempotencyKey: `${DESK_KEY}${at}` });
	}
	await db.destroy();
}

type SendForm = (send: () => Promise<BrowserResponse>) => Promise<BrowserResponse | null>;

const pick = <Item>(items: readonly Item[]): Item | undefined =>
	items[Math.floor(Math.random() * items.length)];

/** What the people of a desk do with its stays at once: give, move and swap rooms, check in and out, take money, add extras. */
export class DeskWork {
	readonly confirmed: DeskChange[] = [];
	/** How often each form was carried out. */
	readonly done = new Map<string, number>();
	readonly #admin: Admin;
	readonly #send: SendForm;
	#numbers: Promise<string[]> | undefined;

	constructor(newBrowser: () => SimulatedBrowser, send: SendForm) {
		this.#admin = new Admin(newBrowser);
		this.#send = send;
	}

	async act(databaseUrl: string): Promise<void> {
		this.#numbers ??= readNumbers(databaseUrl);
		const number = pick(await this.#numbers) ?? "";
		const dice = Math.random();
		if (dice < 0.35) await this.#submit(number, "assignment", "expectedUnits");
		else if (dice < 0.55) await this.#swap(number);
		else if (dice < 0.7) await this.#changeStatus(number, "arrival", "checked_in");
		else if (dice < 0.8) await this.#changeStatus(number, "departure", "checked_out");
		else if (dice < 0.88) await this.#submit(number, "undo", "expectedStatus");
		else await this.#submit(number, dice < 0.94 ? "payment" : "extras", "idempotencyKey");
	}

	async #changeStatus(number: string, change: string, status: string): Promise<void> {
		if (await this.#submit(number, change, "expectedStatus")) this.confirmed.push({ number, status });
	}

	async #swap(number: string): Promise<void> {
		const page = await this.#open(number, "assignment");
		const links = page.match(/\/swap\?[^"]+/g) ?? [];
		const query = pick(links)?.replaceAll("&amp;", "&");
		if (query) await this.#submit(number, query.slice(1), "other");
	}

	/** The page of a form; empty where the stay has none now, such as a swap of rooms that somebody else has just swapped. */
	async #open(number: string, form: string): Promise<string> {
		const admin = await this.#admin.signedIn();
		const answer = await admin.get(`/owner/manage-bookings/${number}/${form}`);
		if ([404, 409].includes(answer.status)) return "";
		if (answer.status !== 200) throw new UnavailableError(answer);
		return answer.body;
	}

	/** Sends a form of a stay with a random room and way to pay; whether it was carried out: somebody else may have been faster. */
	async #submit(number: string, form: string, field: string): Promise<boolean> {
		const path = `/owner/manage-bookings/${number}/${form}`;
		const page = await this.#open(number, form);
		if (!page.includes(`name="${field}"`)) return false;
		const chosen = ["unit1", "extra"].flatMap((name) => {
			const value = pick(parseChoices(page, name));
			return value ? [[name, value]] : [];
		});
		const fields: Record<string, string> = {
			...parseForm(page, path, field),
			...Object.fromEntries(chosen),
			...(page.includes('name="pays"') ? { pays: pick(["", "cash", "card"]) ?? "" } : {}),
		};
		const admin = await this.#admin.signedIn();
		const answer = await this.#send(() => admin.post(path, fields));
		const name = form.split("?")[0] ?? "";
		if (answer?.status === 303) {
			this.done.set(name, (this.done.get(name) ?? 0) + 1);
			const key = fields.idempotencyKey;
			// Who leaves may have paid everything meanwhile.
			if (key && name !== "departure") this.confirmed.push({ key });
			return true;
		}
		if (answer && ![404, 409, 422].includes(answer.status)) throw new UnavailableError(answer);
		return false;
	}
}

async function readNumbers(databaseUrl: string): Promise<string[]> {
	const db = openDatabase({ url: databaseUrl });
	const stays = db.selectFrom("bookings").select("number").where("idempotency_key", "like", `${DESK_KEY}%`);
	const numbers = (await stays.execute()).map(({ number }) => number);
	await db.destroy();
	return numbers;
}
