import type { Page } from "playwright/test";
import { DASHBOARD } from "#e2e/helpers/dashboard.ts";
import { addMove } from "#e2e/helpers/moves.ts";
import { ADMIN, sendSignIn, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const PATH = `${DASHBOARD}?q=Ana`;

/** The page's open streams. */
function openStreams(page: Page): () => number {
	let open = 0;
	page.on("request", (request) => {
		if (request.resourceType() === "eventsource") open++;
	});
	for (const event of ["requestfinished", "requestfailed"] as const)
		page.on(event as "requestfinished", (request) => {
			if (request.resourceType() === "eventsource") open--;
		});
	return () => open;
}

async function expectEnded(page: Page, reason: string, streams: () => number): Promise<void> {
	const banner = page.getByRole("alert");
	await expect(banner).toContainText(`Failed to authenticate: ${reason}`);
	await expect.poll(streams).toBe(0);
	await expect(banner.getByRole("link", { name: "Sign in" })).toHaveAttribute(
		"href",
		`/login?${new URLSearchParams({ redirectTo: PATH })}`,
	);
}

test("signing out in another tab ends the dashboard's stream, and it says so", async ({
	page,
	context,
	db,
}) => {
	await addMove(db);
	const streams = openStreams(page);
	await signInAt(page, PATH, ADMIN);
	await expect(page.getByText(", live")).toBeVisible();
	expect(streams()).toBe(1);
	const other = await context.newPage();
	await other.goto("/");
	await other.locator("summary", { hasText: "Your menu" }).click();
	await other.getByRole("button", { name: "Logout" }).click();
	await expectEnded(page, "Your session has ended.", streams);
	await page.getByRole("alert").getByRole("link", { name: "Sign in" }).click();
	await sendSignIn(page, ADMIN);
	await expect(page).toHaveURL(PATH);
	await expect(page.getByText(", live")).toBeVisible();
});

test("a session that is taken away ends the stream", async ({ page, db }) => {
	const streams = openStreams(page);
	await signInAt(page, PATH, ADMIN);
	await expect(page.getByText(", live")).toBeVisible();
	await db.deleteFrom("sessions").execute();
	await expectEnded(page, "Your session has ended.", streams);
});

test("an account that is suspended loses its stream", async ({ page, db }) => {
	const streams = openStreams(page);
	await signInAt(page, PATH, ADMIN);
	await expect(page.getByText(", live")).toBeVisible();
	await db
		.updateTable("accounts")
		.set({ suspended_at: new Date().toISOString() })
		.where("email", "=", ADMIN)
		.execute();
	await expectEnded(page, "Your session has ended.", streams);
});

test("an admin who is one no longer loses the stream", async ({ page, db }) => {
	const streams = openStreams(page);
	await signInAt(page, PATH, ADMIN);
	await expect(page.getByText(", live")).toBeVisible();
	await db.updateTable("accounts").set({ role: "User" }).where("email", "=", ADMIN).execute();
	await expectEnded(page, "Your account may no longer see this page.", streams);
});
