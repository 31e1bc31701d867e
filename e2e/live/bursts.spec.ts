import { sql } from "kysely";
import type { Page } from "playwright/test";
import { DASHBOARD, rowOf } from "#e2e/helpers/dashboard.ts";
import { addMove } from "#e2e/helpers/moves.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { PUSHED } from "#e2e/helpers/pushed.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const CHANGES = 100;
const MAX_REFRESHES_A_SECOND = 8;

/** Counts the loads of the list from now on. */
function countRefreshes(page: Page): () => number {
	let count = 0;
	page.on("request", (request) => {
		if (request.url().includes("_data=rent")) count++;
	});
	return () => count;
}

test("100 changes within a second are a handful of refreshes, and the last of them is shown", async ({
	page,
	db,
}) => {
	const number = await addMove(db, { name: "Change 0" });
	const caughtUp = page.waitForResponse((response) => response.url().includes("_data=rent"));
	await signInAt(page, DASHBOARD, ADMIN);
	await caughtUp;
	const refreshes = countRefreshes(page);
	const began = Date.now();
	for (let index = 1; index <= CHANGES; index++) {
		await sql`update moving_bookings set name = ${`Change ${index}`} where number = ${number}`.execute(db);
		// Spread over the second, so that the site can't join them all.
		const ahead = began + index * 10 - Date.now();
		if (ahead > 0) await new Promise((done) => setTimeout(done, ahead));
	}
	const seconds = Math.max(1, (Date.now() - began) / 1_000);
	await expect(rowOf(page, `Change ${CHANGES}`)).toBeVisible(PUSHED);
	expect(refreshes()).toBeGreaterThan(0);
	// A busy machine takes longer to write them, which causes a few more refreshes.
	expect(refreshes()).toBeLessThanOrEqual(MAX_REFRESHES_A_SECOND * seconds);
});
