import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "playwright/test";
import { expect } from "playwright/test";
import sharp from "sharp";
import { maskId } from "#app/common/masked-id.ts";
import { addDelivery } from "#app/testing/shop/placing.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { DEMO_PASSWORD } from "#demo/accounts.ts";
import { DASHBOARD } from "#e2e/helpers/dashboard.ts";
import { openStay } from "#e2e/helpers/inn.ts";
import { addMove, bookingFields } from "#e2e/helpers/moves.ts";
import { fieldsOf } from "#e2e/helpers/page-fields.ts";
import { ADMIN, emailOf, signInAt } from "#e2e/helpers/people.ts";
import { machinesTest } from "./machines.ts";

// All in one worker, which starts the processes once; the last test leaves one of them dead.
machinesTest.describe.configure({ mode: "default" });

const SOON = { intervals: [100] };

const ANA = { email: "ana@example.com", name: "Ana Lima", contact: "(212) 555-0147" };
const ADDRESS = {
	line1: "12 Harbor Road",
	city: "Hoboken",
	region: "NJ",
	postalCode: "07030",
	country: "US",
};

async function signIn(client: APIRequestContext, origin: string, email: string): Promise<void> {
	const answer = await client.post(`${origin}/login`, { form: { email, password: DEMO_PASSWORD } });
	expect(answer.status()).toBe(303);
}

machinesTest(
	"a visitor’s cart, order and stays go on in whichever process is next",
	async ({ machines, newClient }) => {
		const [{ url: one }, { url: other }] = machines.sites;
		const { db } = machines;
		const lamp = await putOnShelf(db, { title: "Halden lamp", variants: [{ price: 2_500, stock: 5 }] });
		await addDelivery(db, { countries: "US", free_from: 20_000 });
		const ana = await newClient(one);

		const added = { variantId: maskId(lamp.variantIds[0] ?? 0), quantity: "2" };
		expect((await ana.post(`${one}/cart/lines`, { form: added })).status()).toBe(303);
		const checkout = await (await ana.get(`${other}/checkout`)).text();
		expect(checkout).toContain("Your cart: 2 items");
		const form = { ...fieldsOf(checkout), ...ANA, ...ADDRESS, intent: "place" };
		const placed = await ana.post(`${one}/checkout`, { form });
		expect(placed.headers().location).toMatch(/^\/order-confirmation\/M/);
		const again = await ana.post(`${other}/checkout`, { form });
		expect(again.headers().location).toBe(placed.headers().location);
		const confirmed = await ana.get(other + placed.headers().location);
		expect(await confirmed.text()).toContain("Halden lamp");

		const { path } = await openStay(db);
		const stay = fieldsOf(await (await ana.get(one + path)).text());
		const booked = await ana.post(other + path, { form: { ...stay, ...ANA } });
		expect(booked.headers().location).toMatch(/^\/booking-confirmation\/H/);
		expect((await ana.get(one + booked.headers().location)).status()).toBe(200);
		expect(await db.selectFrom("orders").select("id").execute()).toHaveLength(1);
		expect(await db.selectFrom("bookings").select("id").execute()).toHaveLength(1);
	},
);

machinesTest(
	"who signs in at one is signed in at the other, with picture and import, and out of both",
	async ({ machines, newClient }) => {
		const [{ url: one }, { url: other }] = machines.sites;
		const admin = await newClient(one);
		await signIn(admin, one, ADMIN);

		const buffer = await sharp({ create: { width: 200, height: 200, channels: 3, background: "teal" } })
			.png()
			.toBuffer();
		const avatar = { name: "me.png", mimeType: "image/png", buffer };
		expect((await admin.post(`${one}/profile/avatar`, { multipart: { avatar } })).status()).toBe(303);
		const picture = /\/pictures\/[\w-]+\/192\.webp/.exec(
			await (await admin.get(`${other}/profile/avatar`)).text(),
		);
		expect((await admin.get(`${other}${picture?.[0]}`)).headers()["content-type"]).toBe("image/webp");

		const rows = Array.from({ length: 40 }, (_, at) => `lamp-${at},Lamp ${at},${at}.50,active`);
		const csv = ["Handle,Title,Variant Price,Status", ...rows].join("\n");
		const file = { name: "lamps.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
		const sent = await admin.post(`${other}/dashboard/imports`, {
			multipart: { file, idempotencyKey: randomUUID() },
		});
		const { location = "" } = sent.headers();
		await expect.poll(async () => (await admin.get(one + location)).text(), SOON).toContain("/application");
		expect((await admin.post(`${one}${location}/application`, { form: {} })).status()).toBe(303);
		const readImport = () =>
			machines.db.selectFrom("product_imports").select(["status", "created_count"]).executeTakeFirst();
		await expect.poll(readImport, SOON).toEqual({ status: "done", created_count: 40 });

		expect((await admin.post(`${other}/logout`, { form: {} })).status()).toBe(303);
		expect((await admin.get(`${one}/profile`)).headers().location).toMatch(/^\/login/);
	},
);

machinesTest("uses are counted by both together", async ({ machines, newClient }) => {
	const guesser = await newClient(machines.balancer.url);
	const form = { email: emailOf("User"), password: "not-the-password" };
	const statuses: number[] = [];
	for (let at = 0; at < 12; at++) statuses.push((await guesser.post("/login", { form })).status());
	expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
});

/** The `data` of the stream's changes. */
async function listen(client: APIRequestContext, origin: string, topic: string) {
	const { cookies } = await client.storageState();
	const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
	const end = new AbortController();
	const answer = await fetch(`${origin}/live?topic=${topic}`, { headers: { Cookie }, signal: end.signal });
	expect(answer.status).toBe(200);
	let reported = "";
	const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
	void (async () => {
		for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
			reported += part.value;
	})().catch(() => {});
	return {
		count: () => reported.split(`event: change\ndata: ${topic}\n`).length - 1,
		end: () => end.abort(),
	};
}

machinesTest(
	"a change in one process is told by the other, and so is a gap in which some may have been missed",
	async ({ machines, newClient }) => {
		const [{ url: one }, { url: other }] = machines.sites;
		const admin = await newClient(one);
		await signIn(admin, one, ADMIN);
		const live = await listen(admin, other, "moving_bookings");
		const guest = await newClient(one);
		expect((await guest.post("/trucking-home", { form: bookingFields() })).status()).toBe(303);
		await expect.poll(live.count, SOON).toBeGreaterThan(0);
		await machines.postgres.goAway();
		const before = live.count();
		await machines.postgres.comeBack();
		await expect.poll(live.count, SOON).toBeGreaterThan(before);
		live.end();
	},
);

machinesTest("what was typed outlives an outage, and is sent once more", async ({ machines, browser }) => {
	const [{ url }] = machines.sites;
	const { db, postgres } = machines;
	const number = await addMove(db, { story: ["confirmed"] });
	const open = async (who: string | null, path: string, javaScriptEnabled = true) => {
		const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
		if (who) await signInAt(page, url + path, who);
		else await page.goto(url + path);
		return page;
	};
	const profiles = [await open(ADMIN, "/profile/name"), await open(emailOf("Hotel"), "/profile/name", false)];
	for (const page of profiles) await page.getByLabel("Name", { exact: true }).fill('Zoë "Z" O’Hara & Sons');
	const letters = [await open(null, "/contact"), await open(null, "/contact", false)];
	for (const [at, page] of letters.entries()) {
		// Equal messages from one computer would be one.
		await page.getByLabel("Your name").fill(at === 0 ? "Ana Lima" : "Eva Lima");
		await page.getByLabel("Email").fill(ANA.email);
		await page.getByLabel("Message").fill("A long story.");
	}
	const dialog = await open(ADMIN, `${DASHBOARD}/${number}/rescheduling`);
	await expect(dialog.getByText(", live")).toBeAttached();
	await dialog.getByLabel("New time").fill("11:45");

	await postgres.goAway();
	for (const page of profiles) {
		await page.getByRole("button", { name: "Save name" }).click();
		await expect(page.getByText(/quote this number: [0-9a-f]{12}$/)).toBeVisible();
	}
	// Forms from other sites, and passwords, are never written into the page.
	for (const [path, site] of [
		["/profile/name", "cross-site"],
		["/profile/password", "same-origin"],
	] as const) {
		const form = { name: "mallory", currentPassword: "mallory", newPassword: "mallory" };
		const answer = await dialog.request.post(url + path, { form, headers: { "Sec-Fetch-Site": site } });
		expect(answer.status()).toBe(503);
		expect(await answer.text()).not.toContain("mallory");
	}
	for (const page of letters) {
		await page.getByRole("button", { name: "Send message" }).click();
		await expect(page.getByText("You can also go back: your entries are still there.")).toBeVisible();
		await page.goBack();
		await expect(page.getByLabel("Message")).toHaveValue("A long story.");
	}
	await dialog.getByRole("button", { name: "Reschedule booking" }).click();
	// The list below it may already show that it can't be read.
	await expect(dialog.getByRole("dialog").getByRole("alert")).toHaveText(
		/still here.+quote this number: [0-9a-f]{12}$/,
	);
	await expect(dialog.getByLabel("New time")).toHaveValue("11:45");

	await postgres.comeBack();
	for (const page of profiles) {
		await page.getByRole("button", { name: "Send again" }).click();
		await expect(
			page.getByRole("status").filter({ hasText: 'Your name is now Zoë "Z" O’Hara & Sons.' }),
		).toBeVisible();
	}
	for (const page of letters) {
		await page.getByRole("button", { name: "Send message" }).click();
		await expect(page.getByRole("status").filter({ hasText: "Thank you for your message" })).toBeVisible();
	}
	await dialog.getByRole("button", { name: "Reschedule booking" }).click();
	await expect(dialog.getByRole("status").filter({ hasText: "Booking rescheduled!" })).toBeVisible();
	for (const page of [...profiles, ...letters, dialog]) await page.context().close();
	expect(await db.selectFrom("contact_messages").select("message").execute()).toHaveLength(2);
	const { booking_time } = await db
		.selectFrom("moving_bookings")
		.select("booking_time")
		.where("number", "=", number)
		.executeTakeFirstOrThrow();
	expect(booking_time).toMatch(/^11:45/);
});

/** Sends one booking until it is answered, like a person; returns the other answers. */
async function bookUntilAnswered(
	client: APIRequestContext,
	from: string,
	answers: string[],
): Promise<string> {
	const form = bookingFields();
	const headers = { "X-Forwarded-For": from };
	for (;;) {
		const answer = await client.post("/trucking-home", { form, headers }).catch(() => null);
		if (answer?.status() === 303) return form.currentAddress ?? "";
		answers.push(answer ? await describe(answer) : NO_ANSWER);
	}
}

type Answer = { status: () => number; headers: () => Record<string, string>; text: () => Promise<string> };

/** A failure, as a person sees it. */
async function describe(answer: Answer): Promise<string> {
	const retry = answer.headers()["retry-after"] ? "retry" : "no header";
	const text = await answer.text();
	const page =
		/We’ll be right back|couldn’t complete this right now|database is busy|No process answered/.exec(
			text,
		)?.[0];
	return `${answer.status()}, ${retry}, ${page ?? text.slice(0, 200)}`;
}

const NO_ANSWER = "no answer";
const CLEAN = [
	"503, retry, We’ll be right back",
	"503, retry, couldn’t complete this right now",
	"503, retry, database is busy",
	"503, retry, No process answered",
];

machinesTest(
	"one process killed, and PostgreSQL restarted, under load: nothing answered is lost, and all recovers",
	async ({ machines, newClient }) => {
		const { db, balancer, postgres, sites } = machines;
		const before = await db.selectFrom("moving_bookings").select("id").execute();
		const booked: string[] = [];
		const answers: string[] = [];
		let sightings = 0;
		let isOver = false;
		const writers = Array.from({ length: 3 }, async (_, writer) => {
			const client = await newClient(balancer.url);
			// Each from its own address, because of the limit on moves.
			for (let at = 0; !isOver; at++)
				booked.push(await bookUntilAnswered(client, `198.51.${writer}.${at % 250}`, answers));
		});
		const readers = Array.from({ length: 2 }, async () => {
			const client = await newClient(balancer.url);
			while (!isOver) {
				const answer = await client.get(sightings % 2 ? "/collection" : "/sitemap.xml").catch(() => null);
				if (answer?.status() === 200) sightings++;
				else answers.push(answer ? await describe(answer) : NO_ANSWER);
			}
		});
		const more = async (count: number) => {
			const until = { booked: booked.length + count, sightings: sightings + count };
			await expect.poll(() => booked.length >= until.booked && sightings >= until.sightings, SOON).toBe(true);
		};

		await more(5);
		await sites[1].stop("SIGKILL");
		await more(5);
		// A proxy hides the death of a process, except from the requests that it was answering: a form is not sent
		// twice, and a page whose first part was already sent breaks off.
		const afterKill = answers.splice(0);
		expect(afterKill.filter((each) => each === NO_ANSWER).length).toBeLessThanOrEqual(readers.length);
		expect(afterKill.filter((each) => each !== NO_ANSWER && !each.includes("No process answered"))).toEqual(
			[],
		);
		await postgres.goAway();
		await expect
			.poll(() => answers.filter((each) => each.includes("be right back")).length, SOON)
			.toBeGreaterThan(5);
		await postgres.comeBack();
		await more(10);
		isOver = true;
		await Promise.all([...writers, ...readers]);

		expect(answers.filter((each) => !CLEAN.includes(each))).toEqual([]);
		const stored = await db.selectFrom("moving_bookings").select("current_address").execute();
		expect(stored).toHaveLength(before.length + booked.length);
		const addresses = new Set(stored.map(({ current_address }) => current_address));
		expect(booked.filter((address) => !addresses.has(address))).toEqual([]);
	},
);
