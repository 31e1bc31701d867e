import { onServer } from "#db/testing/database-template.ts";
import { prepared } from "#e2e/helpers/global-setup.ts";
import { bookingFields } from "#e2e/helpers/moves.ts";
import { startSite } from "#e2e/helpers/site-server.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const TOKEN = "a-token-of-twenty-characters";
const PERSONAL = ["Zacharias", "zacharias@example.com", "555-0147", "M2345", "secret-of-a-mail", "127.0.0.1"];

/** Tests of all requests, for a site behind a proxy on PostgreSQL. */
test("behind a proxy: one line for each request, metrics for the token alone, and unready without its database", async ({
	playwright,
}) => {
	const { serverUrl, name: template } = prepared().templates.postgres;
	const name = `operations_${process.pid}`;
	await onServer(serverUrl, `create database ${name} template ${template}`);
	const databaseUrl = serverUrl.replace(/\/postgres$/, `/${name}`);
	const settings = { TRUST_PROXY: "1", METRICS_TOKEN: TOKEN, LOG_LEVEL: "info" };
	const site = await startSite({ databaseUrl, settings });
	const proxied = await playwright.request.newContext({
		baseURL: site.url,
		maxRedirects: 0,
		extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.7" },
	});

	const lineOf = async (id: string) => {
		const find = () => site.lines.filter((line) => line.startsWith("{") && line.includes(id));
		await expect.poll(() => find().length).toBe(1);
		return JSON.parse(find()[0] ?? "") as Record<string, unknown>;
	};
	const traceId = "0af7651916cd43dd8448eb211c80319c";
	const tracked = await proxied.get(
		`/track/M23456789/receipt?token=secret-of-a-mail&e=zacharias@example.com`,
		{
			headers: { "X-Request-Id": traceId },
		},
	);
	expect(tracked.headers()["x-request-id"]).toBe(traceId);
	expect(await lineOf(traceId)).toEqual({
		level: 30,
		time: expect.any(Number),
		request: traceId,
		route: "/track/:number/receipt",
		method: "GET",
		status: 303,
		ms: expect.any(Number),
		bytes: expect.any(Number),
		msg: "request",
	});
	const sent = await proxied.post("/contact", {
		form: { name: "Zacharias", email: "zacharias@example.com", contact: "555-0147", message: "" },
	});
	const line = await lineOf(sent.headers()["x-request-id"] ?? "");
	expect(line).toMatchObject({ route: "/contact", status: 422 });
	// The bytes sent: the compressed page and its headers.
	expect(line.bytes).toBeGreaterThan(2_000);
	expect(line.bytes).toBeLessThan((await sent.body()).byteLength);
	for (const word of PERSONAL)
		expect(
			site.lines.filter((line) => line.includes(word)),
			word,
		).toEqual([]);

	expect((await proxied.get("/metrics")).status()).toBe(404);
	const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
	expect((await proxied.get("/metrics", bearer(`${TOKEN}x`))).status()).toBe(404);
	const metrics = await proxied.get("/metrics", bearer(TOKEN));
	expect(metrics.headers()["content-type"]).toContain("text/plain; version=0.0.4");
	const text = await metrics.text();
	expect(text).toContain(
		'meeha_http_request_duration_seconds_count{method="POST",route="/contact",status="4xx"} 1\n',
	);
	for (const figure of [
		/^meeha_http_requests_in_flight 1$/m,
		/^meeha_live_streams 0$/m,
		/^meeha_outbox_waiting 0$/m,
		/^meeha_imports_running 0$/m,
		/^meeha_jobs_total\{kind="scheduled",result="done"\} [1-9]\d*$/m,
		/^meeha_db_pool_open [1-9]\d*$/m,
		/^meeha_db_pool_waiting \d+$/m,
		/^meeha_slow_queries_total \d+$/m,
		/^nodejs_eventloop_lag_seconds /m,
		/^nodejs_heap_size_used_bytes /m,
	])
		expect(text).toMatch(figure);
	for (const word of PERSONAL) expect(text).not.toContain(word);

	expect(await (await proxied.get("/readyz")).json()).toMatchObject({ ready: true });
	await onServer(databaseUrl, "delete from kysely_migration where name like '0001%'");
	const behind = await proxied.get("/readyz");
	expect(behind.status()).toBe(503);
	expect(await behind.json()).toEqual({ ready: false, database: "ok", migrations: "missing", process: "ok" });

	await onServer(serverUrl, `drop database ${name} with (force)`);
	const gone = await proxied.get("/readyz");
	expect(gone.status()).toBe(503);
	expect(gone.headers()["cache-control"]).toBe("no-store");
	expect(await gone.json()).toEqual({
		ready: false,
		database: "no answer",
		migrations: "unknown",
		process: "ok",
	});
	expect((await proxied.get("/healthz")).status()).toBe(200);

	// A deleted database is not a temporary outage: the page shows the request id, which is in the log.
	const failed = await proxied.get("/products");
	expect(failed.status()).toBe(500);
	const number = failed.headers()["x-request-id"] ?? "";
	expect(await failed.text()).toContain(`quote this number: <span class="tabular-nums">${number}</span>`);
	expect(site.problems.some((line) => line.includes(number) && line.includes("a page failed"))).toBe(true);
	const data = await proxied.get("/products?_data=shop%2Fcatalogue%2Froutes%2Fproducts");
	expect(data.status()).toBe(500);
	expect(data.headers()["x-remix-catch"]).toBe("yes");
	expect(await data.json()).toEqual({ request: data.headers()["x-request-id"] });
	const quiet = site.lines.filter((line) => /"\/(healthz|readyz|metrics)"/.test(line));
	expect(quiet).toEqual([]);
	await proxied.dispose();
	await site.stop();
});

test("an error of ours carries the id of its request, and so does the answer", async ({
	request,
	db,
	watch,
	workerSite,
}) => {
	watch.expectProblem(/"request":"[0-9a-f]{12}"/);
	await db.schema.alterTable("moving_bookings").renameTo("out_of_reach").execute();
	try {
		const answer = await request.post("/trucking-home", {
			headers: { "Sec-Fetch-Site": "same-origin" },
			form: bookingFields({ name: "Zacharias" }),
		});
		expect(answer.status()).toBe(503);
		const id = answer.headers()["x-request-id"] ?? "";
		const about = () => workerSite.server.lines.filter((line) => line.includes(id));
		// The failure itself, the list that the page could not show either, and the request.
		await expect.poll(() => about().some((line) => line.includes('"msg":"request"'))).toBe(true);
		expect(about().some((line) => line.includes("failed: book a move"))).toBe(true);
		for (const line of about())
			expect(JSON.parse(line)).toMatchObject({ request: id, route: "/trucking-home" });
		expect(about().join("")).not.toContain("Zacharias");
	} finally {
		await db.schema.alterTable("out_of_reach").renameTo("moving_bookings").execute();
	}
});
