import { randomUUID } from "node:crypto";
import { applyImport, startImport } from "#app/shop/import/imports.server.ts";
import { workOnImports } from "#app/shop/import/run-import.server.ts";
import { openDatabase } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";
import { copyTemplate, makeTemplate } from "#db/testing/database-template.ts";

/**
 * Checks and applies a product file of 20,000 rows (or as many as the first argument says) on a fresh
 * database of either engine. Prints the time of each step and the peak memory of the process next to its
 * memory before.
 */
const ROWS = Number(process.argv[2] ?? 20_000);
const VARIANTS = 4;

function makeFile(): Uint8Array {
	const lines = [
		"Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Status",
	];
	for (let row = 0; row < ROWS; row++) {
		const product = Math.floor(row / VARIANTS);
		const size = ["S", "M", "L", "XL"][row % VARIANTS];
		const own =
			row % VARIANTS === 0
				? `Product ${product},"<p>${"A line of its description. ".repeat(20)}</p>",Weave,Kind ${product % 8},"a, b",Size`
				: ",,,,,";
		lines.push(
			`product-${product},${own},${size},SKU-${row},${(row % 90) + 10}.50,shopify,${row % 50},active`,
		);
	}
	return new TextEncoder().encode(lines.join("\r\n"));
}

const mb = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
let peak = 0;
const watch = setInterval(() => {
	peak = Math.max(peak, process.memoryUsage().rss);
}, 20);

const engine = process.argv[3] === "postgres" ? "postgres" : "sqlite";
const { template, remove } = await makeTemplate(engine);
const copy = await copyTemplate(template);
const db = openDatabase({ url: copy.url });
const clock = { currency: "USD", now: () => new Date() };
const file = makeFile();
const before = process.memoryUsage().rss;
const upload = { idempotencyKey: randomUUID(), fileName: "bench.csv", bytes: file, now: new Date() };
const { id: accountId } = await db
	.insertInto("accounts")
	.values({
		email: "bench@example.com",
		name: "Bench",
		role: "Admin",
		password_hash: "",
		created_at: new Date().toISOString(),
	})
	.returning("id")
	.executeTakeFirstOrThrow();
const importId = await startImport(db, { ...upload, accountId });

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
	const start = performance.now();
	await work();
	const seconds = (performance.now() - start) / 1000;
	console.log(
		`${name.padEnd(8)} ${seconds.toFixed(1)} s, ${Math.round(ROWS / seconds)} rows/s, peak so far ${mb(peak)}`,
	);
}

console.log(`${ROWS} rows, ${mb(file.byteLength)}, ${engineOf(db)}; ${mb(before)} before`);
await timed("check", () => workOnImports(db, clock));
await applyImport(db, { importId, publishesPictureless: true, actorId: null, now: new Date() });
await timed("apply", () => workOnImports(db, clock));
const done = await db
	.selectFrom("product_imports")
	.select(["status", "created_count"])
	.executeTakeFirstOrThrow();
console.log(done);
clearInterval(watch);
await db.destroy();
await copy.remove();
await remove();
