import { createServer } from "node:http";
import { connect } from "node:net";
import { DASHBOARD, rowOf } from "#e2e/helpers/dashboard.ts";
import { addMove, bookingFields, countMoves } from "#e2e/helpers/moves.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { PUSHED } from "#e2e/helpers/pushed.ts";
import { startSite } from "#e2e/helpers/site-server.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

/** A lost stream is opened again after 30 seconds at most; the page then fetches what changed. */
const RECONNECTS = { timeout: 45_000 };

test.beforeEach(({ watch }) => {
	// The stream's connection breaks, which these tests need, and a stand-in answers everything with 503.
	watch.expectProblem(/\/live\b|^503 for/);
});

/** Answers everything at this port with 503, like a balancer without servers; counts requests for `/live`. */
async function standIn(port: number) {
	let requestCount = 0;
	const server = createServer((request, response) => {
		if (request.url?.startsWith("/live")) requestCount++;
		response.writeHead(503).end("No server.");
	});
	await new Promise<void>((done) => server.listen(port, done));
	const close = () =>
		new Promise((done) => {
			server.close(done);
			server.closeAllConnections();
		});
	return { asked: () => requestCount, close };
}

test("a dashboard, a badge and a form survive a server that dies, and show what happened meanwhile", async ({
	newBrowser,
	databaseUrl,
	db,
}) => {
	const server = await startSite({ databaseUrl });
	const page = await newBrowser();
	await signInAt(page, server.url + DASHBOARD, ADMIN);
	await expect(page.getByText(", live")).toBeVisible();
	const typing = await page.context().newPage();
	await typing.goto(`${server.url}${DASHBOARD}/${await addMove(db, { story: ["confirmed"] })}/rescheduling`);
	await expect(typing.getByText(", live")).toBeAttached();
	await typing.getByLabel("New time").fill("11:45");
	await addMove(db);
	const plain = await page.context().newPage();
	await plain.goto(`${server.url}/about`);
	const badge = (count: number) => plain.getByRole("link", { name: `${count} pending moving booking` });
	await expect(badge(1)).toBeVisible();
	// What opens the stream again has been loaded with the page.
	const loaded = await plain.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
	expect(loaded.join(" ")).toContain("live-stream");

	await server.stop("SIGKILL");
	await expect(page.getByText("connection lost, trying again")).toBeVisible();
	await typing.getByRole("button", { name: "Reschedule booking" }).click();
	await expect(typing.getByRole("alert")).toContainText("What you typed is still here");
	const gone = await standIn(server.port);
	// Each of the three reconnects at least once; one of them for the second time.
	await expect.poll(gone.asked, RECONNECTS).toBeGreaterThan(3);
	await typing.getByRole("button", { name: "Reschedule booking" }).click();
	await expect(typing.getByRole("alert")).toContainText("What you typed is still here");
	await gone.close();
	await addMove(db, { name: "Tomás Ortega" });
	const again = await startSite({ databaseUrl, port: server.port });
	await expect(page.getByText(", live")).toBeVisible(RECONNECTS);
	await expect(rowOf(page, "Tomás Ortega")).toBeVisible();
	await expect(badge(2)).toBeVisible(RECONNECTS);
	await addMove(db, { name: "After The Restart" });
	await expect(rowOf(page, "After The Restart")).toBeVisible(PUSHED);
	await expect(badge(3)).toBeVisible(PUSHED);
	await expect(typing.getByLabel("New time")).toHaveValue("11:45");
	await typing.getByRole("button", { name: "Reschedule booking" }).click();
	await expect(typing.getByRole("status").filter({ hasText: "Booking rescheduled!" })).toBeVisible();
	await page.context().close();
	await again.stop();
	expect([...server.problems, ...again.problems]).toEqual([]);
});

/** A half-sent booking, and a request for `/readyz` on the same connection, which `finish` completes. */
async function sendSlowly(port: number) {
	const body = new URLSearchParams(bookingFields()).toString();
	const head = [
		"POST /trucking-home HTTP/1.1",
		"Host: localhost",
		"Content-Type: application/x-www-form-urlencoded",
		`Content-Length: ${Buffer.byteLength(body)}`,
		// The server reports that it has begun to read.
		"Expect: 100-continue",
	];
	const socket = connect({ port, host: "localhost" }).setEncoding("utf8");
	let heard = "";
	const ended = new Promise<void>((done, fail) => socket.once("close", done).once("error", fail));
	const begun = new Promise<void>((done) =>
		socket.on("data", (text: string) => {
			heard += text;
			if (heard.includes("100 Continue")) done();
		}),
	);
	socket.write(`${head.join("\r\n")}\r\n\r\n`);
	await begun;
	socket.write(body.slice(0, 50));
	return async () => {
		socket.write(`${body.slice(50)}GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
		await ended;
		return heard;
	};
}

test("asked to stop, the site answers what is in flight, ends its streams and is gone", async ({
	newBrowser,
	databaseUrl,
	db,
}) => {
	const server = await startSite({ databaseUrl });
	const page = await newBrowser();
	await signInAt(page, server.url + DASHBOARD, ADMIN);
	await expect(page.getByText(", live")).toBeVisible();
	const finish = await sendSlowly(server.port);

	const stopped = server.stop();
	await expect.poll(() => server.lines.some((line) => line.includes('"stopping"'))).toBe(true);
	const heard = await finish();
	await expect(page.getByText("connection lost, trying again")).toBeVisible();
	expect(heard.match(/^HTTP\/1\.1 \d+/gm)).toEqual(["HTTP/1.1 100", "HTTP/1.1 303", "HTTP/1.1 503"]);
	expect(heard).toContain('{"ready":false,"database":"ok","migrations":"ok","process":"stopping"}');
	expect(await stopped).toBe(0);
	expect(await countMoves(db)).toBe(1);
	expect(server.problems).toEqual([]);
});
