import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { storeSettingsInUse } from "#app/site/setup/save-market-settings.server.ts";
import { openDatabase } from "#db/client.ts";
import { sqlitePath } from "#db/engine.ts";
import { copyTemplate, type DatabaseTemplate } from "#db/testing/database-template.ts";
import { seedAccounts } from "#demo/accounts.ts";
import { type SiteServer, startSite } from "#e2e/helpers/site-server.ts";
import { type ChangeLedger, openLedger } from "./changes.ts";
import { fillWorld, type World } from "./world/fill-world.ts";

const CONTACT = "mailto:security@meeha.test";

type Opened = { server: SiteServer; ledger: ChangeLedger; world: World; close: () => Promise<void> };

/** A site of its own without limits, with data, whose rows are watched. Its languages are as in `LANGUAGES`. */
export async function openWorld(template: DatabaseTemplate, languages = "en"): Promise<Opened> {
	const copy = await copyTemplate(template);
	const db = openDatabase({ url: copy.url });
	const accounts = await db.selectFrom("accounts").select("id").limit(1).execute();
	if (accounts.length === 0) await seedAccounts(db, new Date());
	const world = await fillWorld(db);
	// As the start of a site does.
	await storeSettingsInUse(db, { overrides: {}, now: new Date() });
	await db.destroy();
	const ledger = await openLedger(copy.url);
	const mails = mkdtempSync(join(tmpdir(), "meeha-mails-"));
	const settings = {
		LANGUAGES: languages,
		RATE_LIMITS: "off",
		MAIL_FOLDER: mails,
		SLOW_QUERY_MS: "60000",
		SECURITY_CONTACT: CONTACT,
	};
	const server = await startSite({ databaseUrl: copy.url, settings });
	return {
		server,
		ledger,
		world,
		async close() {
			await server.stop();
			await ledger.close();
			await copy.remove();
			rmSync(mails, { recursive: true, force: true });
			if (template.engine === "sqlite") rmSync(`${sqlitePath(copy.url)}.kept`, { force: true });
		},
	};
}
