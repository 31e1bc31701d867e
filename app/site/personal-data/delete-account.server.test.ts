import { buffer } from "node:stream/consumers";
import { expect } from "vitest";
import { setAvatar } from "#app/account/profile/profile.server.ts";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { listOwnProofs } from "#app/rent/export-moves.server.ts";
import { changeMovingStatus } from "#app/rent/moves/change-move.server.ts";
import { reviewMove } from "#app/rent/moves/review-move.server.ts";
import { savePartnerRequest } from "#app/site/information/partner-request.server.ts";
import { addDriver } from "#app/testing/rent/fleet.ts";
import { moveOf } from "#app/testing/rent/move.ts";
import { pictureOf } from "#app/testing/shop/picture.ts";
import { ACCOUNT_NOW, addAccount, addSession, PASSWORD } from "#app/testing/signed-in.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { beginBesides } from "#db/testing/row-locks.ts";
import { transact } from "#db/transact.ts";
import { unzip } from "#e2e/helpers/unzip.ts";
import { deleteOwnAccount } from "./delete-account.server.ts";
import { exportPerson } from "./export.server.ts";
import { exportArchive } from "./export-files.server.ts";

let bookings = 0;

async function book(db: Database, accountId: number): Promise<string> {
	// Each at another hour, because the same move booked again is the same booking.
	const booking_time = `${10 + (bookings++ % 10)}:00`;
	const booked = await bookMove(db, moveOf({ accountId, booking_time, guestHash: "browser" }));
	if (!booked.ok) throw new Error(booked.reason);
	// A second equal booking would be taken for the first.
	await db.updateTable("moving_bookings").set({ guest_hash: null }).execute();
	return booked.number;
}

/** What belongs to a delivered move: the steps of its job, a photo, and a review. */
async function addDelivery(db: Database, number: string): Promise<void> {
	const { id } = await db
		.selectFrom("moving_bookings")
		.select("id")
		.where("number", "=", number)
		.executeTakeFirstOrThrow();
	const [driver_id, at] = [await addDriver(db, "Driver Secret"), ACCOUNT_NOW.toISOString()];
	await db
		.insertInto("move_job_steps")
		.values({ booking_id: id, step: "delivered", driver_id, receiver: "Ana’s sister", at })
		.execute();
	const photo = { position: 1, width: 1280, height: 960, small: Buffer.of(1), large: Buffer.of(2, 3) };
	await db
		.insertInto("move_proof_photos")
		.values({ booking_id: id, ...photo })
		.execute();
	const viewer = { isGranted: true, guestHash: null, accountId: null };
	const review = { rating: 4, title: "", message: "Careful people.", now: ACCOUNT_NOW };
	await reviewMove(db, { number, viewer, ...review });
}

/** Ana with every kind of personal data; Bob with the same, which must stay. */
async function addAna(db: Database): Promise<{ ana: number; bob: number; numbers: string[] }> {
	const [ana, bob] = [await addAccount(db, "Ana"), await addAccount(db, "Bob")];
	const at = ACCOUNT_NOW.toISOString();
	for (const account_id of [ana, bob]) {
		await addSession(db, account_id, `session ${account_id}`);
		await db
			.insertInto("known_devices")
			.values({ account_id, device_hash: "secret device", first_seen_at: at })
			.execute();
		await db
			.insertInto("account_tokens")
			.values({
				account_id,
				purpose: "verify_email",
				token_hash: `secret token ${account_id}`,
				new_email: null,
				created_at: at,
				expires_at: at,
			})
			.execute();
		const who = account_id === ana ? "ana" : "bob";
		const message = { name: who, email: `${who}@example.com`, message: `From ${who}`, created_at: at };
		await db
			.insertInto("contact_messages")
			.values({ ...message, account_id, idempotency_key: who })
			.execute();
		await savePartnerRequest(db, {
			submitter: { id: who },
			name: who,
			contact: `${who}@example.com`,
			message: `Rooms of ${who}`,
			accountId: account_id,
			adminEmail: undefined,
			now: ACCOUNT_NOW,
		});
		const mail = { subject: `To ${who}`, text_body: "secret link", html_body: "secret link", created_at: at };
		await db
			.insertInto("outbox")
			.values({ ...mail, to_address: `${who}@example.com`, sent_at: at })
			.execute();
	}
	await db.updateTable("accounts").set({ email_verified_at: at }).execute();
	const numbers = [await book(db, ana), await book(db, ana), await book(db, ana)];
	await book(db, bob);
	const change = { actorId: bob, now: ACCOUNT_NOW } as const;
	const [, confirmed = "", delivered = ""] = numbers;
	for (const number of [confirmed, delivered])
		await changeMovingStatus(db, { ...change, number, expectedStatus: "pending", to: "confirmed" });
	await changeMovingStatus(db, {
		...change,
		number: delivered,
		expectedStatus: "confirmed",
		to: "delivered",
	});
	await addDelivery(db, delivered);
	return { ana, bob, numbers };
}

test("exports all data of one person and no secrets", async ({ db }) => {
	const { ana, numbers } = await addAna(db);
	const exported = await exportPerson(db, { accountId: ana, now: ACCOUNT_NOW });
	expect(exported.account).toMatchObject({ email: "ana@example.com", name: "Ana", role: "User" });
	const history = ["pending", "confirmed", "delivered"].map((to_status) => ({ to_status }));
	const delivery = {
		steps: [{ step: "delivered", receiver: "Ana’s sister", at: ACCOUNT_NOW.toISOString() }],
		reviews: [{ rating: 4, author: "Ana L.", message: "Careful people." }],
	};
	expect(exported).toMatchObject({
		moving_bookings: numbers.map((number, at) => (at === 2 ? { number, history, ...delivery } : { number })),
	});
	expect(exported).toMatchObject({
		signed_in_devices: [{ user_agent: "Firefox/134.0" }],
		known_devices: [{ first_seen_at: ACCOUNT_NOW.toISOString() }],
		links_by_mail: [{ purpose: "verify_email" }],
		messages: [{ message: "From ana" }],
		partner_requests: [{ contact: "ana@example.com", message: "Rooms of ana" }],
		mails: [{ subject: "To ana" }],
	});
	const text = JSON.stringify(exported);
	expect(text).not.toMatch(/secret|argon2|session \d|bob/i);
});

test("exports no emails of an unconfirmed address", async ({ db }) => {
	const { ana } = await addAna(db);
	await db.updateTable("accounts").set({ email_verified_at: null }).execute();
	expect((await exportPerson(db, { accountId: ana, now: ACCOUNT_NOW })).mails).toEqual([]);
});

test("anonymizes the bookings of a deleted account and no others", async ({ db }) => {
	const { ana, bob, numbers } = await addAna(db);
	const before = await exportPerson(db, { accountId: bob, now: ACCOUNT_NOW });
	await setAvatar(db, { accountId: ana, picture: pictureOf("face"), now: ACCOUNT_NOW });

	const deletion = { accountId: ana, password: PASSWORD, timeZone: "UTC", now: ACCOUNT_NOW };
	expect(await deleteOwnAccount(db, { ...deletion, password: "wrong" })).toEqual({
		ok: false,
		reason: "wrong_password",
	});
	expect(await deleteOwnAccount(db, deletion)).toEqual({ ok: true, cancelled: 2 });

	const bookings = await db
		.selectFrom("moving_bookings")
		.selectAll()
		.where("number", "in", numbers)
		.orderBy("id")
		.execute();
	expect(bookings.map(({ status }) => status)).toEqual(["cancelled", "cancelled", "delivered"]);
	for (const booking of bookings) {
		expect(booking).toMatchObject({
			name: "Deleted account",
			contact: "",
			contact_e164: "",
			email: null,
			current_address: "",
			new_address: "",
			account_id: null,
			booking_date: "2026-12-04",
		});
		expect(JSON.stringify(booking)).not.toMatch(/\bana\b|lima|555-?0147|hoboken|newark/i);
	}
	const events = await db
		.selectFrom("changes")
		.select(["from_value", "to_value", "actor_id"])
		.where("subject", "=", `move ${bookings[1]?.id ?? 0}`)
		.orderBy("id")
		.execute();
	expect(events).toEqual([
		{ from_value: null, to_value: "pending", actor_id: null },
		{ from_value: "pending", to_value: "confirmed", actor_id: bob },
		{ from_value: "confirmed", to_value: "cancelled", actor_id: null },
	]);
	for (const table of ["sessions", "known_devices", "account_tokens", "contact_messages"] as const)
		expect(await db.selectFrom(table).select("account_id").execute()).toEqual([{ account_id: bob }]);
	expect(await db.selectFrom("accounts").select("id").execute()).toEqual([{ id: bob }]);
	expect(await db.selectFrom("outbox").select("subject").execute()).toEqual([{ subject: "To bob" }]);
	expect(await db.selectFrom("images").select("hash").execute()).toEqual([]);
	const requests = db.selectFrom("partner_requests").select(["account_id", "name", "contact", "message"]);
	expect(await requests.orderBy("id").execute()).toEqual([
		{ account_id: null, name: "Deleted account", contact: "", message: "" },
		{ account_id: bob, name: "bob", contact: "bob@example.com", message: "Rooms of bob" },
	]);
	expect(await exportPerson(db, { accountId: bob, now: ACCOUNT_NOW })).toEqual(before);
	const reviews = db.selectFrom("reviews").select(["move_id", "author", "message", "rating"]);
	expect(await reviews.execute(), "a review of a move stays, without the name").toEqual([
		{ move_id: bookings[2]?.id, author: storeText("formerCustomer"), message: "Careful people.", rating: 4 },
	]);
	expect(await db.selectFrom("move_job_steps").select(["step", "receiver"]).execute()).toEqual([
		{ step: "delivered", receiver: null },
	]);
	expect(await db.selectFrom("move_proof_photos").select("booking_id").execute()).toEqual([]);
});

test("exports the photos of a person’s own deliveries", async ({ db }) => {
	const { ana, bob, numbers } = await addAna(db);
	const [photo, ...others] = await listOwnProofs(db, { accountId: ana, email: null });
	expect(others).toEqual([]);
	expect(photo?.of).toBe(`Delivery of move ${formatReferenceNumber(numbers[2] ?? "")}`);
	expect(await photo?.read()).toEqual(Buffer.of(2, 3));
	expect(await listOwnProofs(db, { accountId: bob, email: null })).toEqual([]);
	const archive = await buffer(await exportArchive(db, { accountId: ana, now: ACCOUNT_NOW }));
	expect(archive.includes("photos/1.webp")).toBe(true);
});

test("exports what a stored text says", async ({ db }) => {
	const ana = await addAccount(db, "Ana", "Admin");
	const detail = storeText("priceOffered", { price: { amount: 18_000, currency: "USD" } });
	await transact(db, (trx) =>
		recordChange(trx, { actorId: ana, action: "move price", subject: "move 1", detail, now: ACCOUNT_NOW }),
	);
	const archive = await buffer(await exportArchive(db, { accountId: ana, now: ACCOUNT_NOW }));
	const data = (await unzip(archive)).get("data.json")?.toString();
	expect(data).toContain('"detail": "Price of $180.00 offered"');
});

test("deletes nothing when the password changes during the check", async ({ db }) => {
	const { ana } = await addAna(db);
	const remove = () =>
		deleteOwnAccount(db, { accountId: ana, password: PASSWORD, timeZone: "UTC", now: ACCOUNT_NOW });
	const change = (by: Database) =>
		by.updateTable("accounts").set({ password_hash: "another" }).where("id", "=", ana).execute();
	const deleting = await beginBesides(db, change, remove);
	expect(await deleting.done).toEqual({ ok: false, reason: "wrong_password" });
	expect(await db.selectFrom("accounts").select("id").where("id", "=", ana).execute()).toHaveLength(1);
});

test("refuses to delete the last SuperAdmin", async ({ db }) => {
	const suki = await addAccount(db, "Suki", "SuperAdmin");
	const number = await book(db, suki);
	const deletion = { accountId: suki, password: PASSWORD, timeZone: "UTC", now: ACCOUNT_NOW };
	expect(await deleteOwnAccount(db, deletion)).toEqual({ ok: false, reason: "last_super_admin" });
	const booking = db.selectFrom("moving_bookings").select(["status", "name"]).where("number", "=", number);
	expect(await booking.execute()).toEqual([{ status: "pending", name: "Ana Lima" }]);
	await addAccount(db, "Sara", "SuperAdmin");
	expect(await deleteOwnAccount(db, deletion)).toMatchObject({ ok: true });
});
