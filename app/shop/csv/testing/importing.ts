import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Database } from "#db/client.ts";
import { applyImport, readImport, startImport } from "../imports.server.ts";
import { workOnImports } from "../run-import.server.ts";

export const NOW = new Date("2026-11-20T12:00:00Z");
export const clock = { currency: "USD", now: () => NOW };

async function send(db: Database, text: string): Promise<number> {
	const bytes = new TextEncoder().encode(text);
	const accountId = await someAccount(db);
	return startImport(db, { onceKey: randomUUID(), accountId, fileName: "p.csv", bytes, now: NOW });
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
			created_at: NOW.toISOString(),
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return made.id;
}

export async function check(db: Database, text: string) {
	const importId = await send(db, text);
	expect(await workOnImports(db, clock)).toBe(true);
	return { importId, ...(await found(db, importId)) };
}

export async function found(db: Database, importId: number) {
	const read = async (kind: "problem" | "warning" | "create" | "update") => {
		const one = await readImport(db, { importId, kind, page: 1, size: 100 });
		return {
			file: one?.file,
			lines: (one?.lines ?? []).map((line) => `${line.row_number} ${line.column_name}: ${line.detail}`),
		};
	};
	const [problem, warning, create, update] = await Promise.all(
		(["problem", "warning", "create", "update"] as const).map(read),
	);
	return {
		file: problem?.file,
		problems: problem?.lines,
		warnings: warning?.lines,
		creates: create?.lines,
		updates: update?.lines,
	};
}

export async function apply(db: Database, importId: number) {
	expect(await applyImport(db, { importId, now: NOW })).toBe(true);
	expect(await workOnImports(db, clock)).toBe(true);
	return (await found(db, importId)).file;
}
