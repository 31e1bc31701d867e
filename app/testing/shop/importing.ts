import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { exportProducts } from "#app/shop/import/export-products.server.ts";
import { type FindingKind, listFindings } from "#app/shop/import/findings.server.ts";
import { applyImport, readImport, startImport } from "#app/shop/import/imports.server.ts";
import { workOnImports } from "#app/shop/import/run-import.server.ts";
import type { Database } from "#db/client.ts";

export const IMPORT_NOW = new Date("2026-11-20T12:00:00Z");
/** Tests load pictures from a server on this machine. */
const reach = { isAllowed: () => true, anyPort: true };
export const clock = { currency: "USD", now: () => IMPORT_NOW, reach };

/** Uploads a file, which then waits to be checked. */
export async function uploadFile(db: Database, text: string): Promise<number> {
	const bytes = new TextEncoder().encode(text);
	const accountId = await someAccount(db);
	return startImport(db, {
		idempotencyKey: randomUUID(),
		accountId,
		fileName: "p.csv",
		bytes,
		now: IMPORT_NOW,
	});
}

/** The product file of the whole shop. */
export async function exported(db: Database): Promise<string> {
	let text = "";
	for await (const piece of exportProducts(db, { currency: "USD", origin: "https://meeha.example" }))
		text += piece;
	return text;
}

export async function someAccount(db: Database): Promise<number> {
	const found = await db.selectFrom("accounts").select("id").executeTakeFirst();
	if (found) return found.id;
	const made = await db
		.insertInto("accounts")
		.values({
			email: "admin@example.com",
			name: "Ada",
			role: "Admin",
			password_hash: "x",
			created_at: IMPORT_NOW.toISOString(),
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return made.id;
}

export async function check(db: Database, text: string) {
	const importId = await uploadFile(db, text);
	expect(await workOnImports(db, clock)).toBe(true);
	return { importId, ...(await found(db, importId)) };
}

/** A file with all findings of its check, as "row column: detail". */
export async function found(db: Database, importId: number) {
	const lines = async (kind: FindingKind) => {
		const findings = await listFindings(db, { importId, kind, page: 1, size: 100 });
		return findings.map((line) => `${line.row_number} ${line.column_name}: ${line.detail}`);
	};
	const one = await readImport(db, { importId });
	return {
		file: one?.file,
		counts: one?.counts,
		pictures: one?.pictures,
		problems: await lines("problem"),
		warnings: await lines("warning"),
		categories: await lines("category"),
		creates: await lines("create"),
		updates: await lines("update"),
	};
}

export async function apply(db: Database, importId: number, { publishesPictureless = false } = {}) {
	expect(await applyImport(db, { importId, publishesPictureless, actorId: null, now: IMPORT_NOW })).toBe(
		true,
	);
	expect(await workOnImports(db, clock)).toBe(true);
	return (await found(db, importId)).file;
}
