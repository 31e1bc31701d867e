import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import {
	type ChangedSince,
	describeDifferences,
	findLatestChange,
	isChangeBy,
	recordChange,
} from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import type { Language } from "#app/common/language/languages.ts";
import { readTranslations, type Translation } from "#app/common/language/translated.ts";
import { isValueKey } from "#app/shop/catalogue/option-values.server.ts";
import type { Database } from "#db/client.ts";
import type { ChangeEntry } from "#db/schema/common.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import type { TranslatedThing } from "./translated-things.server.ts";

/** The version of a translation, as a text for a form: others may translate into another language meanwhile. */
export const translationVersion = (stored: string, language: Language): string =>
	createHash("sha256")
		.update(textOf(readTranslations(stored)[language]))
		.digest("base64url")
		.slice(0, 12);

const OPTIONS = { label: "options", of: "field" } as const;

const textOf = (translation: Translation = {}) => JSON.stringify(Object.entries(translation).sort());

type Saving = {
	thing: TranslatedThing;
	language: Language;
	/** What was typed for each text, in their order; empty for no translation. */
	typed: Translation;
	/** The `translationVersion` that the editor saw. */
	expectedVersion: string;
	actorId: number;
	now: Date;
};

/**
 * Saves one editor's translation of a thing into a language. Refused when the thing is gone or may not be edited any more,
 * and when another editor was faster (`changed`), unless both wrote the same.
 */
export function saveTranslation(
	db: Database,
	{ thing, language, typed, expectedVersion, actorId, now }: Saving,
): Promise<{ ok: true } | { ok: false; reason: "gone" } | ChangedSince> {
	return transact(db, async (trx) => {
		const row = await thing.lock(trx);
		if (!row) return { ok: false, reason: "gone" };
		const { [language]: before = {}, ...others } = readTranslations(row.translations);
		const after = Object.fromEntries(Object.entries(typed).filter(([, text]) => text));
		if (textOf(before) === textOf(after)) return { ok: true };
		if (translationVersion(row.translations, language) !== expectedVersion)
			return changedBy(trx, { thing, actorId, now });
		const translations = { ...others, ...(Object.keys(after).length > 0 ? { [language]: after } : {}) };
		await trx
			.updateTable(thing.table as "products")
			.set({ translations: JSON.stringify(translations) })
			.where("id", "=", thing.id)
			.execute();
		const columns = Object.keys({ ...before, ...after });
		const differing = columns.filter((column) => before[column] !== after[column]);
		// A value that its product no longer has is gone from its texts.
		const nameOf = (column: string) =>
			isValueKey(column)
				? (thing.texts.find((text) => text.column === column)?.original ?? OPTIONS)
				: ({ label: column, of: "field" } as const);
		const named = (translation: Translation) =>
			Object.fromEntries(
				differing.map((column) => [
					storeText("inLanguage", { what: nameOf(column), language }),
					translation[column] ?? null,
				]),
			);
		const detail = describeDifferences(named(before), named(after));
		const entry = { action: "translation", subject: thing.subject } as ChangeEntry;
		await recordChange(trx, { ...entry, actorId, detail, now });
		await thing.finish?.(trx, differing);
		return { ok: true };
	});
}

async function changedBy(
	trx: Transaction<Schema>,
	{ thing, actorId, now }: Pick<Saving, "thing" | "actorId" | "now">,
): Promise<ChangedSince> {
	const latest = await findLatestChange(trx, { subject: thing.subject, actions: ["translation"] });
	const at = latest?.at ?? now.toISOString();
	return { ok: false, reason: "changed", by: latest?.by ?? null, isOwn: isChangeBy(latest, actorId), at };
}
