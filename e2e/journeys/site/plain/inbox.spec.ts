import { randomUUID } from "node:crypto";
import { writeMessage } from "#app/common/conversations/write-message.server.ts";
import { CONVERSATION_SUBJECTS } from "#app/site/conversation-subjects.server.ts";
import { addBooking } from "#app/testing/booking.ts";
import { addOrder } from "#app/testing/order.ts";
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
		await expect(page.getByRole("listitem").filter({ hasText: text })).toHaveCount(1);
	};
	const broken = { name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Not a picture") };
	await page.getByLabel(/^Pictures/).setInputFiles([await photo("teal"), broken]);
	await page.getByLabel(/^Message to/).fill("Where is my lamp?");
	await page.getByRole("button", { name: "Send message" }).click();
	// Nothing is sent, and neither the text nor the other picture is lost.
	await expect(page.getByRole("alert")).toContainText("notes.jpg");
	await expect(page.getByLabel(/^Message to/)).toHaveValue("Where is my lamp?");
	await expect(page.getByLabel(/teal\.png/)).toBeChecked();
	await page.getByRole("button", { name: "Send message" }).click();
	await expect(page.getByRole("img", { name: "Attachment 1 of 1" })).toBeVisible();
	// The same form again.
	await page.goBack();
	await page.getByRole("button", { name: "Send message" }).click();
	await expect(page.getByRole("listitem").filter({ hasText: "Where is my lamp?" })).toHaveCount(1);

	const staff = await newBrowser();
	await signInAt(staff, "/about", ADMIN);
	await staff.getByRole("link", { name: "1 unread conversation" }).click();
	await staff.getByRole("link", { name: "Zelda Quist" }).click();
	await expect(staff.getByRole("img", { name: "Attachment 1 of 1" })).toBeVisible();
	await staff.getByRole("button", { name: "Assign to me" }).click();
	await expect(staff.getByRole("status")).toContainText("The conversation is assigned.");
	await staff.getByLabel("Message to Zelda Quist").fill("It left today.");
	await staff.getByRole("button", { name: "Send message" }).click();
	await expect(staff.getByRole("listitem").filter({ hasText: "It left today." })).toBeVisible();
	await staff.getByRole("button", { name: "Close conversation" }).click();
	await expect(staff.getByRole("status")).toContainText("The conversation is closed.");

	const answer = (await writtenMails(db)).findLast(({ to }) => to === "zelda@quist.example");
	await page.goto(new URL(/https?:\S+/.exec(answer?.text ?? "")?.[0] ?? "").pathname);
	await expect(page.getByRole("listitem").filter({ hasText: "It left today." })).toBeVisible();
	await staff.goto("/inbox");
	await expect(staff.getByRole("link", { name: "Zelda Quist" })).toHaveCount(0);
	await write("It came broken.");
	await staff.goto("/inbox?assigned=me&waiting=unread");
	await expect(staff.getByRole("row").filter({ hasText: "It came broken." })).toContainText("1 unread");
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
	await expect(page.getByRole("table", { name: "Conversations" }).getByRole("row")).toHaveCount(2);
	await page.getByRole("link", { name: "Mia" }).click();
	await page.getByLabel("Message to Mia").fill("From three o’clock.");
	await page.getByRole("button", { name: "Send message" }).click();
	await expect(page.getByRole("listitem").filter({ hasText: "From three o’clock." })).toBeVisible();
	expect((await writtenMails(db)).at(-1)).toMatchObject({ to: "mia@example.com" });
	for (const subject of [theirs, order])
		expect((await page.request.get(`/owner/inbox/${subject}`)).status()).toBe(404);
});

const askAbout = (db: Database, kind: "order" | "stay", key: string) =>
	writeMessage(db, CONVERSATION_SUBJECTS, {
		about: { kind, key },
		access: { by: "customer", viewer: { isGranted: true, guestHash: null, accountId: null } },
		...{ body: "When may I come?", photos: [], idempotencyKey: randomUUID(), now: new Date() },
		links: { tokenOf: String },
	});
