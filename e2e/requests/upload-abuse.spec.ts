import { randomUUID } from "node:crypto";
import { statSync } from "node:fs";
import type { APIRequest } from "playwright/test";
import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import { maskId } from "#app/common/masked-id.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { FIRST_ROOM } from "#app/travel/rooms/room-labels.ts";
import type { Database } from "#db/client.ts";
import { DEMO_PASSWORD } from "#demo/accounts.ts";
import { beginUpload } from "#e2e/helpers/begun-upload.ts";
import { openDelivery } from "#e2e/helpers/moves.ts";
import { openOwnInn, photo } from "#e2e/helpers/owners.ts";
import { ADMIN, cookieOf, emailOf, signedInRequests } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const headers = { "Sec-Fetch-Site": "same-origin" };

/** A guest who has shown that an order of theirs is theirs. */
async function openGuest(
	requests: APIRequest,
	{ baseURL, db }: { baseURL: string | undefined; db: Database },
) {
	const { number } = await addOrder(db);
	const guest = await requests.newContext({ baseURL, maxRedirects: 0 });
	const form = { number, contact: "ana@example.com" };
	expect((await guest.post("/track", { headers, form })).status()).toBe(303);
	return { guest, path: `/track/${number}/messages` };
}

test("bodies of guests and new accounts that send a byte every five seconds block nobody, and end with 408", async ({
	playwright,
	baseURL,
	db,
	watch,
}) => {
	watch.expectProblem(/"route":"\/track\/:number\/messages","status":503/);
	const slow: ReturnType<ReturnType<typeof beginUpload>["drip"]>[] = [];
	// 24 of guests: eight numbers, three each, and a fourth, which is one too many of its number.
	const guests = [];
	for (let at = 0; at < 8; at++) guests.push(await openGuest(playwright.request, { baseURL, db }));
	for (const { guest, path } of guests)
		for (let times = 0; times < 3; times++) {
			const cookie = await cookieOf(guest);
			const fields = { message: "Where is it?", idempotencyKey: randomUUID() };
			slow.push(beginUpload(`${baseURL}${path}`, { cookie, field: "photos", fields }).drip());
		}
	for (let at = 0; at < 8; at++) {
		const email = `new${at}@example.com`;
		const account = { email, name: "New Person", role: "User", password: DEMO_PASSWORD } as const;
		await setAccount(db, { ...account, now: new Date() });
		const person = await signedInRequests(playwright.request, baseURL, email);
		const cookie = await cookieOf(person);
		slow.push(beginUpload(`${baseURL}/profile/avatar`, { cookie, field: "avatar" }).drip());
		await person.dispose();
	}
	const multipart = async () => ({
		message: "Here it is.",
		idempotencyKey: randomUUID(),
		photos: await photo("teal"),
	});
	const [first] = guests;
	if (!first) throw new Error("There is no guest.");
	await expect
		.poll(async () =>
			(await first.guest.post(first.path, { headers, multipart: await multipart() })).status(),
		)
		.toBe(503);
	const admin = await signedInRequests(playwright.request, baseURL, ADMIN);
	const avatar = await admin.post("/profile/avatar", { headers, multipart: { avatar: await photo("teal") } });
	expect(avatar.status()).toBe(303);
	const driver = await playwright.request.newContext({ baseURL, maxRedirects: 0 });
	const { path: job } = await openDelivery(db);
	const proof = { step: "delivered", receiver: "Bo Lima", photos: await photo("olive") };
	expect((await driver.post(job, { headers, multipart: proof })).status()).toBe(303);
	const another = await openGuest(playwright.request, { baseURL, db });
	const sent = await another.guest.post(another.path, { headers, multipart: await multipart() });
	expect(sent.status()).toBe(303);

	const answers = await Promise.all(slow);
	expect(answers.filter(({ status }) => status === 408)).toHaveLength(slow.length);
	for (const { text } of answers) expect(text).toContain("Your upload was too slow, so we stopped it.");
	expect(answers[0]?.text).toContain("Where is it?");
	// Their places are free again.
	expect((await first.guest.post(first.path, { headers, multipart: await multipart() })).status()).toBe(303);
	for (const context of [admin, driver, another.guest, ...guests.map(({ guest }) => guest)])
		await context.dispose();
});

test("photos of refused forms leave the database file as it was, and say when they have to be chosen again", async ({
	playwright,
	baseURL,
	db,
	databaseUrl,
	engine,
}) => {
	const hotel = await signedInRequests(playwright.request, baseURL, emailOf("Hotel"));
	const size = () => {
		const path = databaseUrl.replace(/^sqlite:/, "");
		return engine === "sqlite" ? statSync(path).size + statSync(`${path}-wal`).size : 0;
	};
	const small = await photo("teal");
	// What follows a picture's end is ignored.
	const buffer = Buffer.concat([small.buffer, Buffer.alloc(7_900_000)]);
	const form = new FormData();
	for (let at = 0; at < 10; at++)
		form.append("photos", new File([buffer], `${at}.png`, { type: "image/png" }));
	const send = (multipart: FormData) => hotel.post("/list-new-hotel", { headers, multipart });
	const first = await send(form);
	expect(first.status()).toBe(422);
	expect(await first.text()).toContain("10 photos are already uploaded");
	const before = size();
	expect(await (await send(form)).text()).toContain("10 photos are already uploaded");
	expect(size() - before).toBeLessThan(8_000_000);
	// The file of a photo is gone: an hour has passed, or another machine has it.
	const [oldest] = await db.selectFrom("waiting_uploads").select("id").orderBy("id").execute();
	await db
		.updateTable("waiting_uploads")
		.set({ file: "elsewhere" } as never)
		.execute();
	const named = new FormData();
	named.append("name", "Casa do Rio");
	named.append("uploadedPhoto", String(oldest?.id));
	const page = await (await send(named)).text();
	expect(page).toContain("Some photos that you sent before are no longer stored. Choose them again.");
	expect(page).toContain('value="Casa do Rio"');
	expect(page).not.toContain("already uploaded");
	await hotel.dispose();
});

test("an account adds 200 rooms a day; the next form comes back as typed with 429", async ({
	playwright,
	baseURL,
	db,
}) => {
	const hotel = await signedInRequests(playwright.request, baseURL, emailOf("Hotel"));
	const { hotelId } = await openOwnInn(db);
	const path = `/add-room/${maskId(hotelId)}`;
	const typed = { ...FIRST_ROOM, name: "Garden room", beds: "1 double bed", price: "80" };
	const send = () => hotel.post(path, { headers, multipart: { ...typed, idempotencyKey: randomUUID() } });
	expect((await send()).status()).toBe(303);
	const used = db.updateTable("use_counters").set({ uses: 200 });
	await used.where("key", "like", "roomByAccount%").execute();
	const refused = await send();
	expect(refused.status()).toBe(429);
	expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(80_000);
	const page = await refused.text();
	expect(page).toContain("You have added too many rooms today. Try again in 24 hours.");
	expect(page).toContain('value="Garden room"');
	const rooms = await db.selectFrom("rooms").select("id").where("name", "=", "Garden room").execute();
	expect(rooms).toHaveLength(1);
	await hotel.dispose();
});
