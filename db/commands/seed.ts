import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { seedDemo } from "#db/seed/demo.ts";

const filled = await seedDemo(db, {
	timeZone: env.MARKET_TIME_ZONE,
	currency: env.MARKET_CURRENCY,
	now: new Date(),
});
await db.destroy();
console.log(filled ? "Demo data is in." : "There are accounts already; nothing was changed.");
process.exit(0);
