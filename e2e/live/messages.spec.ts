import { addOrder } from "#app/testing/order.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";
import { withinASecond } from "#e2e/helpers/within-a-second.ts";

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
		const message = staff.getByRole("listitem").filter({ hasText: text.slice(0, 10) });
		await withinASecond(staff, (within) => expect(message).toBeVisible(within));
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
	await withinASecond(page, (within) => expect(answered).toBeVisible(within));
	await expect(question).toHaveValue("Please");
	await expect(question).toBeFocused();
	await staff.getByRole("button", { name: "Close conversation" }).click();
	await expect(staff.getByRole("status").filter({ hasText: "The conversation is closed." })).toBeVisible();
});
