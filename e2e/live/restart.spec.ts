import { request as openRequest } from "node:http";
import { DASHBOARD, rowOf } from "#e2e/dashboard.ts";
import { addMove, bookingFields, countMoves } from "#e2e/moves.ts";
import { ADMIN, signInAt } from "#e2e/people.ts";
import { startSite } from "#e2e/site-server.ts";
import { expect, test } from "#e2e/site-test.ts";
import { withinASecond } from "./within-a-second.ts";

test.beforeEach(({ watch }) => {
	// The stream's line breaks, which is what these tests are about.
	watch.expectProblem(/\/live\b/);
});

test("a dashboard survives a server that dies, and shows what happened meanwhile", async ({
	newBrowser,
	databaseUrl,
	db,
}) => {
	const server = await startSite({ databaseUrl });
	const page = await newBrowser();
	await signInAt(page, server.url + DASHBOARD, ADMIN);
	await expect(page.getByText(", live")).toBeVisible();

	await server.stop("SIGKILL");
	await expect(page.getByText("connection lost, trying again")).toBeVisible();
	await addMove(db, { name: "Tomás Ortega" });
	const again = await startSite({ databaseUrl, port: server.port });
	await expect(page.getByText(", live")).toBeVisible();
	await expect(rowOf(page, "Tomás Ortega")).toBeVisible();
	await addMove(db, { name: "After The Restart" });
	await withinASecond(page, (within) => expect(rowOf(page, "After The Restart")).toBeVisible(within));
	await page.close();
	await again.stop();
	expect([...server.problems, ...again.problems]).toEqual([]);
});

/** A booking whose second half is sent when `finish` is called. */
function sendSlowly(url: string) {
	const body = new URLSearchParams(bookingFields()).toString();
	const headers = {
		"Content-Type": "application/x-www-form-urlencoded",
		"Content-Length": Buffer.byteLength(body),
		// The server says so when it has begun to read.
		Expect: "100-continue",
	};
	const request = openRequest(`${url}/trucking-home`, { method: "POST", headers });
	const begun = new Promise<void>((done, fail) => {
		request.once("error", fail);
		request.once("continue", () => request.write(body.slice(0, 50), () => done()));
		request.flushHeaders();
	});
	const status = new Promise<number | undefined>((done, fail) => {
		request.once("error", fail);
		request.once("response", (response) => done(response.resume().statusCode));
	});
	return { begun, status, finish: () => request.end(body.slice(50)) };
}

test("asked to stop, the site answers what is in flight, ends its streams and is gone within 5 seconds", async ({
	newBrowser,
	databaseUrl,
	db,
}) => {
	const server = await startSite({ databaseUrl });
	const page = await newBrowser();
	await signInAt(page, server.url + DASHBOARD, ADMIN);
	await expect(page.getByText(", live")).toBeVisible();
	const slow = sendSlowly(server.url);
	await slow.begun;

	const stopped = server.stop();
	await expect(page.getByText("connection lost, trying again")).toBeVisible();
	slow.finish();
	expect(await slow.status).toBe(303);
	const { code, ms } = await stopped;
	expect(code).toBe(0);
	expect(ms).toBeLessThan(5_000);
	expect(await countMoves(db)).toBe(1);
	expect(server.problems).toEqual([]);
});
