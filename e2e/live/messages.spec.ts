import { randomUUID } from "node:crypto";
import { saveTemplate } from "#app/conversations/templates/templates.server.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { photo } from "#e2e/helpers/owners.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { PUSHED } from "#e2e/helpers/pushed.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("new messages appear on either side, and what somebody types stays", async ({
	page,
	newBrowser,
	db,
}) => {
	const { number } = await addOrder(db, { name: "Zelda Quist", email: "zelda@quist.example" });
	const staff = await newBrowser();
	await staff.setViewportSize({ width: 1280, height: 600 });
	const listening = staff.waitForResponse((response) => response.url().includes("/live?topic=conversations"));
	await signInAt(staff, `/inbox/${number}`, ADMIN);
	await listening;
	const answer = staff.getByLabel("Message to Zelda Quist");
	await answer.pressSequentially("We are look");

	await page.goto(`/track/${number}/messages`);
	await page.getByLabel("Email or phone").fill("zelda@quist.example");
	await page.getByRole("button", { name: "Open messages" }).click();
	const question = page.getByLabel(/^Message to/);
	const followed = page.waitForResponse((response) => response.url().endsWith(`/track/${number}/live`));
	for (const text of ["Where is my lamp?", "A long story.\n".repeat(30), "Are you there?"]) {
		await question.fill(text);
		await page.getByRole("button", { name: "Send message" }).click();
		const place = await answer.boundingBox();
		const messages = staff.getByRole("list", { name: "Messages" });
		const message = messages.getByRole("listitem").filter({ hasText: text.slice(0, 10) });
		await expect(message).toBeVisible(PUSHED);
		// Pages scroll by whole pixels.
		const moved = ((await answer.boundingBox())?.y ?? 0) - (place?.y ?? 0);
		if (text === "Are you there?") expect(Math.abs(moved)).toBeLessThan(1);
	}
	await expect(staff.locator("[aria-live=polite]").filter({ hasText: "New message from" })).toHaveText(
		"New message from Zelda Quist: Are you there?",
	);
	await expect(answer).toBeFocused();
	await staff.keyboard.type("ing for it.");
	await expect(answer).toHaveValue("We are looking for it.");
	// Closing counts the messages that appeared as read.
	await followed;
	await question.fill("Please");
	await staff.getByRole("button", { name: "Send message" }).click();
	const answered = page.getByRole("listitem").filter({ hasText: "We are looking for it." });
	await expect(answered).toBeVisible(PUSHED);
	await expect(question).toHaveValue("Please");
	await expect(question).toBeFocused();
	await staff.getByRole("button", { name: "Close conversation" }).click();
	await expect(staff.getByRole("status").filter({ hasText: "The conversation is closed." })).toBeVisible();
});

test("a reply template is added to what is typed, and a chosen picture stays", async ({ page, db }) => {
	const { number } = await addOrder(db, { name: "Zelda Quist" });
	const { id } = await db
		.selectFrom("accounts")
		.select("id")
		.where("email", "=", ADMIN)
		.executeTakeFirstOrThrow();
	await saveTemplate(db, {
		template: { name: "Delay", body: "Sorry, {name}." },
		hotelId: null,
		actor: { accountId: id, role: "Admin" },
		actorId: id,
		id: null,
		expectedVersion: undefined,
		idempotencyKey: randomUUID(),
		now: new Date(),
	});
	await signInAt(page, `/inbox/${number}`, ADMIN);
	const message = page.getByLabel("Message to Zelda Quist");
	await message.fill("Hello");
	await page.getByLabel(/^Pictures/).setInputFiles(await photo("teal"));
	await page.getByLabel("Reply template").selectOption("Delay");
	await page.getByRole("button", { name: "Insert" }).click();
	await expect(message).toHaveValue("Hello\n\nSorry, Zelda Quist.");
	await expect(message).toBeFocused();
	await page.getByRole("button", { name: "Send message" }).click();
	await expect(page.getByRole("img", { name: "Attachment 1 of 1" })).toBeVisible();
});
