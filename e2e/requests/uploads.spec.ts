import { maskId } from "#app/common/masked-id.ts";
import { hugePng } from "#app/testing/shop/huge-png.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import type { Database } from "#db/client.ts";
import { beginUpload } from "#e2e/helpers/begun-upload.ts";
import { openDelivery } from "#e2e/helpers/moves.ts";
import { openOwnInn, photo } from "#e2e/helpers/owners.ts";
import { ADMIN, cookieOf, emailOf, signedInRequests } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const headers = { "Sec-Fetch-Site": "same-origin" };
const TOO_MANY = "You have uploaded too many pictures in the past hour.";

/** Sets accounts' use of a limit. */
const setUses = (db: Database, limit: string, uses: number) =>
	db.updateTable("use_counters").set({ uses }).where("key", "like", `${limit}%`).execute();

test("an account that has used up its pictures of an hour is refused by each form, which says when to try again", async ({
	playwright,
	baseURL,
	db,
}) => {
	const admin = await signedInRequests(playwright.request, baseURL, ADMIN);
	const hotel = await signedInRequests(playwright.request, baseURL, emailOf("Hotel"));
	const { productId } = await putOnShelf(db, { title: "Halden lamp" });
	const { hotelId } = await openOwnInn(db);
	const forms = [
		[admin, "/profile/avatar", "avatar", "pictureByAccount", 30],
		[admin, `/dashboard/products/${maskId(productId)}/photos`, "photos", "photoByAccount", 300],
		[hotel, `/list-new-hotel/${maskId(hotelId)}/photos`, "photos", "photoByAccount", 300],
	] as const;
	for (const [who, path, field, limit, most] of forms) {
		const send = async (colour: string) =>
			who.post(path, { headers, multipart: { [field]: await photo(colour) } });
		expect((await send("teal")).status(), path).toBe(303);
		await setUses(db, limit, most - 1);
		expect((await send("olive")).status(), path).toBe(303);
		const refused = await send("tomato");
		expect(refused.status(), path).toBe(429);
		const seconds = Number(refused.headers()["retry-after"]);
		expect(seconds, path).toBeGreaterThan(3_000);
		expect(seconds, path).toBeLessThanOrEqual(3_600);
		const page = await refused.text();
		expect(page, path).toContain(TOO_MANY);
		expect(page, path).toContain(`name="${field}"`);
		await setUses(db, limit, 1);
	}
	await Promise.all([admin.dispose(), hotel.dispose()]);
});

test("no picture is decoded before every other field of its form is right; the photo waits for the next attempt, and counts", async ({
	playwright,
	baseURL,
	db,
}) => {
	const hotel = await signedInRequests(playwright.request, baseURL, emailOf("Hotel"));
	const { hotelId } = await openOwnInn(db);
	// Its header is valid, so only decoding finds it damaged.
	const damaged = { name: "half.png", mimeType: "image/png", buffer: hugePng(2_000, 2_000) };
	for (const path of ["/list-new-hotel", `/add-room/${maskId(hotelId)}`]) {
		const answer = await hotel.post(path, { headers, multipart: { name: "Casa do Rio", photos: damaged } });
		expect(answer.status(), path).toBe(422);
		const page = await answer.text();
		expect(page, path).toContain('value="Casa do Rio"');
		expect(page, path).toContain("1 photo is already uploaded");
		expect(page, path).not.toContain("damaged");
	}
	const counted = db.selectFrom("use_counters").select("uses").where("key", "like", "photoByAccount%");
	expect(await counted.execute()).toEqual([{ uses: 2 }]);
	// An hour's worth of photos of refused forms is the end of it: the next one is not kept.
	await setUses(db, "photoByAccount", 300);
	const multipart = { name: "Casa do Rio", photos: await photo("teal") };
	const late = await hotel.post("/list-new-hotel", { headers, multipart });
	expect(late.status()).toBe(429);
	const page = await late.text();
	expect(page).toContain(TOO_MANY);
	expect(page).toContain('value="Casa do Rio"');
	expect(page).not.toContain("already uploaded");
	await hotel.dispose();
});

test("while an account has three uploads under way, a fourth is refused with 503 and Retry-After", async ({
	playwright,
	baseURL,
	watch,
}) => {
	watch.expectProblem(/"route":"\/profile\/avatar","status":503/);
	const admin = await signedInRequests(playwright.request, baseURL, ADMIN);
	const cookie = await cookieOf(admin);
	const begun: ReturnType<typeof beginUpload>[] = [];
	const send = async () =>
		admin.post("/profile/avatar", { headers, multipart: { avatar: await photo("teal") } });
	// One that starts while another is answered may find no place, so more than three may be needed.
	await expect
		.poll(async () => {
			begun.push(beginUpload(`${baseURL}/profile/avatar`, { cookie, field: "avatar" }));
			return (await send()).status();
		})
		.toBe(503);
	const refused = await send();
	expect(refused.status()).toBe(503);
	expect(refused.headers()["retry-after"]).toBe("10");
	expect(await refused.text()).toContain("Too many uploads are in progress.");
	const answers = await Promise.all(begun.map((upload) => upload.finish()));
	// Not a picture, but received.
	expect(answers.filter(({ status }) => status === 422)).toHaveLength(3);
	expect((await send()).status()).toBe(303);
	await admin.dispose();
});

test("the photos of a refused delivery wait for the job’s next attempt, and for no other job", async ({
	playwright,
	baseURL,
	db,
}) => {
	const [{ path, bookingId }, { path: other }] = [await openDelivery(db), await openDelivery(db)];
	const driver = await playwright.request.newContext({ baseURL });
	const send = async (to: string, fields: Record<string, string | Awaited<ReturnType<typeof photo>>>) => {
		const answer = await driver.post(to, {
			headers,
			maxRedirects: 0,
			multipart: { step: "delivered", ...fields },
		});
		return { status: answer.status(), page: await answer.text() };
	};
	const nameless = await send(path, { receiver: "", photos: await photo("teal") });
	expect(nameless.status).toBe(422);
	expect(nameless.page).toContain("Enter who received the delivery.");
	expect(nameless.page).toContain("1 photo is already uploaded");
	const [, id = ""] = /name="uploadedPhoto"[^>]* value="(\d+)"/.exec(nameless.page) ?? [];

	const damaged = { name: "half.png", mimeType: "image/png", buffer: hugePng(2_000, 2_000) };
	const unreadable = await send(path, { receiver: "Bo Lima", uploadedPhoto: id, photos: damaged });
	expect(unreadable.status).toBe(422);
	expect(unreadable.page).toContain('value="Bo Lima"');
	expect(unreadable.page).toContain("half.png: ");
	expect(unreadable.page).toContain("1 photo is already uploaded");

	const loaded = db.deleteFrom("move_job_steps").where("step", "=", "loaded");
	await loaded.where("booking_id", "=", bookingId).execute();
	const early = await send(path, { receiver: "Bo Lima", uploadedPhoto: id });
	expect(early.status).toBe(409);
	expect(early.page).toContain("The next step is “Loaded”.");
	expect((await send(path, { step: "loaded" })).status).toBe(303);
	expect(await (await driver.get(path)).text()).toContain(`value="${id}"`);
	expect(await (await driver.get(other)).text()).not.toContain("already uploaded");

	// Another job names the photo: it is not stored there.
	expect((await send(other, { receiver: "Lee Chan", uploadedPhoto: id })).status).toBe(303);
	expect((await send(path, { receiver: "Bo Lima", uploadedPhoto: id })).status).toBe(303);
	const stored = await db.selectFrom("move_proof_photos").select("booking_id").execute();
	expect(stored).toEqual([{ booking_id: bookingId }]);
	expect(await db.selectFrom("waiting_uploads").select("id").execute()).toEqual([]);
	await driver.dispose();
});
