import { db } from "#app/http/process/database.server.ts";

// Opening the site's database migrates it.
await db.destroy();
console.log("The database is up to date.");
process.exit(0);
