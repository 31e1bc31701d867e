import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { openDatabase } from "#db/client.ts";
import type { Engine } from "#db/engine.ts";
import { copyTemplate, makeTemplate } from "#db/testing/database-template.ts";
import { seedAccounts } from "#demo/accounts.ts";
import { BROWSER_FLAGS, findChromium } from "#e2e/helpers/chromium.ts";
import { addMove } from "#e2e/helpers/moves.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { startSite } from "#e2e/helpers/site-server.ts";
import { percentilesOf } from "./percentiles.ts";

/* Measures how soon an open dashboard shows a booking that another process writes: `npm run build && npm run
   bench:live`, both engines, in milliseconds. Fails when one of 20 takes more than the second that the product
   promises. `--quick` writes few and compares nothing. */

const { quick } = parseArgs({ options: { quick: { type: "boolean" } } }).values;
const PROMISED_MS = 1_000;

const { path, environment } = await findChromium();
const browser = await chromium.launch({
	executablePath: path,
	args: BROWSER_FLAGS,
	env: { ...process.env, ...environment },
});

async function measure(engine: Engine): Promise<{ p50: number; p95: number }> {
	const { template, remove } = await makeTemplate(engine, async (url) => {
		const db = openDatabase({ url });
		await seedAccounts(db, new Date());
		await db.destroy();
	});
	const copy = await copyTemplate(template);
	const site = await startSite({ databaseUrl: copy.url });
	const db = openDatabase({ url: copy.url });
	const page = await browser.newPage();
	await signInAt(page, `${site.url}/trucking-dashboard`, ADMIN);
	await page.getByText(", live").waitFor();
	let count = 0;
	const shown = async () => {
		count++;
		await addMove(db, { name: `Customer ${count}` });
		await page
			.getByRole("row")
			.filter({ hasText: `Customer ${count}` })
			.waitFor();
	};
	const percentiles = await percentilesOf(shown, quick ? 2 : 50);
	await page.close();
	await db.destroy();
	await site.stop();
	await copy.remove();
	await remove();
	return percentiles;
}

for (const engine of ["sqlite", "postgres"] as const) {
	const { p50, p95 } = await measure(engine);
	console.log(`${engine}: a booking is shown after ${p50} ms (p50), ${p95} ms (p95)`);
	if (!quick && p95 > PROMISED_MS) process.exitCode = 1;
}
await browser.close();
process.exit();
