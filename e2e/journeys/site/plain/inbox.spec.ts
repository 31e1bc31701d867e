import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { writeMessage } from "#app/conversations/write-message.server.ts";
import { CONVERSATION_SUBJECTS } from "#app/site/subjects.server.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { openStay } from "#e2e/helpers/inn.ts";
import { openOwnInn, photo } from "#e2e/helpers/owners.ts";
import { ADMIN, emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("a guest and staff write to each other, until the question is closed and asked again", async ({
	page,
	newBrowser,
	db,
}) => {
	const { number } = await addOrder(db, { name: "Zelda Quist", email: "zelda@quist.example" });
	await page.goto(`/track/${number}/messages`);
	await page.getByLabel("Email or phone").fill("zelda@quist.example");
	await page.getByRole("button", { name: "Open messages" }).click();
	await expect(page.getByRole("heading", { name: /^Messages about order/ })).toBeVisible();
	const write = async (text: string) => {
		await page.getByLabel(/^Message to/).fill(text);
		await page.getByRole("button", { name: "Send message" }).click();
		await expect(messagesOn(page).filter({ hasText: text })).toHaveCount(1);
	};
	const broken = { name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Not a picture") };
	await page.getByLabel(/^Pictures/).setInputFiles([await photo("teal"), broken]);
	await page.getByLabel(/^Message to/).fill("Where is my lamp?");
	await page.getByRole("button", { name: "Send message" }).click();
	// Nothing is sent, and neither the text nor the other picture is lost.
	await expect(page.getByRole("alert")).toContainText("notes.jpg");
	await expect(page.getByLabel(/^Message to/)).toHaveValue("Where is my lamp?");
	await expect(page.getByLabel(/teal\.png/)).toBeChecked();
	const idempotencyKey = await page.locator("[name=idempotencyKey]").inputValue();
	await page.getByRole("button", { name: "Send message" }).click();
	await expect(page.getByRole("img", { name: "Attachment 1 of 1" })).toBeVisible();
	// The same form again.
	await page.request.post(page.url(), { multipart: { idempotencyKey, message: "Where is my lamp?" } });
	await page.reload();
	await expect(messagesOn(page).filter({ hasText: "Where is my lamp?" })).toHaveCount(1);

	const staff = await newBrowser();
	await signInAt(staff, "/about", ADMIN);
	await staff.getByRole("link", { name: "1 unread conversation" }).click();
	await staff.getByRole("link", { name: "Zelda Quist" }).click();
	await expect(staff.getByRole("img", { name: "Attachment 1 of 1" })).toBeVisible();
	await staff.getByRole("button", { name: "Assign to me" }).click();
	await expect(staff.getByRole("status").filter({ hasText: "The conversation is assigned." })).toBeVisible();
	await staff.getByLabel("Message to Zelda Quist").fill("It left today.");
	await staff.getByRole("button", { name: "Send message" }).click();
	await expect(messagesOn(staff).filter({ hasText: "It left today." })).toBeVisible();
	await staff.getByRole("button", { name: "Close conversation" }).click();
	await expect(staff.getByRole("status").filter({ hasText: "The conversation is closed." })).toBeVisible();

	const answer = (await writtenMails(db)).findLast(({ to }) => to === "zelda@quist.example");
	await page.goto(new URL(/https?:\S+/.exec(answer?.text ?? "")?.[0] ?? "").pathname);
	await expect(messagesOn(page).filter({ hasText: "It left today." })).toBeVisible();
	await staff.goto("/inbox");
	await expect(staff.getByRole("link", { name: "Zelda Quist" })).toHaveCount(0);
	await write("It came broken.");
	await staff.goto("/inbox?assigned=me&waiting=unread");
	const listed = staff.getByRole("list", { name: "Conversations" }).getByRole("listitem");
	await expect(listed.filter({ hasText: "It came broken." })).toContainText("1 unread");
});

test("staff answer with a template and leave a note beside the filtered list; the customer sees no note", async ({
	page,
	newBrowser,
	db,
}) => {
	const { number } = await addOrder(db, { name: "Zelda Quist", email: "zelda@quist.example" });
	await askAbout(db, "order", number);
	await askAbout(db, "order", (await addOrder(db, { name: "Bo Chen" })).number);
	await signInAt(page, "/inbox", ADMIN);
	await page.getByRole("link", { name: "Reply templates" }).click();
	await page.getByRole("link", { name: "Add reply template" }).click();
	await page.getByLabel("Name").fill("On its way");
	await page.getByLabel("Text").fill("Dear {name}, order {number} left today.");
	await page.getByRole("button", { name: "Add reply template" }).click();
	await expect(page.getByRole("status").filter({ hasText: "On its way is saved." })).toBeVisible();

	await page.goto("/inbox?state=all&q=quist");
	await page.getByRole("link", { name: "Zelda Quist" }).click();
	const listed = page.getByRole("navigation", { name: "Inbox" }).getByRole("link", { name: "Zelda Quist" });
	await expect(listed).toHaveAttribute("aria-current", "true");
	await expect(page.getByRole("link", { name: "Bo Chen" })).toHaveCount(0);
	const message = page.getByLabel("Message to Zelda Quist");
	await message.fill("Hello");
	await page.getByLabel("Reply template").selectOption("On its way");
	await page.getByRole("button", { name: "Insert" }).click();
	const text = `Hello\n\nDear Zelda Quist, order ${formatReferenceNumber(number)} left today.`;
	await expect(message).toHaveValue(text);
	await page.getByRole("button", { name: "Send message" }).click();
	await expect(messagesOn(page)).toHaveCount(2);
	await message.fill("She called twice.");
	await page.getByRole("button", { name: "Add note" }).click();
	await expect(messagesOn(page).last()).toContainText(/Note\s*She called twice\./);
	expect(new URL(page.url()).search).toBe("?q=quist&state=all");

	const guest = await newBrowser();
	await guest.goto(`/track/${number}/messages`);
	await guest.getByLabel("Email or phone").fill("zelda@quist.example");
	await guest.getByRole("button", { name: "Open messages" }).click();
	await expect(messagesOn(guest)).toHaveCount(2);
	await expect(guest.getByText("She called twice.")).toHaveCount(0);
	const mailed = await writtenMails(db);
	expect(mailed.filter(({ to }) => to === "zelda@quist.example").map((mail) => mail.text)).toEqual([
		expect.stringContaining("left today."),
	]);
});

test("an owner reads and answers what guests of their hotels write, and nothing else", async ({
	page,
	db,
}) => {
	const [own, others] = [await openOwnInn(db), await openStay(db)];
	const stay = async (inn: typeof own, name: string) =>
		(await addBooking(db, { ...inn, ...inn.stay, name, email: `${name.toLowerCase()}@example.com` })).number;
	const [mine, theirs] = [await stay(own, "Mia"), await stay(others, "Theo")];
	const order = (await addOrder(db)).number;
	await askAbout(db, "stay", mine);
	await askAbout(db, "stay", theirs);
	await askAbout(db, "order", order);
	await signInAt(page, "/owner/inbox", emailOf("Hotel"));
	const listed = page.getByRole("list", { name: "Conversations" }).getByRole("listitem");
	await expect(listed).toHaveCount(1);
	await page.getByRole("link", { name: "Mia" }).click();
	await page.getByLabel("Message to Mia").fill("From three o’clock.");
	await page.getByRole("button", { name: "Send message" }).click();
	await expect(messagesOn(page).filter({ hasText: "From three o’clock." })).toBeVisible();
	expect((await writtenMails(db)).at(-1)).toMatchObject({ to: "mia@example.com" });
	for (const subject of [theirs, order])
		expect((await page.request.get(`/owner/inbox/${subject}`)).status()).toBe(404);
});

const messagesOn = (page: Page) => page.getByRole("list", { name: "Messages" }).getByRole("listitem");

const askAbout = (db: Database, kind: "order" | "stay", key: string) =>
	writeMessage(db, CONVERSATION_SUBJECTS, {
		about: { kind, key },
		access: { by: "customer", viewer: { isGranted: true, guestHash: null, accountId: null } },
		body: "When may I come?",
		photos: [],
		idempotencyKey: randomUUID(),
		now: new Date(),
		links: { tokenOf: String },
	});
