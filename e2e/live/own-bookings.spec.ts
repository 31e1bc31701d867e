import { ANA, addSiteAccount, signInAs } from "#e2e/helpers/accounts.ts";
import { emailOf } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("screens of people who may not watch all bookings open no stream and report no error", async ({
	page,
	newBrowser,
	db,
}) => {
	await addSiteAccount(db);
	const owner = await newBrowser();
	for (const [screen, email, paths] of [
		[page, ANA, ["/bookings"]],
		[owner, emailOf("Hotel"), ["/bookings", "/owner/dashboard", "/owner/manage-bookings", "/owner/inbox"]],
	] as const) {
		const streams: string[] = [];
		screen.on("request", (request) => {
			if (request.url().includes("/live?")) streams.push(request.url());
		});
		await signInAs(screen, email);
		for (const path of paths) {
			await screen.goto(path);
			await expect(screen.getByRole("link", { name: "Refresh" })).toBeVisible();
			await screen.waitForLoadState("networkidle");
			await expect(screen.getByText("Failed to authenticate")).toHaveCount(0);
		}
		expect(streams).toEqual([]);
	}
});
