import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { moveOf } from "#app/testing/rent/move.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { takeBackup } from "../take-backup.ts";
import { fillSite } from "./fill-site.ts";

/* Makes `oldest-backup.db.gz`, which README.md describes. */

const folder = mkdtempSync(join(tmpdir(), "meeha-oldest-"));
const url = `sqlite:${join(folder, "site.db")}`;
const path = join(folder, "backup.db");
const db = openDatabase({ url });
await migrate(db);
await addAccount(db, "Ana", "SuperAdmin");
await fillSite(db);
await bookMove(db, moveOf());
await db.destroy();
const outcome = await takeBackup({ url, path, now: new Date() });
if (!outcome.ok) throw new Error(outcome.fault);
writeFileSync(join(import.meta.dirname, "oldest-backup.db.gz"), gzipSync(await readFile(path), { level: 9 }));
rmSync(folder, { recursive: true });
