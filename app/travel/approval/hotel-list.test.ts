import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { HOTEL_TRAIL_WORDS } from "./hotel-list.ts";

const RULES = join(import.meta.dirname, "..");

/** The actions that a rule's file writes in the audit trail under the name of a hotel. */
function hotelActions(source: string): string[] {
	const subject = /subject[:=\s]+`hotel \$\{/;
	const writes = source.match(/(?:recordChange|record)\(trx, \{[\s\S]*?\}\)/g) ?? [];
	return writes
		.filter((write) => subject.test(write) || (!/subject:/.test(write) && subject.test(source)))
		.flatMap((write) => write.match(/action:[^,\n]*/g) ?? [])
		.flatMap((action) => [...action.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name));
}

test("all that the rules write in a hotel's trail has words, and no words are left over", () => {
	const files = readdirSync(RULES, { recursive: true, encoding: "utf8" });
	const rules = files.filter((file) => file.endsWith(".server.ts"));
	const written = rules.flatMap((file) => hotelActions(readFileSync(join(RULES, file), "utf8")));
	expect(Object.keys(HOTEL_TRAIL_WORDS).sort()).toEqual([...new Set(written)].sort());
});
